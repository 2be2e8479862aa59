/// The bytes that mean something in HTML.
extension UInt8 {
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let equalsSign = UInt8(ascii: "=")
  static let apostrophe = UInt8(ascii: "'")

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { lowercased &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is a letter or digit of ASCII.
  var isAlphanumeric: Bool { isLetter || isDigit }

  /// The byte with bit 5 set: the small letter, when it is a letter.
  var lowercased: UInt8 { self | 0x20 }

  /// The small letter of a letter, and any other byte as it is.
  var lowercasedLetter: UInt8 { isLetter ? lowercased : self }

  /// Whether HTML calls the byte white space: a space, tab, line feed, form feed or carriage return.
  var isHTMLSpace: Bool {
    switch self {
    case .space, .tab, .lineFeed, 0x0C, 0x0D: true
    default: false
    }
  }

  /// Whether the byte can be part of an element's name, as in `h1`, `o:p` and `my-element`.
  ///
  /// The standard allows far more; but `a<b$` and `Map<a,b>` are no tags to those who write them.
  var isTagNamePart: Bool {
    switch self {
    case .minus, .colon, .point, UInt8(ascii: "_"): true
    default: isAlphanumeric
    }
  }
}

extension [UInt8] {
  /// Whether some text, which is written in small letters, is at an offset, in whatever case.
  func hasText(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8.count <= count else { return false }
    var index = offset
    for byte in text.utf8 {
      let found = self[index]
      guard found.lowercasedLetter == byte else { return false }
      index += 1
    }
    return true
  }

  /// The byte at an offset, or 0 after the end, which no markup contains.
  func byte(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// The offset of the first byte of a kind from an offset on, or nil.
  func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    offset < count ? self[offset...].firstIndex(of: byte) : nil
  }
}
