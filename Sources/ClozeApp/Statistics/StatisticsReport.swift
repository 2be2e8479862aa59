internal import QuizFormats
internal import QuizModel

/// Statistics for programs: what of the answers of all quizzes, then of each.
struct StatisticsReport {
  /// The pages, that of all quizzes first.
  let pages: [StatisticsPage]

  /// The statistics as JSON.
  var json: JSONText {
    guard let all = pages.first else { return .null }
    return .object([
      ("today", .text("\(all.statistics.today)")),
      ("all", .object(all.members)),
      (
        "quizzes",
        .list(
          pages.dropFirst().map { page in
            .object(
              [
                ("title", .text(page.title ?? "")),
                ("file", page.path.map { .text($0) } ?? .null),
                ("last", page.standing.lastPercentage.map { .number($0) } ?? .null),
              ] + page.members)
          })
      ),
    ])
  }
}

extension StatisticsPage {
  fileprivate var members: [(key: String, value: JSONText)] {
    [
      ("due", .number(standing.due)),
      ("attempts", .number(statistics.attempts)),
      ("answers", .number(statistics.answers)),
      ("right", .number(statistics.right)),
      ("questions", .number(statistics.questions)),
      ("seconds", .decimal((statistics.seconds * 10).rounded() / 10)),
      ("streak", .number(statistics.streak)),
      ("days", .list(statistics.days.map(\.json))),
      ("recall", .list(statistics.recall.map(\.json))),
      ("coming", .list(statistics.due.map { .number($0) })),
      ("hardest", .list(statistics.hardest.map(\.json))),
    ]
  }
}

extension LearningStatistics.Day {
  fileprivate var json: JSONText {
    .object([
      ("date", .text("\(date)")), ("attempts", .number(attempts)), ("answers", .number(answers)),
      ("right", .number(right)),
    ])
  }
}

extension LearningStatistics.RecallGroup {
  fileprivate var json: JSONText {
    .object([
      ("from", .number(percentages.lowerBound)), ("to", .number(percentages.upperBound)),
      ("predicted", .decimal(predicted)), ("actual", .decimal(actual)),
      ("reviews", .number(reviews)),
    ])
  }
}

extension LearningStatistics.HardQuestion {
  fileprivate var json: JSONText {
    .object([
      ("text", .text(text)), ("quiz", .text(quiz)), ("answers", .number(answers)),
      ("wrong", .number(wrong)),
    ])
  }
}
