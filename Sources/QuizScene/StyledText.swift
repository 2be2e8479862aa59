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

extension StyledText {
  /// A text broken into lines, one below the other from row 0 on.
  static func wrapped(_ text: String, _ style: Style, column: Int, width: Int) -> [StyledText] {
    TextFlow.wrap(text, width: max(1, width)).enumerated().map { row, line in
      StyledText(text: line, style: style, column: column, row: row)
    }
  }
}
