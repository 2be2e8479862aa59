internal import CellGrid
internal import QuizModel
internal import Wording

extension StatisticsSections {
  /// The most columns of a bar and the gap after it.
  fileprivate static let widestStep = 4

  /// Upright bars, one a day or week, beside a scale.
  var accuracy: StatisticsBlock {
    let room = max(2, width - labelWidth)
    let course = AccuracyCourse(statistics.days, today: statistics.today, most: room / 2)
    let step = min(Self.widestStep, max(2, room / course.spans.count))
    var block = StatisticsBlock()
    let rows = context.isLow ? 3 : 5
    for row in 0..<rows {
      if let percentage = Self.scale(row: row, of: rows) {
        let label = context.phrases.percentage(percentage)
        block.write(
          label, context.style(.secondary),
          column: labelWidth - 1 - TextWidth.columns(of: label))
      }
      block.write(
        bars(course.spans, row: rows - 1 - row, of: rows, step: step), context.style(.accent),
        column: labelWidth)
      block.height += 1
    }
    addDates(of: course, step: step, to: &block)
    return block
  }

  /// What stands beside a row: the ends and the middle.
  fileprivate static func scale(row: Int, of rows: Int) -> Int? {
    switch row {
    case 0: 100
    case rows / 2: 50
    case rows - 1: 0
    default: nil
    }
  }

  /// A row of all bars, counted from below.
  fileprivate func bars(
    _ spans: [AccuracyCourse.Span], row: Int, of rows: Int, step: Int
  ) -> String {
    spans.map { span in
      // Nothing right is not the same as nothing answered.
      let level = span.accuracy.map { max(1, Int(($0 * Double(rows * 8)).rounded())) } ?? 0
      let sign = context.glyphs.eighths[min(max(0, level - row * 8), 8)]
      return String(repeating: sign, count: step - 1)
    }
    .joined(separator: " ")
  }

  /// The first day below the first bar, and today below the last one.
  fileprivate func addDates(
    of course: AccuracyCourse, step: Int, to block: inout StatisticsBlock
  ) {
    let style = context.style(.secondary)
    let last = course.isByDay ? context.phrases.today : context.phrases.thisWeek
    let end = course.spans.count * step - 1
    let lastColumn = max(0, end - TextWidth.columns(of: last))
    if let start = course.spans.first?.start.components {
      let first = context.phrases.shortDate(day: start.day, month: start.month)
      if TextWidth.columns(of: first) + 2 <= lastColumn {
        block.write(first, style, column: labelWidth)
      }
    }
    block.write(last, style, column: labelWidth + lastColumn)
    block.height += 1
  }
}
