/// A text with embedded answers, taken apart.
///
/// An answer begins with a brace, a weight or nothing, and a word in capitals between colons; braces
/// that do not begin so are text. Alternatives are apart by `~`; `=` or `%n%` before one says what it
/// earns, `#` after it begins its feedback. A backslash makes `}`, `#`, `~`, `/` and `"` text, and
/// a sign after `&` is part of a character reference such as `&#39;`.
struct EmbeddedAnswers: Sendable {
  /// A part in reading order.
  enum Part: Equatable, Sendable {
    /// Text between answers, as it is written, and where it begins.
    case text(String, offset: Int)
    case answer(EmbeddedAnswer)
  }

  fileprivate(set) var parts: [Part] = []

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; offsets are its indices.
  ///   - line: The number of the line of an offset.
  /// - Throws: When an answer is of an unknown kind or not closed.
  init(_ bytes: ArraySlice<UInt8>, line: (Int) -> Int) throws(QuestionFailure) {
    var reader = EmbeddedAnswerReader(bytes)
    var start = bytes.startIndex
    while let brace = reader.skipToBrace() {
      guard let head = reader.readHead() else { continue }
      guard let kind = EmbeddedAnswer.Kind(name: head.kind) else {
        throw QuestionFailure(reason: .kind(head.kind), offset: brace)
      }
      var answer = EmbeddedAnswer(kind: kind, weight: head.weight, offset: brace)
      guard reader.readAlternatives(into: &answer) else {
        throw QuestionFailure(
          reason: .mistake(.unclosed(.answers, line: line(brace))), offset: brace)
      }
      append(bytes[start..<brace])
      parts.append(.answer(answer))
      start = reader.index
    }
    append(bytes[start...])
  }

  /// The answers in reading order.
  var answers: [EmbeddedAnswer] {
    parts.compactMap { part in
      if case .answer(let answer) = part { answer } else { nil }
    }
  }

  /// Whether an answer of a known kind is complete in a text; one behind a backtick is code that tells of it.
  static func areFound(in bytes: ArraySlice<UInt8>) -> Bool {
    var reader = EmbeddedAnswerReader(bytes)
    while let brace = reader.skipToBrace() {
      guard let head = reader.readHead(), let kind = EmbeddedAnswer.Kind(name: head.kind),
        brace == bytes.startIndex || bytes[brace - 1] != UInt8(ascii: "`")
      else { continue }
      var answer = EmbeddedAnswer(kind: kind, weight: head.weight, offset: brace)
      return reader.readAlternatives(into: &answer) && !answer.alternatives.isEmpty
    }
    return false
  }

  /// Whether an answer begins in a text, be it of an unknown kind or without an end.
  static func mayBegin(in bytes: ArraySlice<UInt8>) -> Bool {
    var reader = EmbeddedAnswerReader(bytes)
    while reader.skipToBrace() != nil {
      if reader.readHead() != nil { return true }
    }
    return false
  }

  fileprivate mutating func append(_ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    parts.append(.text(String(decoding: text, as: UTF8.self), offset: text.startIndex))
  }
}

extension EmbeddedAnswers.Part {
  /// Where the part begins.
  var offset: Int {
    switch self {
    case .text(_, let offset): offset
    case .answer(let answer): answer.offset
    }
  }
}
