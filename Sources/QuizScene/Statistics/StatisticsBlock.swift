internal import CellGrid

/// A part of the statistics laid out: words and bars, whose places count from its top left.
struct StatisticsBlock: Sendable {
  var texts: [StyledText] = []
  var bars: [Bar] = []
  var height = 0

  /// Writes a text into the row that is open.
  mutating func write(_ text: String, _ style: Style, column: Int = 0) {
    texts.append(StyledText(text: text, style: style, column: column, row: height))
  }

  /// Writes a text on as many rows as it takes, and goes on below.
  mutating func writeWrapped(_ text: String, _ style: Style, column: Int = 0, width: Int) {
    for line in StyledText.wrapped(text, style, column: column, width: width) {
      texts.append(line.moved(columns: 0, rows: height - line.row))
      height += 1
    }
  }

  /// Puts another part somewhere into it.
  mutating func add(_ other: StatisticsBlock, column: Int = 0, row: Int) {
    texts += other.texts.map { $0.moved(columns: column, rows: row) }
    bars += other.bars.map { bar in
      Bar(
        share: bar.share, frame: bar.frame.offset(columns: column, rows: row), role: bar.role,
        isBare: bar.isBare)
    }
    height = max(height, row + other.height)
  }
}
