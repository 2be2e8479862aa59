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

  /// The entry from 16 on that is nearest by Euclidean distance.
  static func nearest(to color: RGB) -> UInt8 {
    func distance(_ index: UInt8) -> Double {
      let other = rgb(of: index)
      let red = other.red - color.red
      let green = other.green - color.green
      let blue = other.blue - color.blue
      return red * red + green * green + blue * blue
    }
    return (16...255).min { distance($0) < distance($1) } ?? 16
  }

  /// A colour moved a share of the way towards the terminal's background.
  static func blend(_ color: Color, on isLight: Bool, isBackground: Bool, share: Double) -> Color {
    let ground: RGB = isLight ? (250, 250, 250) : (16, 17, 21)
    let text: RGB = isLight ? (30, 30, 30) : (220, 220, 220)
    let start: RGB
    switch color {
    case .terminalDefault where isBackground: return .terminalDefault
    case .terminalDefault: start = text
    case .palette(let index): start = rgb(of: index)
    }
    return .palette(
      nearest(
        to: (
          start.red + (ground.red - start.red) * share,
          start.green + (ground.green - start.green) * share,
          start.blue + (ground.blue - start.blue) * share
        )))
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
