internal import CellGrid
internal import QuizModel
internal import Wording

extension StatisticsSections {
  /// The columns of a week.
  fileprivate static let weekWidth = 2

  /// A grid of as many weeks as fit, with the names of months and weekdays, and a legend.
  var activity: StatisticsBlock {
    let room = (width - labelWidth) / Self.weekWidth
    let grid = DayGrid(today: statistics.today, weeks: min(DayGrid.mostWeeks, max(1, room)))
    var block = StatisticsBlock()
    addMonths(of: grid, to: &block)
    addDays(of: grid, to: &block)
    addLegend(to: &block)
    return block
  }

  fileprivate func addMonths(of grid: DayGrid, to block: inout StatisticsBlock) {
    let months = grid.months
    let columns = months.map { labelWidth + $0.week * Self.weekWidth }
    // A name stands apart from the next one.
    let ends = columns.dropFirst().map { $0 - 1 } + [width]
    for (index, (_, month)) in months.enumerated() {
      let name = context.phrases.shortMonth(month)
      guard columns[index] + TextWidth.columns(of: name) <= ends[index] else { continue }
      block.write(name, context.style(.secondary), column: columns[index])
    }
    block.height += 1
  }

  fileprivate func addDays(of grid: DayGrid, to block: inout StatisticsBlock) {
    let amounts = Dictionary(
      statistics.days.map { ($0.date, $0.attempts) }, uniquingKeysWith: +)
    // Only what is in sight is compared.
    let most = amounts.filter { grid.place(of: $0.key) != nil }.values.max() ?? 0
    let shades = DayShades(context: context)
    for weekday in 0..<7 {
      if weekday.isMultiple(of: 2), weekday < 6 {
        block.write(context.phrases.shortWeekday(weekday), context.style(.secondary))
      }
      let steps = (0..<grid.weeks).map { week in
        grid.day(week: week, weekday: weekday).map {
          DayShades.step(of: amounts[$0] ?? 0, most: most)
        }
      }
      addRow(steps, shades, to: &block)
      if weekday == grid.today.weekday {
        block.write(
          String(context.glyphs.todayMark), context.style(.accent),
          column: labelWidth + grid.weeks * Self.weekWidth - 1)
      }
      block.height += 1
    }
  }

  /// The days of a weekday, those that look alike as one text.
  fileprivate func addRow(
    _ steps: [Int?], _ shades: DayShades, to block: inout StatisticsBlock
  ) {
    var run: (text: String, style: Style, column: Int)?
    for (week, step) in steps.enumerated() {
      guard let step else { continue }
      let style = shades.style(step)
      if run?.style == style {
        run?.text += " \(shades.sign(step))"
      } else {
        if let run { block.write(run.text, run.style, column: run.column) }
        run = (String(shades.sign(step)), style, labelWidth + week * Self.weekWidth)
      }
    }
    if let run { block.write(run.text, run.style, column: run.column) }
  }

  /// What the shades mean, from less to more, and the mark of today.
  fileprivate func addLegend(to block: inout StatisticsBlock) {
    let shades = DayShades(context: context)
    var column = labelWidth
    func write(_ text: String, _ style: Style, gap: Int) {
      block.write(text, style, column: column)
      column += TextWidth.columns(of: text) + gap
    }
    let words = context.style(.secondary)
    write(context.phrases.less, words, gap: 1)
    for step in 0..<DayShades.count {
      write(String(shades.sign(step)), shades.style(step), gap: 1)
    }
    write(context.phrases.more, words, gap: 3)
    let today = context.phrases.today
    if column + 2 + TextWidth.columns(of: today) <= width {
      write(String(context.glyphs.todayMark), context.style(.accent), gap: 1)
      write(today, words, gap: 0)
    }
    block.height += 1
  }
}
