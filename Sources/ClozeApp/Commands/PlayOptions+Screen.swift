internal import CellGrid
internal import Wording

extension PlayOptions {
  /// The options of whatever is shown on a screen, in the order of the help.
  static let ofScreen: [CommandOption<PlayOptions>] = [
    .theme("theme") { $0.theme = $1 },
    .choice("motion", { $0.motionOption }) { $0.motion = $1 },
    .choice("color", { $0.colorOption }) { $0.color = $1 },
    .flag("ascii", { $0.asciiOption }) { $0.isASCII = true },
    .flag("no-sync", { $0.noSyncOption }) { $0.isSynchronized = false },
    .flag("debug-motion", { $0.debugMotionOption }) { $0.tellsMotion = true },
  ]
}

extension CommandOption {
  /// An option whose value names a theme.
  fileprivate static func theme(
    _ name: String, set: @escaping @Sendable (inout Values, ThemeName) -> Void
  ) -> Self {
    let names = ThemeName.allCases.map(\.rawValue)
    return oneOf(name, "NAME", names, { $0.themeOption(names: names) }) { values, word in
      if let theme = ThemeName(rawValue: word) { set(&values, theme) }
    }
  }
}
