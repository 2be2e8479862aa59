extension JSONParser {
  /// Reads a string from its opening quote to after its closing one.
  mutating func readString() throws(QuizFileError) {
    let start = index
    var hasEscapes = false
    index = bytes.endOfPlainCharacters(from: index + 1)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote {
        index += 1
        nodes.append(JSONNode(hasEscapes ? .escapedString : .plainString, from: start, to: index))
        return
      }
      guard byte == .backslash else { throw failureInString(byte, openedAt: start) }
      hasEscapes = true
      try skipEscape()
      index = bytes.endOfPlainCharacters(from: index)
    }
    throw failure(.unclosed(.text, line: text.line(at: start)), at: index)
  }

  /// Passes over an escape, from its backslash.
  fileprivate mutating func skipEscape() throws(QuizFileError) {
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    switch bytes[index + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    case UInt8(ascii: "u"):
      guard let unit = bytes.codeUnit(ofEscapeAt: index) else { throw failureInEscape() }
      if UTF16.isTrailSurrogate(unit) { throw failureInSurrogate() }
      if UTF16.isLeadSurrogate(unit) {
        guard let second = bytes.codeUnit(ofEscapeAt: index + 6), UTF16.isTrailSurrogate(second)
        else { throw failureInSurrogate() }
        index += 6
      }
      index += 6
    default: throw failureInEscape()
    }
  }

  /// Reads a number, from its sign or first digit.
  mutating func readNumber() throws(QuizFileError) {
    let start = index
    if bytes[index] == .minus { index += 1 }
    // A zero is a whole part of its own: 012 is not a number.
    var isNumber = byte(at: index) == .zero ? skipZero() : skipDigits()
    if isNumber, byte(at: index) == .point {
      index += 1
      isNumber = skipDigits()
    }
    if isNumber, byte(at: index) | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte(at: index) == .plus || byte(at: index) == .minus { index += 1 }
      isNumber = skipDigits()
    }
    guard isNumber, !byte(at: index).isWordPart else {
      throw failure(.badNumber(found: excerpt(at: start)), at: start)
    }
    nodes.append(JSONNode(.number, from: start, to: index))
  }

  /// The byte at an offset, or 0 after the end, which no token contains.
  fileprivate func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  fileprivate mutating func skipZero() -> Bool {
    index += 1
    return true
  }

  /// Passes over digits and tells whether there was one.
  fileprivate mutating func skipDigits() -> Bool {
    let start = index
    while byte(at: index).isDigit { index += 1 }
    return index > start
  }

  /// Reads `true`, `false` or `null`.
  mutating func readLiteral(_ first: UInt8) throws(QuizFileError) {
    let (word, kind): (StaticString, JSONNode.Kind)
    switch first {
    case UInt8(ascii: "t"): (word, kind) = ("true", .yes)
    case UInt8(ascii: "f"): (word, kind) = ("false", .no)
    case UInt8(ascii: "n"): (word, kind) = ("null", .null)
    default: throw failureInsteadOfValue()
    }
    let end = index + word.utf8CodeUnitCount
    let isWord = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isWord, !byte(at: end).isWordPart else { throw failureInsteadOfValue() }
    nodes.append(JSONNode(kind, from: index, to: end))
    index = end
  }

  /// Passes over a comment and warns of it.
  ///
  /// - Returns: Whether the slash does begin a comment.
  mutating func skipComment() throws(QuizFileError) -> Bool {
    let start = index
    switch byte(at: index + 1) {
    case .slash:
      let isLineEnd = { (byte: UInt8) in byte == .lineFeed || byte == .carriageReturn }
      index = bytes[index...].firstIndex(where: isLineEnd) ?? bytes.count
    case .asterisk:
      index += 2
      while byte(at: index) != .asterisk || byte(at: index + 1) != .slash {
        guard index < bytes.count else {
          throw failure(.unclosed(.comment, line: text.line(at: start)), at: bytes.count)
        }
        index += 1
      }
      index += 2
    default: return false
    }
    warn(.comment, at: start)
    return true
  }
}

extension [UInt8] {
  /// The UTF-16 code unit that an escape such as `\u00e9` stands for.
  ///
  /// - Returns: nil when there is no such escape at the offset.
  func codeUnit(ofEscapeAt offset: Int) -> UInt16? {
    guard offset + 6 <= count, self[offset] == .backslash, self[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in self[(offset + 2)..<(offset + 6)] {
      guard let digit = byte.hexadecimalValue else { return nil }
      unit = unit << 4 | digit
    }
    return UInt16(unit)
  }
}
