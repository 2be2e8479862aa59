/// A question of a GIFT file cut into text and answers.
struct GIFTParts {
  /// The text before the answers, or all of it when there are none.
  let before: Range<Int>
  /// What is between the braces, or nil when there are none: the text is a description.
  fileprivate(set) var answers: Range<Int>?
  /// The text after the answers.
  fileprivate(set) var after: Range<Int>
  /// Feedback on the question as a whole.
  fileprivate(set) var generalFeedback: Range<Int>?

  /// Cuts a question.
  ///
  /// - Throws: What is wrong with its braces.
  init(_ source: SourceText, _ bytes: [UInt8], in range: Range<Int>) throws(GIFTMistake) {
    guard let open = bytes.firstUnescaped(in: range, where: \.isBrace) else {
      before = range
      after = range.upperBound..<range.upperBound
      return
    }
    guard bytes[open] == .openBrace else { throw GIFTMistake(strayBrace: bytes[open], at: open) }
    let rest = open + 1..<range.upperBound
    guard let close = bytes.firstUnescaped(in: rest, where: \.isBrace) else {
      throw GIFTMistake(.unclosed(.answers, line: source.line(at: open)), at: open)
    }
    guard bytes[close] == .closeBrace else {
      throw GIFTMistake(strayBrace: bytes[close], at: close)
    }
    before = bytes.trimmed(range.lowerBound..<open).isEmpty ? open..<open : range.lowerBound..<open
    after = close + 1..<range.upperBound
    if let stray = bytes.firstUnescaped(in: after, where: \.isBrace) {
      throw GIFTMistake(strayBrace: bytes[stray], at: stray)
    }
    answers = bytes.trimmed(open + 1..<close)
    splitFeedback(bytes, in: open + 1..<close)
  }

  /// Takes what follows the last four hash signs from the answers.
  fileprivate mutating func splitFeedback(_ bytes: [UInt8], in range: Range<Int>) {
    var rest = range
    while let start = bytes.firstUnescaped(in: rest, where: { $0 == .hash }) {
      let end = bytes[start..<range.upperBound].firstIndex { $0 != .hash } ?? range.upperBound
      if end - start >= 4 {
        answers = bytes.trimmed(range.lowerBound..<end - 4)
        generalFeedback = end..<range.upperBound
      }
      rest = end..<range.upperBound
    }
  }
}

/// What makes a question of a GIFT file one that cannot be asked.
struct GIFTMistake: Error, Equatable {
  let reason: LeftOut
  let offset: Int

  init(_ reason: LeftOut, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  init(_ mistake: ImportMistake, at offset: Int) {
    self.init(.mistake(mistake), at: offset)
  }

  /// A brace that should have a backslash, since a question has its answers in one place.
  init(strayBrace brace: UInt8, at offset: Int) {
    self.init(.stray(String(decoding: [brace], as: UTF8.self)), at: offset)
  }
}
