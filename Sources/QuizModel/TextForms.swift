// Foundation's normalisation brings ICU's tables (some 40 MB) into a static program; the standard
// library has the same algorithm for its own string comparison.
@_spi(_Unicode) internal import Swift

extension String {
  /// The text in Unicode's composed normal form (NFC).
  public var composed: String {
    if unicodeScalars.allSatisfy(\.isAlwaysComposed) { return self }
    return String(String.UnicodeScalarView(_nfc))
  }

  /// The text without white space (Unicode's `White_Space`) at either end.
  public var trimmed: String {
    let start = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = start.reversed().drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(end.reversed()))
  }

  /// The text with every run of white space as one space, and none at the ends.
  public var collapsed: String {
    var result = String.UnicodeScalarView()
    for word in unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      if !result.isEmpty { result.append(" ") }
      result.append(contentsOf: word)
    }
    return String(result)
  }

  /// Whether the text is ASCII and its own ``collapsed`` form; a quick look that most texts pass.
  var isCollapsedASCII: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 || utf8.isEmpty
  }

  /// The text without combining marks, so that `é` is `e`.
  var withoutAccents: String {
    let bare = _nfd.filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(bare))
  }

  /// The text without the invisible characters that steer the direction of writing.
  var withoutBidirectionalMarks: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
  }
}

extension Unicode.Scalar {
  /// Whether no neighbour of its like changes the scalar in NFC: Latin letters and CJK characters, so
  /// that most texts need no further look.
  fileprivate var isAlwaysComposed: Bool {
    switch value {
    case ..<0x300, 0x2010...0x2027, 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xFF01...0xFF5E:
      true
    default: false
    }
  }
}
