internal import Wording

extension PlayOptions {
  /// The options of whatever is shown on a screen, in the order of the help.
  static let ofScreen: [CommandOption<PlayOptions>] = [
    .choice("motion", \.motionOption) { $0.motion = $1 },
    .choice("color", \.colorOption) { $0.color = $1 },
    .flag("ascii", \.asciiOption) { $0.isASCII = true },
    .flag("no-sync", \.noSyncOption) { $0.isSynchronized = false },
    .flag("debug-motion", \.debugMotionOption) { $0.tellsMotion = true },
  ]
}
