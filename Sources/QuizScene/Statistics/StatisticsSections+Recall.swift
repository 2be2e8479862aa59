internal import CellGrid
internal import QuizModel
internal import Wording

extension StatisticsSections {
  fileprivate static let mostBarWidth = 40

  /// A bar for what was recalled of each group, with a mark where that was predicted.
  var recall: StatisticsBlock {
    guard !statistics.recall.isEmpty else { return StatisticsBlock() }
    var block = StatisticsBlock()
    let reviews = statistics.recall.map { context.phrases.reviews($0.reviews) }
    let widest = reviews.map { TextWidth.columns(of: $0) }.max() ?? 0
    let percentages = labelWidth + 2
    let free = width - labelWidth - 1 - percentages
    let barWidth = min(Self.mostBarWidth, max(0, free - 2 - widest))
    for (group, words) in zip(statistics.recall, reviews) {
      let start = labelWidth + 1
      write(group.predicted, .secondary, end: labelWidth - 1, to: &block)
      let frame = CellRect(column: start, row: block.height, width: barWidth, height: 1)
      if barWidth > 3 {
        block.bars.append(Bar(share: group.actual, frame: frame, role: .accent))
        let mark = min(barWidth - 1, max(0, Int(group.predicted * Double(barWidth))))
        block.write(
          String(context.glyphs.barMark), context.style(.text).adding(.bold), column: start + mark)
      }
      let end = start + barWidth + percentages
      write(group.actual, .text, end: end - 1, to: &block)
      if end + 1 + TextWidth.columns(of: words) <= width {
        block.write(words, context.style(.secondary), column: end + 1)
      }
      block.height += 1
    }
    if barWidth > 3 {
      block.write(
        context.phrases.recallMark(String(context.glyphs.barMark)), context.style(.secondary),
        column: labelWidth + 1)
      block.height += 1
    }
    return block
  }

  /// A percentage that ends before a column.
  fileprivate func write(
    _ share: Double, _ role: Role, end: Int, to block: inout StatisticsBlock
  ) {
    let words = context.phrases.percentage(share.percentage(of: 1))
    block.write(words, context.style(role), column: max(0, end - TextWidth.columns(of: words)))
  }
}
