internal import CellGrid
internal import Wording

/// The header of a run.
struct RunHeader: Sendable {
  /// The columns of the progress bar.
  static let barWidth = 20

  let title: String
  /// How far the run is, from 0 to 1, and which question of how many is on, from 1.
  let progress: (share: Double, question: Int, count: Int)

  /// The header, where there is room for one.
  func elements(in context: LayoutContext) -> [Element] {
    context.isLow ? [] : header(in: context)
  }

  fileprivate func header(in context: LayoutContext) -> [Element] {
    let column = context.column
    let all = context.screen
    let row = 1
    let barRow = context.isNarrow ? 2 : row
    let words = context.phrases.progress(question: progress.question, of: progress.count)
    let wordsWidth = TextWidth.columns(of: words)
    let barWidth = min(Self.barWidth, column.count - wordsWidth - 3)
    let bar = CellRect(
      column: column.upperBound - barWidth, row: barRow, width: barWidth, height: 1)
    let wordsColumn = context.isNarrow ? column.lowerBound : bar.column - 3 - wordsWidth
    let titleWidth = context.isNarrow ? column.count : wordsColumn - 3 - column.lowerBound
    let shown = title.displayed.truncated(to: titleWidth, mark: context.glyphs.more)
    return Bar(share: progress.share, frame: bar, role: .accent)
      .elements(traveller: .progress, in: context) + [
        .line(words, context.style(.secondary), column: wordsColumn, row: barRow, clip: all),
        .line(
          shown, context.style(.text).adding(.bold), column: column.lowerBound, row: row, clip: all),
      ]
  }
}
