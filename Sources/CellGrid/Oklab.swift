#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A colour in Björn Ottosson's Oklab (2020), in which equal distances look about equally far.
struct Oklab {
  fileprivate let lightness: Double
  fileprivate let greenToRed: Double
  fileprivate let blueToYellow: Double

  /// Converts from sRGB.
  init(_ color: Palette.RGB) {
    self.init(
      linearRed: Self.linear(color.red), green: Self.linear(color.green),
      blue: Self.linear(color.blue))
  }

  /// Converts from amounts of light, each from 0 to 1.
  init(linearRed red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenToRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of how different two colours look.
  func squaredDistance(to other: Oklab) -> Double {
    let lightness = lightness - other.lightness
    let greenToRed = greenToRed - other.greenToRed
    let blueToYellow = blueToYellow - other.blueToYellow
    return lightness * lightness + greenToRed * greenToRed + blueToYellow * blueToYellow
  }

  /// The amount of light that a value from 0 to 255 stands for, from 0 to 1 (IEC 61966-2-1).
  static func linear(_ value: Double) -> Double {
    let share = value / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
