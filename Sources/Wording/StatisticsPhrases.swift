/// What the statistics say, as functions of plain values.
///
/// Months count from 1, January; weekdays from 0, Monday.
public protocol StatisticsPhrases: Sendable {
  // MARK: The top

  /// The title of the statistics.
  var statisticsTitle: String { get }
  /// The name of the page of all quizzes together.
  var allQuizzes: String { get }
  /// Which page it is, from 1, of all.
  func page(_ page: Int, of count: Int) -> String
  /// What is said of one who never answered anything, and what to do about it.
  var nothingAnswered: String { get }
  var howToBegin: String { get }

  // MARK: The numbers

  /// How many answers were given, on how many days, and how many percent of them were right.
  func answers(_ count: Int, days: Int, percentage: Int) -> String
  /// How many different questions they were.
  func differentQuestions(_ count: Int) -> String
  /// How many days without a break; 0 or more.
  func streak(days: Int) -> String
  /// The time spent, in whole seconds.
  func timeSpent(seconds: Int) -> String
  /// The percentage of the last finished run, and its day.
  func lastRun(percentage: Int, day: Int, month: Int) -> String
  /// How many questions are due now; 1 or more.
  func dueNow(_ count: Int) -> String

  // MARK: The sections

  /// The heading of a section.
  func heading(_ section: StatisticsSection) -> String
  /// What is said when there is nothing to show in a section.
  func nothing(in section: StatisticsSection) -> String
  /// The words at the ends of the legend of shades.
  var less: String { get }
  var more: String { get }
  /// What the mark on a bar of recall means.
  func recallMark(_ mark: String) -> String
  /// How much was recalled, as percentages are written, where so much was predicted.
  func recalled(_ actual: String, predicted: String) -> String
  /// How many reviews a group of predictions has.
  func reviews(_ count: Int) -> String
  /// How often a question was wrong, of all times that it was answered.
  func wrongAnswers(_ count: Int, of all: Int) -> String

  // MARK: Days

  /// The day on which the person looks, the one after it, and the week of that day.
  var today: String { get }
  var tomorrow: String { get }
  var thisWeek: String { get }
  /// A day of a month, in full and short.
  func date(day: Int, month: Int) -> String
  func shortDate(day: Int, month: Int) -> String
  /// A short name with the day of the month.
  func shortDate(weekday: Int, day: Int, month: Int) -> String
  /// Short names.
  func shortMonth(_ month: Int) -> String
  func shortWeekday(_ weekday: Int) -> String
}

/// A section of the statistics.
public enum StatisticsSection: Hashable, Sendable, CaseIterable {
  /// On which days something was answered.
  case activity
  /// How many answers were right, over time.
  case accuracy
  /// What was recalled of what was predicted.
  case recall
  /// What comes due.
  case due
  /// Which questions go wrong.
  case hardest
}
