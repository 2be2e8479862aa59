internal import CellGrid
internal import QuizModel
internal import Wording

/// The numbers at the top of the statistics, or the word that there are none.
struct StatisticsHeadline: Sendable {
  let page: StatisticsPage
  let width: Int
  let context: LayoutContext

  var block: StatisticsBlock {
    var block = StatisticsBlock()
    let text = context.style(.text)
    let secondary = context.style(.secondary)
    guard let accuracy = page.statistics.accuracyPercentage else {
      block.writeWrapped(context.phrases.nothingAnswered, text, width: width)
      block.writeWrapped(context.phrases.howToBegin, secondary, width: width)
      return block
    }
    let answers = context.phrases.answers(
      page.statistics.answers, days: page.statistics.days.count,
      percentage: accuracy)
    block.writeWrapped(answers, text.adding(.bold), width: width)
    for line in lines(of: numbers) + lines(of: standing) {
      block.writeWrapped(line, secondary, width: width)
    }
    return block
  }

  /// Remarks on as few lines as hold them whole.
  fileprivate func lines(of remarks: [String]) -> [String] {
    remarks.reduce(into: []) { lines, remark in
      let longer = lines.last.map { $0 + context.glyphs.separator + remark }
      if let longer, TextWidth.columns(of: longer) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(remark)
      }
    }
  }

  fileprivate var numbers: [String] {
    [
      context.phrases.differentQuestions(page.statistics.questions),
      context.phrases.streak(days: page.statistics.streak),
      context.phrases.timeSpent(seconds: page.statistics.wholeSeconds),
    ]
  }

  fileprivate var standing: [String] {
    var remarks: [String] = []
    if let percentage = page.standing.lastPercentage, let date = page.standing.lastDay?.components {
      remarks.append(
        context.phrases.lastRun(percentage: percentage, day: date.day, month: date.month))
    }
    if page.standing.due > 0 { remarks.append(context.phrases.dueNow(page.standing.due)) }
    return remarks
  }
}
