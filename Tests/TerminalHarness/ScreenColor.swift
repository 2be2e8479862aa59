internal import CVTerm

/// A colour as the program asked for it, so that no palette comes between the test and the program.
public enum ScreenColor: Hashable, Sendable {
  /// The user's own foreground or background.
  case standard
  /// An index into the palette: 0–7, 8–15 for the bright ones, then the 256 of xterm.
  case palette(Int)
  /// Direct colour, each channel 0–255.
  case rgb(Int, Int, Int)

  init(_ color: VTermColor) {
    let flags = UInt32(color.type)
    let isStandard = flags & UInt32(VTERM_COLOR_DEFAULT_MASK.rawValue) != 0
    let isIndexed = flags & UInt32(VTERM_COLOR_TYPE_MASK.rawValue) == VTERM_COLOR_INDEXED.rawValue
    self =
      if isStandard {
        .standard
      } else if isIndexed {
        .palette(Int(color.indexed.idx))
      } else {
        .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
      }
  }
}
