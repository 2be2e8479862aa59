// Foundation's normalisation brings ICU's tables (some 40 MB) into a static program; the standard
// library has the same algorithm for its own string comparison.
@_spi(_Unicode) internal import Swift

extension Unicode.Scalar {
  /// Whether the scalar is white space (Unicode's `White_Space`), of which U+3000 is the last; most
  /// scalars need no look into the tables.
  package var isSpace: Bool {
    switch value {
    case 0x21..<0x7F, 0x3001...: false
    default: properties.isWhitespace
    }
  }

  /// Whether anything is seen of it: neither white space nor control, format or variation.
  fileprivate var isInk: Bool {
    switch properties.generalCategory {
    case .control, .format: false
    default: !properties.isWhitespace && !properties.isVariationSelector
    }
  }
}

extension String {
  /// The text in Unicode's composed normal form (NFC).
  public var composed: String {
    if unicodeScalars.allSatisfy(\.isAlwaysComposed) { return self }
    return String(String.UnicodeScalarView(_nfc))
  }

  /// The text without white space (Unicode's `White_Space`) at either end.
  public var trimmed: String {
    let isVisible = { (scalar: Unicode.Scalar) in !scalar.isSpace }
    guard let start = unicodeScalars.firstIndex(where: isVisible),
      let last = unicodeScalars.lastIndex(where: isVisible)
    else { return "" }
    return String(Substring(unicodeScalars[start...last]))
  }

  /// The text without white space at either end, or nil when nothing is left that can be seen.
  public var unlessBlank: String? {
    let text = trimmed
    return text.unicodeScalars.contains(where: \.isInk) ? text : nil
  }

  /// The text with every run of white space as one space, and none at the ends.
  public var collapsed: String {
    // A look is quicker than a copy, which hardly any text needs.
    if isCollapsed { return self }
    var result = String.UnicodeScalarView()
    for word in unicodeScalars.split(whereSeparator: \.isSpace) {
      if !result.isEmpty { result.append(" ") }
      result.append(contentsOf: word)
    }
    return String(result)
  }

  /// Whether the text is its own ``collapsed`` form and has no bidirectional marks; a quick look that
  /// most texts pass, and what does not may be so all the same.
  var isPlainlyCollapsed: Bool {
    withBytes { bytes in
      var previous: UInt8 = 0x20
      for byte in bytes {
        switch byte {
        case 0x20 where previous != 0x20: break
        // Of other white space and of the marks, the first byte is one of those after U+0020.
        case ...0x20, 0xC2, 0xD8, 0xE1...0xE3: return false
        default: break
        }
        previous = byte
      }
      return previous != 0x20 || bytes.isEmpty
    }
  }

  /// Whether the text is ASCII.
  package var isASCII: Bool { withBytes { bytes in bytes.allSatisfy { $0 < 0x80 } } }

  /// Looks at the UTF-8 in one piece, which is quicker than byte by byte.
  fileprivate func withBytes(_ look: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    if let result = utf8.withContiguousStorageIfAvailable(look) { return result }
    return Array(utf8).withUnsafeBufferPointer(look)
  }

  fileprivate var isCollapsed: Bool {
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar.isSpace, scalar != " " || previous == " " { return false }
      previous = scalar
    }
    return previous != " " || isEmpty
  }

  /// The text without accents, points and tone marks, so that `é` is `e`.
  ///
  /// Marks that make another letter stay: strokes through a sign (`≠`), the voicing of kana, and
  /// what spells a vowel or its absence in the scripts of India and South-East Asia.
  var withoutAccents: String {
    String(String.UnicodeScalarView(_nfd.filter { !$0.isAccent }))
  }

  /// The text with all that differs in case alone made equal (Unicode's simple case folding).
  ///
  /// So `ς` is `σ`, but `ß` is not `ss`, nor `ı` `i`: that is spelling.
  var caseFolded: String {
    let small = lowercased()
    if small.isASCII { return small }
    var result = String.UnicodeScalarView()
    for scalar in small.unicodeScalars {
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      if scalar != "ı", capital.count == 1, let only = capital.first {
        result.append(contentsOf: only.properties.lowercaseMapping.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text without the invisible characters that steer the direction of writing.
  var withoutBidirectionalMarks: String {
    guard unicodeScalars.contains(where: \.isBidirectionalMark) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidirectionalMark }))
  }
}

extension UInt8 {
  /// Whether every scalar whose UTF-8 begins with the byte is always composed and no control
  /// character, but for U+0080 to U+009F; also whether the byte is one that begins no scalar.
  @inlinable package var isAlwaysComposed: Bool {
    switch self {
    case 0x20...0x7E, 0x80...0xBF, 0xC2...0xCB, 0xD0...0xD1, 0xE4...0xE9, 0xEB...0xEC: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether no neighbour of its like changes the scalar in NFC: Latin, Greek and Cyrillic letters,
  /// CJK characters and syllables of Hangul, so that most texts need no further look.
  var isAlwaysComposed: Bool {
    switch value {
    case ..<0x300, 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x1E00...0x1EFF,
      0x2010...0x2027, 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF5E:
      true
    default: false
    }
  }

  /// Whether the scalar is a mark by which a letter stays the same letter: the points of Hebrew,
  /// Arabic and Syriac, and marks above or below (by their canonical combining classes).
  fileprivate var isAccent: Bool {
    guard value >= 0x300, properties.generalCategory == .nonspacingMark else { return false }
    let place = properties.canonicalCombiningClass.rawValue
    return (10...36).contains(place) || place >= 200
  }

  /// Whether the scalar steers the direction of writing; the range spares most a look at the tables.
  fileprivate var isBidirectionalMark: Bool {
    (0x61C...0x2069).contains(value) && properties.isBidiControl
  }
}
