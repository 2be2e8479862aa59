internal import CellGrid
internal import QuizModel
internal import Wording

/// The sections of a page of the statistics.
struct StatisticsSections: Sendable {
  /// The columns that the widest section can use.
  static let mostWidth = 112

  let statistics: LearningStatistics
  /// Whether it is said of which quiz a question is.
  let namesQuiz: Bool
  let width: Int
  let context: LayoutContext

  /// A section under its heading.
  func block(_ section: StatisticsSection) -> StatisticsBlock {
    var block = StatisticsBlock()
    block.writeWrapped(
      context.phrases.heading(section), context.style(.secondary), width: width)
    let content =
      switch section {
      case .activity: activity
      case .accuracy: accuracy
      case .recall: recall
      case .due: due
      case .hardest: hardest
      }
    if content.height > 0 {
      block.add(content, row: block.height)
    } else {
      block.writeWrapped(
        context.phrases.nothing(in: section), context.style(.secondary), width: width)
    }
    return block
  }

  /// The columns of what stands before days and bars: the widest label of the accuracy.
  var labelWidth: Int { TextWidth.columns(of: context.phrases.percentage(100)) + 1 }
}
