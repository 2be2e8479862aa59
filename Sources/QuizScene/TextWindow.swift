internal import CellGrid
internal import QuizViewModels

/// The part of a typed text that its blank shows: always the one around the caret.
struct TextWindow: Hashable, Sendable {
  /// What is shown.
  let text: String
  /// Columns from the left of the window to the caret; at most its width.
  let caretColumn: Int

  init(_ entry: TextEntry, width: Int) {
    let graphemes = entry.text.map { String($0).displayed }
    let widths = graphemes.map { TextWidth.columns(of: $0) }
    var start = 0
    var beforeCaret = widths[..<entry.caret].reduce(0, +)
    while beforeCaret > width {
      beforeCaret -= widths[start]
      start += 1
    }
    var used = 0
    let shown = zip(graphemes[start...], widths[start...]).prefix { _, columns in
      used += columns
      return used <= width
    }
    text = shown.map(\.0).joined()
    caretColumn = beforeCaret
  }
}
