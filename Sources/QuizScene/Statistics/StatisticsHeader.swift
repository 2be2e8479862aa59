internal import CellGrid
internal import QuizModel
internal import Wording

/// The header of the statistics: what it is, and which page.
struct StatisticsHeader: Sendable {
  /// The title of the quiz, or nil for all together.
  let name: String?
  /// The page, from 1, of how many.
  let page: Int
  let count: Int
  let context: LayoutContext

  var texts: [StyledText] {
    let title = context.phrases.statisticsTitle
    if context.isLow { return line([(shownName, .text), (pageWords, .secondary)], row: 0) }
    if context.isNarrow {
      return line([(title, .text)], row: 1)
        + line([(shownName, .secondary), (pageWords, .secondary)], row: 2, isBold: false)
    }
    let name = count > 1 ? "\(shownName)   \(pageWords)" : shownName
    return line([(title, .text), (name, .secondary)], row: 1)
  }

  fileprivate var shownName: String { name?.displayed.collapsed ?? context.phrases.allQuizzes }

  fileprivate var pageWords: String {
    count > 1 ? context.phrases.page(page, of: count) : ""
  }

  /// What stands at the left and at the right end of a row; where both are too long the longer one is
  /// cut.
  fileprivate func line(
    _ ends: [(text: String, role: Role)], row: Int, isBold: Bool = true
  ) -> [StyledText] {
    let columns = StatisticsSheet.columns(in: context)
    let widths = ends.map { TextWidth.columns(of: $0.text) }
    let longest = widths.indices.max { widths[$0] < widths[$1] }
    let excess = widths.reduce(0, +) + (ends.count > 1 ? 2 : 0) - columns.count
    return ends.enumerated().compactMap { index, end in
      guard !end.text.isEmpty else { return nil }
      let text =
        index == longest && excess > 0
        ? end.text.truncated(to: max(1, widths[index] - excess), mark: context.glyphs.more)
        : end.text
      let style = context.style(end.role).adding(isBold && index == 0 ? .bold : [])
      let column =
        index == 0 ? columns.lowerBound : columns.upperBound - TextWidth.columns(of: text)
      return StyledText(text: text, style: style, column: column, row: row)
    }
  }
}
