import CellGrid

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Colours between two others, worked out apart from the theme.
enum ReferenceColor {
  typealias RGB = (red: Double, green: Double, blue: Double)

  /// What the text of a dark terminal is taken for, its ground, and the ground of a dialog.
  static let text: RGB = (220, 220, 220)
  static let ground: RGB = (16, 17, 21)
  static let panel: RGB = (38, 38, 38)

  /// The entry of the palette that looks most like the colour a share of the way on.
  static func mixed(_ start: RGB, _ end: RGB, _ share: Double) -> Color {
    let wanted = (
      red: start.red + (end.red - start.red) * share,
      green: start.green + (end.green - start.green) * share,
      blue: start.blue + (end.blue - start.blue) * share
    )
    let place = oklab(wanted)
    let best = entries.min {
      squaredDistance($0.place, place) < squaredDistance($1.place, place)
    }
    return .palette(UInt8(best?.index ?? 0))
  }

  /// The colour of text behind the overlay of a dialog, which hides 58 % at most.
  static func dimmedText(opacity: Double) -> Color {
    opacity <= 0 ? .terminalDefault : mixed(text, ground, 0.58 * min(opacity, 1))
  }

  /// The colour of text that fades into a dialog.
  static func fadingText(opacity: Double) -> Color {
    opacity >= 1 ? .terminalDefault : mixed(panel, text, opacity)
  }

  fileprivate static let entries = (16..<256).map { (index: $0, place: oklab(rgb($0))) }

  fileprivate static func squaredDistance(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    let way = left - right
    return (way * way).sum()
  }

  /// A colour in Oklab (Ottosson, 2020), where distances are as they look.
  fileprivate static func oklab(_ color: RGB) -> SIMD3<Double> {
    func linear(_ value: Double) -> Double {
      let share = value / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let rgb = SIMD3(linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt((SIMD3(0.4122214708, 0.5363325363, 0.0514459929) * rgb).sum())
    let medium = cbrt((SIMD3(0.2119034982, 0.6806995451, 0.1073969566) * rgb).sum())
    let short = cbrt((SIMD3(0.0883024619, 0.2817188376, 0.6299787005) * rgb).sum())
    let cones = SIMD3(long, medium, short)
    return SIMD3(
      (SIMD3(0.2104542553, 0.7936177850, -0.0040720468) * cones).sum(),
      (SIMD3(1.9779984951, -2.4285922050, 0.4505937099) * cones).sum(),
      (SIMD3(0.0259040371, 0.7827717662, -0.8086757660) * cones).sum()
    )
  }

  fileprivate static func rgb(_ index: Int) -> RGB {
    guard index < 232 else {
      let gray = Double(8 + 10 * (index - 232))
      return (gray, gray, gray)
    }
    let steps: [Double] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return (steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }
}
