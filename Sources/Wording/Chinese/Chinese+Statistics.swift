// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: StatisticsPhrases {
  public var statisticsTitle: String { "统计" }
  public var allQuizzes: String { "所有测验" }
  public func page(_ page: Int, of count: Int) -> String { "\(page) / \(count)" }
  public var nothingAnswered: String { "还没有作答。" }
  public var howToBegin: String { "做一份测验，学习情况就会显示在这里。" }

  public func answers(_ count: Int, days: Int, percentage: Int) -> String {
    "\(days) 天作答 \(count) 次，正确率 \(self.percentage(percentage))"
  }

  public func differentQuestions(_ count: Int) -> String { questionCount(count) }

  public func streak(days: Int) -> String { "连续 \(days) 天" }

  public func timeSpent(seconds: Int) -> String {
    seconds < 3600
      ? "用时 \(duration(seconds: seconds))"
      : "用时 \(seconds / 3600) 小时 \(seconds / 60 % 60) 分"
  }

  public func lastRun(percentage: Int, day: Int, month: Int) -> String {
    "上次 \(lastTime(percentage: percentage, day: day, month: month))"
  }

  public func dueNow(_ count: Int) -> String { "\(count) 题待复习" }

  public func heading(_ section: StatisticsSection) -> String {
    switch section {
    case .activity: "每日作答"
    case .accuracy: "正确率"
    case .recall: "一段时间后记住的比例"
    case .due: "即将复习"
    case .hardest: "最易错的题目"
    }
  }

  public func nothing(in section: StatisticsSection) -> String {
    switch section {
    case .activity, .accuracy: "还没有作答。"
    case .recall: "还没有复习过题目。"
    case .due: "近几天没有待复习的题目。"
    case .hardest: "至今没有答错过。"
    }
  }

  public var less: String { "少" }
  public var more: String { "多" }
  public func recallMark(_ mark: String) -> String { "\(mark) 预测值" }

  public func recalled(_ actual: String, predicted: String) -> String {
    "记住 \(actual)，预测 \(predicted)"
  }

  public func reviews(_ count: Int) -> String { "复习 \(count) 次" }
  public func wrongAnswers(_ count: Int, of all: Int) -> String { "\(all) 次错 \(count) 次" }

  public var today: String { "今天" }
  public var tomorrow: String { "明天" }
  public var thisWeek: String { "本周" }

  public func date(day: Int, month: Int) -> String { "\(month)月\(day)日" }
  public func shortDate(day: Int, month: Int) -> String { date(day: day, month: month) }

  public func shortDate(weekday: Int, day: Int, month: Int) -> String {
    "\(shortWeekday(weekday)) \(shortDate(day: day, month: month))"
  }

  public func shortMonth(_ month: Int) -> String { (1...12).contains(month) ? "\(month)月" : "" }

  public func shortWeekday(_ weekday: Int) -> String {
    let names = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
    return names.indices.contains(weekday) ? names[weekday] : ""
  }
}
