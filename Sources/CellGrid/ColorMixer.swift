/// Mixes colours to those that a terminal shows.
struct ColorMixer {
  /// A colour, and whether it lies behind text.
  typealias Place = (color: Color, isBackground: Bool)

  /// How many colours the terminal shows; at least a palette.
  let depth: ColorDepth
  /// Whether the terminal's background is light.
  let isLight: Bool

  /// A colour moved a share of the way towards the terminal's background.
  func faded(_ color: Color, isBackground: Bool, _ share: Double) -> Color {
    if share == 0 || isBackground && color == .terminalDefault { return color }
    return mix((color, isBackground: isBackground), (.terminalDefault, isBackground: true), share)
  }

  /// A colour of text or background on its way from one to another, a share from 0 to 1 of it; the
  /// ends are exact.
  func mix(_ start: Place, _ end: Place, _ share: Double) -> Color {
    if start == end || share >= 1 { return end.color }
    let from = value(of: start)
    let to = value(of: end)
    return shown(
      (
        from.red + (to.red - from.red) * share,
        from.green + (to.green - from.green) * share,
        from.blue + (to.blue - from.blue) * share
      ))
  }

  /// The colour of the terminal that looks most like a value.
  fileprivate func shown(_ value: Palette.RGB) -> Color {
    guard depth == .direct else { return .palette(Palette.nearest(to: value)) }
    func rounded(_ part: Double) -> UInt8 { UInt8(min(max(0, part), 255) + 0.5) }
    return .rgb(rounded(value.red), rounded(value.green), rounded(value.blue))
  }

  /// The value of a colour; the terminal's own are not known, only how light they are.
  fileprivate func value(of place: Place) -> Palette.RGB {
    switch place.color {
    case .palette(let index): Palette.rgb(of: index)
    case .rgb(let red, let green, let blue): (Double(red), Double(green), Double(blue))
    case .terminalDefault where place.isBackground: isLight ? (250, 250, 250) : (16, 17, 21)
    case .terminalDefault: isLight ? (30, 30, 30) : (220, 220, 220)
    }
  }
}
