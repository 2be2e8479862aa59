internal import CellGrid
internal import QuizModel

/// What of a page follows from the question alone, and stays while the person fills it in.
struct QuestionText: Sendable {
  fileprivate let question: Question
  fileprivate let context: LayoutContext
  /// The chips of every bank.
  let chips: [OptionID: ChipText]
  let sentence: Sentence

  init(_ question: Question, in context: LayoutContext) {
    self.question = question
    self.context = context
    chips = question.chipTexts(
      columnWidth: context.column.count - (question.isCode ? context.codeIndent : 0),
      padding: context.chipPadding)
    sentence = Sentence(question, chips: chips, in: context)
  }

  /// Whether a question comes out the same.
  func shows(_ question: Question, in context: LayoutContext) -> Bool {
    self.context.looks(like: context) && self.question == question
  }
}
