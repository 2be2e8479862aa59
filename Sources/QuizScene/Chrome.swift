internal import CellGrid

/// The header and the row of hints around a screen's content.
struct Chrome: Sendable {
  /// The columns of the progress bar.
  static let barWidth = 20

  /// What stands in the row of hints: keys as printed and the word for what they do.
  struct Hint: Hashable, Sendable {
    let key: String
    let word: String
    /// Whether the help grows out of it.
    let isHelp: Bool
  }

  let title: String
  /// How far the run is, from 0 to 1, and in words; nil where nothing is counted.
  let progress: (share: Double, words: String)?
  let hints: [Hint]

  /// The elements, drawn over the whole screen.
  ///
  /// - Parameters:
  ///   - isHelpOpen: Whether the hint of the help has turned into the help.
  ///   - context: The window and its looks.
  /// - Returns: The header where there is room for one, and the hints.
  func elements(isHelpOpen: Bool, in context: LayoutContext) -> [Element] {
    (context.isLow ? [] : header(in: context)) + hintRow(isHelpOpen: isHelpOpen, in: context)
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

  fileprivate func hintRow(isHelpOpen: Bool, in context: LayoutContext) -> [Element] {
    var column = context.column.lowerBound
    let gap = context.isNarrow ? 2 : 3
    var elements: [Element] = []
    for hint in hints {
      let keyWidth = TextWidth.columns(of: hint.key)
      let width = keyWidth + 1 + TextWidth.columns(of: hint.word)
      if column + width > context.column.upperBound { break }
      if !(hint.isHelp && isHelpOpen) {
        let key = context.style(.text).adding(.bold)
        elements.append(
          .line(hint.key, key, column: column, row: context.hintRow, clip: context.screen))
        elements.append(
          .line(
            hint.word, context.style(.secondary), column: column + keyWidth + 1,
            row: context.hintRow, clip: context.screen))
      }
      column += width + gap
    }
    return elements
  }

  /// Where the hint of the help stands, or would.
  func helpOrigin(in context: LayoutContext) -> CellRect {
    var column = context.column.lowerBound
    for hint in hints {
      let width = TextWidth.columns(of: hint.key) + 1 + TextWidth.columns(of: hint.word)
      if hint.isHelp {
        return CellRect(column: column, row: context.hintRow, width: width, height: 1)
      }
      column += width + (context.isNarrow ? 2 : 3)
    }
    return CellRect(column: context.column.lowerBound, row: context.hintRow, width: 6, height: 1)
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
