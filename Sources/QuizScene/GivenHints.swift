internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The hints that were given, one under the other.
struct GivenHints: Sendable {
  /// The lines of each hint, from row 0 of all on.
  let hints: [[StyledText]]
  /// The rows that all of them take.
  let height: Int

  init(_ model: FillBlankViewModel, in context: LayoutContext) {
    self.init(model.givenHints.map(model.text), in: context)
  }

  /// The rows kept free for all hints that a question has, so that nothing moves when one comes.
  static func reserve(for question: Question, in context: LayoutContext) -> Int {
    let all = GivenHints(question.blanks.flatMap(\.hints) + question.hints, in: context)
    return all.hints.isEmpty ? 0 : all.height + gap(in: context)
  }

  /// The empty rows between the hints and the verdict below them.
  static func gap(in context: LayoutContext) -> Int { context.isLow ? 0 : 1 }

  fileprivate init(_ words: [String], in context: LayoutContext) {
    let label = context.phrases.hintLabel
    let indent = TextWidth.columns(of: label) + 2
    var hints: [[StyledText]] = []
    var row = 0
    for words in words {
      let title = StyledText(
        text: label, style: context.style(.accent).adding(.bold), column: 0, row: row)
      let lines = StyledText.wrapped(
        words.displayed, context.style(.secondary), column: indent,
        width: context.column.count - indent)
      hints.append([title] + lines.map { $0.moved(columns: 0, rows: row) })
      row += lines.count
    }
    self.hints = hints
    height = row
  }
}
