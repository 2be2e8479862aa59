internal import CellGrid

/// The hints at the bottom as they stand: as many as fit whole.
struct HintLine: Sendable {
  /// Keys as printed and the word for what they do.
  struct Hint: Hashable, Sendable {
    let key: String
    let word: String
    /// Whether the help grows out of it.
    let isHelp: Bool

    fileprivate var width: Int { TextWidth.columns(of: key) + 1 + TextWidth.columns(of: word) }
  }

  let hints: [Hint]

  /// The hints from left to right.
  func elements(in context: LayoutContext) -> [Element] {
    placed(in: context).flatMap { hint, column in
      [
        Element.line(
          hint.key, context.style(.text).adding(.bold), column: column, row: context.hintRow,
          clip: context.screen),
        Element.line(
          hint.word, context.style(.secondary),
          column: column + TextWidth.columns(of: hint.key) + 1, row: context.hintRow,
          clip: context.screen),
      ]
    }
  }

  /// Where the hint of the help stands, or the start of the row when it has no room.
  func helpOrigin(in context: LayoutContext) -> CellRect {
    let place = placed(in: context).first { $0.hint.isHelp }
    return CellRect(
      column: place?.column ?? context.column.lowerBound, row: context.hintRow,
      width: place?.hint.width ?? 1, height: 1)
  }

  fileprivate func placed(in context: LayoutContext) -> [(hint: Hint, column: Int)] {
    var column = context.column.lowerBound
    var placed: [(hint: Hint, column: Int)] = []
    for hint in hints {
      guard column + hint.width <= context.column.upperBound else { break }
      placed.append((hint, column))
      column += hint.width + (context.isNarrow ? 2 : 3)
    }
    return placed
  }
}
