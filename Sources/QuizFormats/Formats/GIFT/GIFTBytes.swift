/// The bytes that mean something in GIFT.
extension UInt8 {
  static let tilde = UInt8(ascii: "~")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")

  /// Whether a backslash before the byte takes away its meaning, or, before `n`, ends a line; before
  /// anything else a backslash is one.
  var isEscapedInGIFT: Bool {
    switch self {
    case .tilde, .equalsSign, .hash, .openBrace, .closeBrace, .colon, .backslash,
      UInt8(ascii: "n"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// The offset of the first byte in a range that is of a kind and has no backslash before it.
  func firstUnescaped(in range: Range<Int>, where isMatch: (UInt8) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      if byte == .backslash, index + 1 < range.upperBound, self[index + 1].isEscapedInGIFT {
        index += 2
        continue
      }
      if isMatch(byte) { return index }
      index += 1
    }
    return nil
  }

  /// The offset of the first of some bytes in a range, or nil.
  func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { wanted in
      range.first { $0 + wanted.count <= range.upperBound && self[$0...].starts(with: wanted) }
    }
  }
}
