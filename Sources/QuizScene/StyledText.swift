internal import CellGrid

/// A run of text in one style at a place.
struct StyledText: Hashable, Sendable {
  var text: String
  var style: Style
  var column: Int
  var row: Int
  /// What a click on it does.
  var action: Action?

  var frame: CellRect {
    CellRect(column: column, row: row, width: TextWidth.columns(of: text), height: 1)
  }

  func moved(columns: Int, rows: Int) -> StyledText {
    var moved = self
    moved.column += columns
    moved.row += rows
    return moved
  }
}

/// A piece of a text in a style of its own, wherever it comes to stand.
struct StyledRun: Hashable, Sendable {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

extension StyledText {
  /// A text broken into lines, one below the other from row 0 on.
  static func wrapped(_ text: String, _ style: Style, column: Int, width: Int) -> [StyledText] {
    TextFlow.wrap(text, width: max(1, width)).enumerated().map { row, line in
      StyledText(text: line, style: style, column: column, row: row)
    }
  }

  /// Runs that are broken into lines as one text, one below the other from row 0 on.
  static func wrapped(_ runs: [StyledRun], column: Int, width: Int) -> [StyledText] {
    let graphemes = runs.flatMap { run in run.text.displayed.map { ($0, run.style) } }
    let lines = TextFlow.wrap(String(graphemes.map(\.0)), width: max(1, width))
    var texts: [StyledText] = []
    var next = 0
    for (row, line) in lines.enumerated() {
      var place = column
      for grapheme in line {
        // Spaces and line ends at a break are in no line.
        while next < graphemes.count - 1, graphemes[next].0 != grapheme { next += 1 }
        let style = graphemes[next].1
        next = min(next + 1, graphemes.count - 1)
        if let last = texts.last, last.row == row, last.style == style {
          texts[texts.count - 1].text.append(grapheme)
        } else {
          texts.append(StyledText(text: String(grapheme), style: style, column: place, row: row))
        }
        place += TextWidth.columns(of: grapheme)
      }
    }
    return texts
  }
}
