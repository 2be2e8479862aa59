internal import CellGrid

/// The header and the row of hints around a screen's content.
struct Chrome: Sendable {
  /// The columns of the progress bar.
  static let barWidth = 20

  let title: String
  /// How far the run is, from 0 to 1, and in words; nil where nothing is counted.
  let progress: (share: Double, words: String)?
  let hints: HintLine

  /// The header, where there is room for one, and the hints.
  func elements(in context: LayoutContext) -> [Element] {
    (context.isLow ? [] : header(in: context)) + hints.elements(in: context)
  }

  fileprivate func header(in context: LayoutContext) -> [Element] {
    let column = context.column
    let all = context.screen
    let row = 1
    var elements: [Element] = []
    var titleWidth = column.count
    if let progress {
      let barRow = context.isNarrow ? 2 : row
      let words = progress.words
      let barWidth = min(Self.barWidth, column.count - TextWidth.columns(of: words) - 3)
      let bar = CellRect(
        column: column.upperBound - barWidth, row: barRow, width: barWidth, height: 1)
      elements += Bar(share: progress.share, frame: bar, role: .accent)
        .elements(traveller: .progress, in: context)
      let wordsColumn =
        context.isNarrow
        ? column.lowerBound : bar.column - 3 - TextWidth.columns(of: words)
      elements.append(
        .line(words, context.style(.secondary), column: wordsColumn, row: barRow, clip: all))
      if !context.isNarrow { titleWidth = wordsColumn - 3 - column.lowerBound }
    }
    let shown = title.displayed.truncated(to: titleWidth, mark: context.glyphs.more)
    elements.append(
      .line(
        shown, context.style(.text).adding(.bold), column: column.lowerBound, row: row, clip: all))
    return elements
  }
}

extension LayoutContext {
  /// The whole window.
  var screen: CellRect { CellRect(column: 0, row: 0, width: size.width, height: size.height) }
}

extension Element {
  /// A row of text.
  static func line(
    _ text: String, _ style: Style, column: Int, row: Int, clip: CellRect
  ) -> Element {
    Element(
      .text(text, style),
      frame: CellRect(
        column: column, row: row, width: TextWidth.columns(of: text), height: 1),
      clip: clip)
  }
}

extension String {
  /// The text cut to a number of columns, with a mark in place of what is missing.
  func truncated(to width: Int, mark: String) -> String {
    guard TextWidth.columns(of: self) > width else { return self }
    var kept = ""
    var used = TextWidth.columns(of: mark)
    for grapheme in self {
      used += TextWidth.columns(of: grapheme)
      if used > width { break }
      kept.append(grapheme)
    }
    return kept + mark
  }
}
