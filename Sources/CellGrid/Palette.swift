/// The 256 colours of xterm as red, green and blue.
enum Palette {
  /// Red, green and blue, each from 0 to 255.
  typealias RGB = (red: Double, green: Double, blue: Double)

  /// The value of an entry from 16 on; the first 16 are the person's own, and these are xterm's.
  static func rgb(of index: UInt8) -> RGB {
    switch index {
    case 0..<16:
      return basic[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = Double(8 + 10 * (Int(index) - 232))
      return (gray, gray, gray)
    }
  }

  /// The entry from 16 on that looks most like a colour.
  ///
  /// By red, green and blue alone a dim blue would come out as violet: the steps of the cube are
  /// coarse where it is dark.
  static func nearest(to color: RGB) -> UInt8 {
    let wanted = Oklab(color)
    func distance(_ index: Int) -> Double { wanted.squaredDistance(to: entries[index - 16]) }
    var best = 16
    for index in neighbors(of: color) where distance(index) < distance(best) { best = index }
    return UInt8(best)
  }

  /// The corners of the cube around a colour, and the grays next to it.
  fileprivate static func neighbors(of color: RGB) -> [Int] {
    func steps(_ value: Double) -> [Int] {
      let lower = value < 95 ? 0 : Int((value - 55) / 40)
      return value < 95 ? [0, 1] : [min(lower, 5), min(lower + 1, 5)]
    }
    let mean = (color.red + color.green + color.blue) / 3
    let gray = min(max(0, Int((mean - 8) / 10)), 22)
    var found = [232 + gray, 233 + gray]
    for red in steps(color.red) {
      for green in steps(color.green) {
        for blue in steps(color.blue) { found.append(16 + 36 * red + 6 * green + blue) }
      }
    }
    return found
  }

  /// All entries from 16 on.
  fileprivate static let entries = (16...255).map { Oklab(rgb(of: UInt8($0))) }

  /// A colour moved a share of the way towards the terminal's background.
  static func blend(_ color: Color, on isLight: Bool, isBackground: Bool, share: Double) -> Color {
    if share == 0 || isBackground && color == .terminalDefault { return color }
    return mix(
      (color, isBackground: isBackground), (.terminalDefault, isBackground: true), share,
      on: isLight)
  }

  /// A colour of text or background on its way from one to another, a share from 0 to 1 of it; the
  /// ends are exact.
  static func mix(
    _ start: (color: Color, isBackground: Bool), _ end: (color: Color, isBackground: Bool),
    _ share: Double, on isLight: Bool
  ) -> Color {
    if start == end || share >= 1 { return end.color }
    let from = value(of: start, on: isLight)
    let to = value(of: end, on: isLight)
    return .palette(
      nearest(
        to: (
          from.red + (to.red - from.red) * share,
          from.green + (to.green - from.green) * share,
          from.blue + (to.blue - from.blue) * share
        )))
  }

  /// The value of a colour; the terminal's own are not known, only how light they are.
  fileprivate static func value(
    of color: (color: Color, isBackground: Bool), on isLight: Bool
  ) -> RGB {
    switch color.color {
    case .palette(let index): rgb(of: index)
    case .terminalDefault where color.isBackground: isLight ? (250, 250, 250) : (16, 17, 21)
    case .terminalDefault: isLight ? (30, 30, 30) : (220, 220, 220)
    }
  }

  fileprivate static func level(_ step: Int) -> Double {
    step == 0 ? 0 : Double(55 + 40 * step)
  }

  fileprivate static let basic: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
