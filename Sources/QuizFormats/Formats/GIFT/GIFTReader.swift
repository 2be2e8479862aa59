internal import QuizModel

/// Reads the texts of a GIFT file.
struct GIFTReader {
  /// The file with spaces for comments.
  let bytes: [UInt8]
  let source: SourceText
  let draft: QuizDraft

  /// A text as it is read.
  ///
  /// - Parameters:
  ///   - range: The text.
  ///   - format: The format of a text that names none.
  /// - Returns: The text without escapes, tags and marks, and without white space at its ends.
  func text(_ range: Range<Int>, format: GIFTFormat) -> String {
    plain(Array(bytes[range]), at: range.lowerBound, format: format).text
  }

  /// Feedback, or nil when there is none.
  func feedback(_ range: Range<Int>?, format: GIFTFormat) -> String? {
    range.map { text($0, format: format) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What is asked, and the format of it, which its answers have too.
  func prompt(_ parts: GIFTParts) -> (prompt: GIFTPrompt, format: GIFTFormat) {
    guard parts.answers != nil, !bytes.trimmed(parts.after).isEmpty else {
      let (text, format) = plain(
        Array(bytes[parts.before]), at: parts.before.lowerBound, format: .moodle)
      return (.asking(text), format)
    }
    let joined = bytes[parts.before] + String(GIFTText.placeholder).utf8 + bytes[parts.after]
    let (text, format) = plain(Array(joined), at: parts.before.lowerBound, format: .moodle)
    let halves = text.unicodeScalars.split(
      separator: GIFTText.placeholder, maxSplits: 1, omittingEmptySubsequences: false)
    return (.around(String(halves[0]), halves.dropFirst().first.map { String($0) } ?? ""), format)
  }

  /// A text without escapes, tags and marks.
  fileprivate func plain(
    _ raw: [UInt8], at offset: Int, format: GIFTFormat
  ) -> (text: String, format: GIFTFormat) {
    var rest = raw[raw.trimmed(raw.indices)]
    var format = format
    if let named = GIFTFormat.named(at: rest) {
      format = named.format
      rest = rest.dropFirst(named.length)
    }
    let unescaped = rest.unescapedGIFT(keepsLines: format == .markdown)
    var text = String(decoding: unescaped, as: UTF8.self)
    if format == .markdown { text = text.withoutMarkdownMarks }
    if format == .html || (format != .plain && text.looksLikeHTML) {
      text = draft.plainText(ofHTML: text, at: offset)
    }
    return (text.trimmed, format)
  }
}

/// The text of a question and where in it the answers belong.
enum GIFTPrompt {
  /// The answers follow the text.
  case asking(String)
  /// The answers stand within the text.
  case around(String, String)

  /// Whether there is nothing to read.
  var isEmpty: Bool { if case .asking(let text) = self { text.isEmpty } else { false } }

  /// The question with one blank.
  func question(_ answers: [Alternative], options: [Option]? = nil) -> QuestionDraft {
    switch self {
    case .asking(let text): QuestionDraft(asking: text, answers: answers, options: options)
    case .around(let before, let after):
      QuestionDraft(
        [.text(before), .blank(BlankDraft(answers)), .text(after)], options: options)
    }
  }

  /// The question with a blank for each of several answers, all of which are to be chosen.
  func question(all answers: [Alternative], options: [Option]) -> QuestionDraft {
    switch self {
    case .asking(let text): return QuestionDraft(asking: text, all: answers, options: options)
    case .around(let before, let after):
      var question = QuestionDraft(asking: before, all: answers, options: options)
      // The line end before the blanks.
      question.pieces.remove(at: 1)
      question.pieces.append(.text(after))
      return question
    }
  }
}
