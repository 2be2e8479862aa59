/// Reads embedded answers byte by byte; every byte is looked at a fixed number of times at most.
struct EmbeddedAnswerReader {
  fileprivate let bytes: ArraySlice<UInt8>
  /// The offset of the next byte.
  fileprivate(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Goes to the next opening brace.
  ///
  /// - Returns: Its offset, or nil at the end.
  mutating func skipToBrace() -> Int? {
    index = bytes[index...].firstIndex(of: .openBrace) ?? bytes.endIndex
    return index < bytes.endIndex ? index : nil
  }

  /// Reads the beginning of an answer, up to its second colon.
  ///
  /// - Returns: The weight and the kind as it is written, or nil when the brace is text; it is then
  ///   skipped.
  mutating func readHead() -> (weight: Double, kind: String)? {
    index += 1
    let digits = bytes[index...].prefix(while: \.isDigit)
    guard bytes.dropFirst(digits.endIndex - bytes.startIndex).first == .colon else { return nil }
    let name = bytes[(digits.endIndex + 1)...].prefix { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == .colon
    else { return nil }
    index = name.endIndex + 1
    let weight = digits.isEmpty ? 1 : Double(String(decoding: digits, as: UTF8.self))
    return (weight ?? 1, String(decoding: name, as: UTF8.self))
  }

  /// Reads alternatives and the closing brace.
  ///
  /// - Returns: Whether there was one.
  mutating func readAlternatives(into answer: inout EmbeddedAnswer) -> Bool {
    while index < bytes.endIndex {
      let offset = index
      let credit = readCredit()
      let text = readText(until: [.tilde, .hash, .closeBrace])
      var feedback: String?
      if index < bytes.endIndex, bytes[index] == .hash {
        index += 1
        feedback = readText(until: [.tilde, .closeBrace])
      }
      guard index < bytes.endIndex else { return false }
      let isLast = bytes[index] == .closeBrace
      index += 1
      if !text.isEmpty || feedback != nil {
        answer.alternatives.append(
          EmbeddedAlternative(
            credit: credit, text: text, feedback: feedback?.unlessEmpty, offset: offset))
      }
      if isLast { return true }
    }
    return false
  }

  /// Reads `=` or `%n%`, n with a point or a comma; without either an alternative earns nothing.
  fileprivate mutating func readCredit() -> Double {
    guard index < bytes.endIndex else { return 0 }
    if bytes[index] == .equalsSign {
      index += 1
      return 1
    }
    guard bytes[index] == .percent else { return 0 }
    // As long as a share can be; what is longer is text.
    let number = bytes[(index + 1)...].prefix(32).prefix { byte in
      byte.isDigit || byte == .minus || byte == .point || byte == .comma
    }
    let text = String(
      decoding: number.map { $0 == .comma ? .point : $0 }, as: UTF8.self)
    guard number.endIndex < bytes.endIndex, bytes[number.endIndex] == .percent,
      let percentage = Double(text)
    else { return 0 }
    index = number.endIndex + 1
    return percentage / 100
  }

  /// Reads up to one of some signs that is not escaped, or to the end.
  fileprivate mutating func readText(until ends: [UInt8]) -> String {
    var text: [UInt8] = []
    let escaped: [UInt8] = [.closeBrace, .hash, .tilde, .slash, .quote]
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == .backslash, index + 1 < bytes.endIndex, escaped.contains(bytes[index + 1]) {
        text.append(bytes[index + 1])
        index += 2
        continue
      }
      if ends.contains(byte), !(byte == .hash && text.isInReference) { break }
      text.append(byte)
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether a number sign at the end begins the number of a character reference; an editor may have
  /// written its `&` as a reference, too.
  fileprivate var isInReference: Bool {
    last == .ampersand || suffix(5).elementsEqual("&amp;".utf8)
  }
}

extension String {
  /// The text, or nil when there is none.
  var unlessEmpty: String? { isEmpty ? nil : self }
}
