// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: StatisticsPhrases {
  public var statisticsTitle: String { "Statistics" }
  public var allQuizzes: String { "all quizzes" }
  public func page(_ page: Int, of count: Int) -> String { "\(page) / \(count)" }
  public var nothingAnswered: String { "Nothing answered yet." }
  public var howToBegin: String { "Play a quiz; how it goes is shown here." }

  public func answers(_ count: Int, days: Int, percentage: Int) -> String {
    "\(counted(count, "answer", "answers")) on \(counted(days, "day", "days")), "
      + "\(self.percentage(percentage)) right"
  }

  public func differentQuestions(_ count: Int) -> String { questionCount(count) }

  public func streak(days: Int) -> String { "streak \(counted(days, "day", "days"))" }

  public func timeSpent(seconds: Int) -> String {
    seconds < 3600
      ? "time \(duration(seconds: seconds))"
      : "time \(seconds / 3600) h \(seconds / 60 % 60) min"
  }

  public func lastRun(percentage: Int, day: Int, month: Int) -> String {
    "last time \(lastTime(percentage: percentage, day: day, month: month))"
  }

  public func dueNow(_ count: Int) -> String { "\(count) due now" }

  public func heading(_ section: StatisticsSection) -> String {
    switch section {
    case .activity: "activity"
    case .accuracy: "right answers"
    case .recall: "recalled after a while"
    case .due: "coming due"
    case .hardest: "hardest questions"
    }
  }

  public func nothing(in section: StatisticsSection) -> String {
    switch section {
    case .activity, .accuracy: "Nothing answered yet."
    case .recall: "No question has come back yet."
    case .due: "Nothing comes due in the next days."
    case .hardest: "Nothing went wrong so far."
    }
  }

  public var less: String { "less" }
  public var more: String { "more" }
  public func recallMark(_ mark: String) -> String { "\(mark) as predicted" }
  public func recalled(_ actual: String, predicted: String) -> String {
    "\(actual) recalled, \(predicted) predicted"
  }

  public func reviews(_ count: Int) -> String { counted(count, "review", "reviews") }
  public func wrongAnswers(_ count: Int, of all: Int) -> String { "\(count) of \(all) wrong" }

  public var today: String { "today" }
  public var tomorrow: String { "tomorrow" }
  public var thisWeek: String { "this week" }

  public func date(day: Int, month: Int) -> String { "\(day) \(name(ofMonth: month))" }
  public func shortDate(day: Int, month: Int) -> String { "\(day) \(shortMonth(month))" }

  public func shortDate(weekday: Int, day: Int, month: Int) -> String {
    "\(shortWeekday(weekday)) \(shortDate(day: day, month: month))"
  }

  public func shortMonth(_ month: Int) -> String { String(name(ofMonth: month).prefix(3)) }

  public func shortWeekday(_ weekday: Int) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names.indices.contains(weekday) ? names[weekday] : ""
  }

  fileprivate func name(ofMonth month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }
}
