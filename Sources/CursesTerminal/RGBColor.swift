/// A colour by its parts, each from 0 to 1.
struct RGBColor: Hashable {
  /// The parts.
  var red, green, blue: Double

  /// How bright the colour seems, from 0 to 1 (the luma of ITU-R BT.601).
  var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// Whether dark text reads better on it than light text.
  var isLight: Bool { luma > 0.5 }
}

extension RGBColor {
  /// Reads an X11 colour: `rgb:` or `rgba:` with 1 to 4 hexadecimal digits a part, or `#rrggbb`.
  init?(x11 text: some StringProtocol) {
    let parts: [Substring]
    if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      parts = Substring(text.drop { $0 != ":" }.dropFirst())
        .split(separator: "/", omittingEmptySubsequences: false)
    } else if text.hasPrefix("#"), (text.utf8.count - 1) % 3 == 0 {
      let digits = Substring(text.dropFirst())
      let width = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * width).prefix(width) }
    } else {
      return nil
    }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  fileprivate static func part(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = UInt16(digits, radix: 16)
    else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
