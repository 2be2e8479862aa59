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
    // Direct types keep the numbers below 8 for the palette, so the person's own eight remain.
    case .palette(let index) where isDirect && index < 8: Int32(index)
    case .palette(let index) where isDirect: Self.direct(Palette.rgb(of: index))
    case .palette(let index): Int(index) < depth.rawValue ? Int32(index) : nil
    case .rgb(let red, let green, let blue):
      isDirect ? Self.direct((Double(red), Double(green), Double(blue))) : nil
    }
  }

  /// A colour as one number.
  ///
  /// Some types keep all the numbers of a palette of 256, which are nearly black: a touch of green
  /// leads past them.
  fileprivate static func direct(_ value: Palette.RGB) -> Int32 {
    let number = Int32(value.red) << 16 | Int32(value.green) << 8 | Int32(value.blue)
    return number < 0x100 ? number | 0x100 : number
  }
}
