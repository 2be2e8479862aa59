/// What a history of answers comes to: of one quiz or of all.
///
/// Only scored attempts count; of several at a question in one run, accuracy is that of the first.
public struct LearningStatistics: Hashable, Sendable {
  /// What was answered on a day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public var date: CivilDate
    /// How many attempts were made; at least 1.
    public var attempts: Int
    /// How many questions were answered, counting each once a run.
    public var answers: Int
    /// How many of these were right at the first attempt.
    public var right: Int

    /// Makes it of its parts.
    public init(date: CivilDate, attempts: Int, answers: Int, right: Int) {
      self.date = date
      self.attempts = attempts
      self.answers = answers
      self.right = right
    }
  }

  /// Reviews for which the scheduler predicted about the same.
  public struct RecallGroup: Hashable, Sendable {
    /// The predictions of the group, in whole percent from 0 to 100; the upper end belongs to the
    /// next group, but for 100.
    public var percentages: Range<Int>
    /// The mean of the predictions, from 0 to 1.
    public var predicted: Double
    /// The share that was recalled, from 0 to 1.
    public var actual: Double
    /// How many reviews there were; at least 1.
    public var reviews: Int

    /// Makes it of its parts.
    public init(percentages: Range<Int>, predicted: Double, actual: Double, reviews: Int) {
      self.percentages = percentages
      self.predicted = predicted
      self.actual = actual
      self.reviews = reviews
    }
  }

  /// A question that goes wrong often.
  public struct HardQuestion: Hashable, Sendable {
    /// The question as text.
    public var text: String
    /// The title of its quiz.
    public var quiz: String
    /// How often it was answered, counting once a run; at least 1.
    public var answers: Int
    /// How often it was wrong at the first attempt; at least 1.
    public var wrong: Int

    /// Makes it of its parts.
    public init(text: String, quiz: String, answers: Int, wrong: Int) {
      self.text = text
      self.quiz = quiz
      self.answers = answers
      self.wrong = wrong
    }
  }

  /// The day on which the statistics were made.
  public var today: CivilDate
  /// The days with attempts, the first one first.
  public var days: [Day]
  /// Predicted against actual recall, lowest predictions first; groups without reviews are left out.
  public var recall: [RecallGroup]
  /// How many questions come due on each day from today on, what is overdue counted to today; the
  /// last of them is that of the last day looked at.
  public var due: [Int]
  /// The questions that go wrong most often, the hardest first.
  public var hardest: [HardQuestion]
  /// How many different questions were answered.
  public var questions: Int
  /// Seconds spent on all attempts.
  public var seconds: Double

  /// Makes it of its parts.
  public init(
    today: CivilDate, days: [Day] = [], recall: [RecallGroup] = [], due: [Int] = [],
    hardest: [HardQuestion] = [], questions: Int = 0, seconds: Double = 0
  ) {
    self.today = today
    self.days = days
    self.recall = recall
    self.due = due
    self.hardest = hardest
    self.questions = questions
    self.seconds = seconds
  }

  /// How many attempts were made.
  public var attempts: Int { days.reduce(0) { $0 + $1.attempts } }
  /// How many questions were answered, counting each once a run.
  public var answers: Int { days.reduce(0) { $0 + $1.answers } }
  /// How many of these were right at the first attempt.
  public var right: Int { days.reduce(0) { $0 + $1.right } }
  /// The share of answers that were right at the first attempt, from 0 to 1, or nil without any.
  public var accuracy: Double? { answers > 0 ? Double(right) / Double(answers) : nil }
  /// The share of answers that were right at the first attempt as a whole percentage, 100 only for
  /// all; nil without any.
  public var accuracyPercentage: Int? {
    answers > 0 ? Double(right).percentage(of: Double(answers)) : nil
  }
  /// The seconds spent on all attempts without a fraction, from 0 to a billion.
  public var wholeSeconds: Int { Int(min(max(0, seconds), 1e9)) }

  /// How many days without a break had attempts, up to today or yesterday.
  public var streak: Int {
    let active = Set(days.map(\.date))
    var day = active.contains(today) ? today : today.advanced(by: -1)
    var count = 0
    while active.contains(day) {
      count += 1
      day = day.advanced(by: -1)
    }
    return count
  }
}

/// The statistics of a quiz, or of all together.
public struct StatisticsPage: Hashable, Sendable {
  /// The title of the quiz, or nil for all quizzes together.
  public var title: String?
  /// The path of the quiz, or nil for all quizzes together.
  public var path: String?
  /// How the person stands with the quiz.
  public var standing: QuizStanding
  /// What the answers come to.
  public var statistics: LearningStatistics

  /// Makes it of its parts.
  public init(
    title: String? = nil, path: String? = nil, standing: QuizStanding,
    statistics: LearningStatistics
  ) {
    self.title = title
    self.path = path
    self.standing = standing
    self.statistics = statistics
  }
}
