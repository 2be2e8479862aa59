internal import CellGrid
internal import QuizModel
internal import Wording

extension StatisticsSections {
  /// How many days are shown.
  fileprivate static let mostDays = 14
  fileprivate static let mostBarWidth = 40

  /// How many questions come due on each of the coming days.
  var due: StatisticsBlock {
    let counts = statistics.due.prefix(Self.mostDays)
    guard let most = counts.max(), most > 0 else { return StatisticsBlock() }
    let names = counts.indices.map(name(ofDay:))
    let nameWidth = (names.map { TextWidth.columns(of: $0) }.max() ?? 0) + 2
    let countWidth = String(most).count
    let start = nameWidth + countWidth + 2
    let barWidth = min(Self.mostBarWidth, width - start)
    var block = StatisticsBlock()
    for (name, count) in zip(names, counts) {
      block.write(name, context.style(count > 0 ? .text : .secondary))
      let words = String(count)
      block.write(
        words, context.style(count > 0 ? .text : .secondary),
        column: nameWidth + countWidth - words.count)
      if count > 0, barWidth > 0 {
        // What is due is seen, however little it is.
        let share = max(Double(count) / Double(most), 1 / Double(barWidth))
        block.bars.append(
          Bar(
            share: share,
            frame: CellRect(column: start, row: block.height, width: barWidth, height: 1),
            role: .accent, isBare: true))
      }
      block.height += 1
    }
    return block
  }

  fileprivate func name(ofDay index: Int) -> String {
    switch index {
    case 0: return context.phrases.today
    case 1: return context.phrases.tomorrow
    default:
      let day = statistics.today.advanced(by: index)
      let (_, month, number) = day.components
      return context.phrases.shortDate(weekday: day.weekday, day: number, month: month)
    }
  }
}
