internal import QuizModel

/// A question without its answer, as types of question want it that ask in full.
struct MoodlePrompt {
  /// The text, with underscores where the answer belongs or without any.
  let text: String
  /// Whether the answer comes on a line of its own, after the text.
  let isBeforeAnswer: Bool

  /// Makes the text of a question; nil when what is read of it would be another.
  init?(_ question: Question) {
    let (written, isBeforeAnswer) = Self.parts(of: question)
    guard !written.isEmpty else { return nil }
    let draft =
      question.blanks.count > 1
      ? QuestionDraft(asking: written, all: question.blanks.map { _ in Self.answer }, options: [])
      : QuestionDraft(asking: written, answers: [Self.answer])
    var read = ""
    for piece in draft.pieces {
      if case .text(let text) = piece { read += text } else { read += Question.blankSign }
    }
    let count = draft.pieces.count { if case .blank = $0 { true } else { false } }
    guard read == question.textWithBlanks, count == question.blanks.count else { return nil }
    text = written
    self.isBeforeAnswer = isBeforeAnswer
  }

  fileprivate static let answer = Alternative(.text("a"))

  /// The text before the blanks at the end, or else the text with them in it.
  fileprivate static func parts(of question: Question) -> (text: String, isBeforeAnswer: Bool) {
    let blanks = question.blanks.map { _ in Question.blankSign }.joined(separator: " ")
    let whole = question.textWithBlanks
    let end = "\n" + blanks
    guard whole.hasSuffix(end) else { return (whole, false) }
    return (String(whole.dropLast(end.count)), true)
  }
}
