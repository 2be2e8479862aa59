import Wording

extension PhraseSample {
  /// Those of `StatisticsPhrases`.
  static let statistics: [Self] = [
    Self("statisticsTitle") { [$0.statisticsTitle] },
    Self("allQuizzes") { [$0.allQuizzes] },
    Self("page(_:of:)") { [$0.page(0, of: 0), $0.page(1, of: 1), $0.page(7, of: 7)] },
    Self("nothingAnswered") { [$0.nothingAnswered] },
    Self("howToBegin") { [$0.howToBegin] },
    Self("answers(_:days:percentage:)") {
      [
        $0.answers(0, days: 0, percentage: 0), $0.answers(1, days: 1, percentage: 1),
        $0.answers(7, days: 7, percentage: 7),
      ]
    },
    Self("differentQuestions(_:)") {
      [$0.differentQuestions(0), $0.differentQuestions(1), $0.differentQuestions(7)]
    },
    Self("streak(days:)") { [$0.streak(days: 0), $0.streak(days: 1), $0.streak(days: 7)] },
    Self("timeSpent(seconds:)") {
      [$0.timeSpent(seconds: 7), $0.timeSpent(seconds: 75), $0.timeSpent(seconds: 3_700)]
    },
    Self("lastRun(percentage:day:month:)") { [$0.lastRun(percentage: 71, day: 28, month: 11)] },
    Self("dueNow(_:)") { [$0.dueNow(0), $0.dueNow(1), $0.dueNow(7)] },
    Self("heading(_:)") { phrases in StatisticsSection.allCases.map { phrases.heading($0) } },
    Self("nothing(in:)") { phrases in StatisticsSection.allCases.map { phrases.nothing(in: $0) } },
    Self("less") { [$0.less] },
    Self("more") { [$0.more] },
    Self("recallMark(_:)") { [$0.recallMark("Zq")] },
    Self("recalled(_:predicted:)") { [$0.recalled("Zq", predicted: "Zq")] },
    Self("reviews(_:)") { [$0.reviews(0), $0.reviews(1), $0.reviews(7)] },
    Self("wrongAnswers(_:of:)") {
      [$0.wrongAnswers(0, of: 0), $0.wrongAnswers(1, of: 1), $0.wrongAnswers(7, of: 7)]
    },
    Self("today") { [$0.today] },
    Self("tomorrow") { [$0.tomorrow] },
    Self("thisWeek") { [$0.thisWeek] },
    Self("date(day:month:)") { [$0.date(day: 28, month: 11)] },
    Self("shortDate(day:month:)") { [$0.shortDate(day: 28, month: 11)] },
    Self("shortDate(weekday:day:month:)") { [$0.shortDate(weekday: 6, day: 6, month: 12)] },
    Self("shortMonth(_:)") { [$0.shortMonth(1), $0.shortMonth(12)] },
    Self("shortWeekday(_:)") { [$0.shortWeekday(0), $0.shortWeekday(6)] },
  ]
}
