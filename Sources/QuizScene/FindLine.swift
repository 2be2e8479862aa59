internal import CellGrid
internal import QuizViewModels
internal import Wording

/// The words that an option is found by, as they are typed in the row of hints.
struct FindLine: Sendable {
  let words: TextEntry
  /// Whether an option has them.
  let isFound: Bool
  let context: LayoutContext

  /// The line of a question in which an option is looked for; nil for others.
  init?(_ model: FillBlankViewModel, in context: LayoutContext) {
    guard let words = model.searchWords else { return nil }
    self.words = words
    isFound = !model.matches.isEmpty
    self.context = context
  }

  var elements: [Element] { texts.map { Element($0, clip: context.screen) } }

  /// Where the words are typed.
  var caret: CellPoint {
    CellPoint(column: textColumn + window.caretColumn, row: context.hintRow)
  }

  /// The columns that are left for hints.
  var rest: Range<Int> {
    let last = texts.last?.frame.columns.upperBound ?? 0
    let start = max(textColumn + textWidth + 1, last) + (context.isNarrow ? 2 : 3)
    return min(start, context.column.upperBound)..<context.column.upperBound
  }

  fileprivate var texts: [StyledText] {
    let sign = StyledText(
      text: "/", style: context.style(.accent).adding(.bold),
      column: context.column.lowerBound, row: context.hintRow)
    let text = StyledText(
      text: window.text, style: context.style(.text), column: textColumn, row: context.hintRow)
    guard !isFound else { return [sign, text] }
    // It follows the words at once, where there is room.
    let none = StyledText(
      text: context.phrases.noOption, style: context.style(.secondary),
      column: text.frame.columns.upperBound + (context.isNarrow ? 2 : 3), row: context.hintRow)
    let fits = none.frame.columns.upperBound <= context.column.upperBound
    return fits ? [sign, text, none] : [sign, text]
  }

  fileprivate var textColumn: Int { context.column.lowerBound + 2 }

  /// The columns that the words have.
  fileprivate var textWidth: Int { max(6, min(18, context.column.count / 3)) }

  fileprivate var window: TextWindow { TextWindow(words, width: textWidth) }
}
