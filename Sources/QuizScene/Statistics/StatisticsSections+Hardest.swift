internal import CellGrid
internal import QuizModel
internal import Wording

extension StatisticsSections {
  /// The columns from which on the quiz stands beside the question.
  fileprivate static let wideWidth = 60

  /// The questions that go wrong most often, and how often they do.
  var hardest: StatisticsBlock {
    var block = StatisticsBlock()
    let counts = statistics.hardest.map {
      context.phrases.wrongAnswers($0.wrong, of: $0.answers)
    }
    let countWidth = counts.map { TextWidth.columns(of: $0) }.max() ?? 0
    // The same for all, so that titles stand below each other.
    let titleWidth = namesQuiz && width >= Self.wideWidth ? width / 4 : 0
    let textWidth = width - countWidth - 2 - (titleWidth > 0 ? titleWidth + 2 : 0)
    for (question, count) in zip(statistics.hardest, counts) {
      let title = question.quiz.displayed.collapsed
      block.write(cut(question.text, to: textWidth), context.style(.text))
      if titleWidth > 0 {
        block.write(cut(title, to: titleWidth), context.style(.secondary), column: textWidth + 2)
      }
      block.write(
        count, context.style(.wrong), column: width - TextWidth.columns(of: count))
      block.height += 1
      if namesQuiz, titleWidth == 0 {
        block.write(cut(title, to: width - 2), context.style(.secondary), column: 2)
        block.height += 1
      }
    }
    return block
  }

  fileprivate func cut(_ text: String, to width: Int) -> String {
    text.displayed.collapsed.truncated(to: max(1, width), mark: context.glyphs.more)
  }
}
