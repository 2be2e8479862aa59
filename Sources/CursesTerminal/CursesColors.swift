internal import CellGrid

/// The numbers that ncurses takes for colours.
struct CursesColors {
  /// Two colours of a cell as ncurses numbers them; −1 is the person's own.
  struct Pair: Hashable {
    /// The colour of the text.
    var foreground: Int32
    /// The colour behind it.
    var background: Int32
  }

  /// How many colours there are.
  let depth: ColorDepth
  /// Whether a number is red, green and blue in one, as with the terminal types named `-direct`.
  let isDirect: Bool
  /// Whether −1 is understood; where it is not, white on black stands for it.
  let hasDefaults: Bool

  /// The colours of a style, or nil for the person's own, which need no pair.
  ///
  /// Drawing is quantised before; where a colour is still too many for the terminal, both are the
  /// person's own, which at least can be read.
  func pair(for style: Style) -> Pair? {
    let background = style.background ?? .terminalDefault
    guard depth > .none, style.foreground != .terminalDefault || background != .terminalDefault,
      let front = number(of: style.foreground, default: 7),
      let back = number(of: background, default: 0)
    else { return nil }
    return Pair(foreground: front, background: back)
  }

  fileprivate func number(of color: Color, default substitute: Int32) -> Int32? {
    switch color {
    case .terminalDefault: hasDefaults ? -1 : substitute
    case .palette(let index) where isDirect: Self.direct(index)
    case .palette(let index): Int(index) < depth.rawValue ? Int32(index) : nil
    }
  }

  /// An entry of xterm's palette as a direct colour.
  ///
  /// Direct types keep the numbers below 8 for the palette, so the person's own eight remain.
  fileprivate static func direct(_ index: UInt8) -> Int32 {
    let index = Int32(index)
    switch index {
    case 0..<8: return index
    case 8..<16:
      let bright: [Int32] = [
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]
      return bright[Int(index) - 8]
    case 16..<232:
      let levels: [Int32] = [0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6]
    default: return (8 + (index - 232) * 10) * 0x010101
    }
  }
}
