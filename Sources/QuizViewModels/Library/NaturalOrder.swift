/// A text as it is put in order: by the value of the numbers in it rather than by their digits, so
/// that `Unit 2` comes before `Unit 10`.
///
/// Digits come before letters, and a text before those that go on from it.
struct NaturalOrder: Hashable, Comparable, Sendable {
  /// The text as UTF-8, in which every number is `0`, how many digits it has, and these.
  ///
  /// More digits are a greater number because leading zeros are left out.
  fileprivate let key: [UInt8]

  /// Takes a text over, which is compared as it is; fold it before to make cases equal.
  init(_ text: String) {
    var key: [UInt8] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first.digit == nil {
        key += String(first).utf8
        rest.removeFirst()
      } else {
        let number = rest.prefix { $0.digit != nil }
        let digits = number.compactMap(\.digit).drop { $0 == 0 }
        let count = UInt32(digits.count).bigEndian
        key.append(UInt8(ascii: "0"))
        withUnsafeBytes(of: count) { key += $0 }
        key += digits
        rest = rest[number.endIndex...]
      }
    }
    self.key = key
  }

  static func < (left: Self, right: Self) -> Bool { left.key.lexicographicallyPrecedes(right.key) }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, from 0 to 9; nil for anything else.
  fileprivate var digit: UInt8? {
    // Most characters need no look into Unicode's tables.
    if value < 0x80 { return ("0"..."9").contains(self) ? UInt8(value - 0x30) : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { UInt8($0) }
  }
}
