public import QuizModel

/// The run through a quiz: which question is on, what was answered, and the results.
///
/// A pure state machine; times are seconds on the caller's clock.
public struct QuizSession: Hashable, Sendable {
  /// What the program has to do after an intent.
  public enum Effect: Hashable, Sendable {
    /// Store an answer to a question of the run.
    case answered(RunQuestion, Attempt)
    /// Store what stands in the blanks of the question that is on, to go on with it another time;
    /// nil when nothing does.
    case kept(UnfinishedRun.OpenQuestion?)
    /// Store that the run is at its end.
    case finished
    /// Take note that another run has begun, which asks again what was not right.
    case retried
    /// Edit the file of the question that is on, then call
    /// ``QuizSession/replace(_:source:identities:at:)``.
    case editFile
    /// End the run and leave its screen.
    case leave
  }

  /// What a run asks.
  public enum Kind: Hashable, Sendable {
    /// The questions of a quiz.
    case quiz
    /// What was not right in the run before.
    case retry
    /// Questions of any quizzes, since they are due.
    case review
  }

  /// Where the run stands.
  public enum Phase: Hashable, Sendable {
    /// A question is on.
    case question
    /// The last question is done.
    case results
  }

  /// The questions in the order of the run; never none.
  public internal(set) var questions: [RunQuestion]
  /// What is said of a score, by range of percentage.
  public internal(set) var scoreRanges: [ScoreRange]
  /// What random orders are drawn from.
  public let seed: UInt64
  /// What it asks.
  public let kind: Kind
  /// The percentage of the run before this one, or nil when there was none.
  public var lastPercentage: Int?
  /// Where the run stands.
  public internal(set) var phase = Phase.question
  /// The index in ``questions`` of the question that is on; the last one on the results.
  public internal(set) var position = 0
  /// The question that is on.
  public internal(set) var current: FillBlankViewModel
  /// What is known of each answered question, in the order of the run.
  public internal(set) var records: [QuestionRecord?]
  /// When the run began.
  public internal(set) var startTime: Double
  /// When the results came, or nil before.
  public internal(set) var endTime: Double?

  /// The indices of the questions still to come, in the order in which they come.
  var upcoming: [Int]
  /// The questions that were left for later once.
  var postponed: Set<Int> = []
  /// The hints that were given of questions still to come.
  var heldHints: [Int: [FillBlankViewModel.Hint]] = [:]
  /// How many attempts there were at each question.
  var attemptCounts: [Int]
  /// When the question that is on came, or was tried last.
  var questionTime: Double

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - questions: The questions in the order in which they come, at least one.
  ///   - scoreRanges: What is said of a score.
  ///   - seed: What random orders were drawn from.
  ///   - kind: What it asks.
  ///   - time: The present in seconds.
  public init(
    questions: [RunQuestion], scoreRanges: [ScoreRange] = [], seed: UInt64 = 0,
    kind: Kind = .quiz, at time: Double = 0
  ) {
    self.questions = questions
    self.scoreRanges = scoreRanges
    self.seed = seed
    self.kind = kind
    current = questions[0].model
    records = Array(repeating: nil, count: questions.count)
    attemptCounts = Array(repeating: 0, count: questions.count)
    upcoming = Array(1..<questions.count)
    startTime = time
    questionTime = time
  }

  /// Starts a run through a quiz.
  ///
  /// - Parameters:
  ///   - quiz: The quiz; the plan leaves at least one of its questions.
  ///   - plan: Which questions come in which order.
  ///   - source: What the program names the quiz.
  ///   - time: The present in seconds.
  public init(
    quiz: Quiz, plan: RunPlan = RunPlan(), source: String = "", at time: Double = 0
  ) {
    self.init(
      questions: plan.questions(of: quiz, source: source), scoreRanges: quiz.scoreRanges,
      seed: plan.seed, at: time)
  }

  /// Whether it asks again what was not right in the run before.
  public var isRetry: Bool { kind == .retry }

  /// The question that is on, as it was put into the run.
  public var currentQuestion: RunQuestion { questions[position] }

  /// How many questions are settled: answered for good, or gone past twice.
  public var settledCount: Int { questions.count - upcoming.count - (isOn ? 1 : 0) }

  /// Whether a question is on that can still be answered.
  fileprivate var isOn: Bool { phase == .question && !current.isFinal }

  /// Whether the question that is on is the last one to come.
  public var isAtLast: Bool { upcoming.isEmpty }

  /// The score and what belongs to it, for what has been answered so far.
  public var results: QuizResults { QuizResults(session: self) }
}
