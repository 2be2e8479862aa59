public import QuizModel

/// The run through a quiz: which question is on, what was answered, and the results.
///
/// A pure state machine; times are seconds on the caller's clock.
public struct QuizSession: Hashable, Sendable {
  /// What the program has to do after an intent.
  public enum Effect: Hashable, Sendable {
    /// End the run and leave its screen.
    case leave
  }

  /// Where the run stands.
  public enum Phase: Hashable, Sendable {
    /// A question is on.
    case question
    /// The last question is done.
    case results
  }

  /// The quiz.
  public let quiz: Quiz
  /// The indices of the questions in the order of the run.
  public let order: [Int]
  /// Where the run stands.
  public private(set) var phase = Phase.question
  /// The index in ``order`` of the question that is on; the last one on the results.
  public private(set) var position = 0
  /// The question that is on.
  public private(set) var current: FillBlankViewModel
  /// What is known of each answered question, in the order of the run.
  public private(set) var records: [QuestionRecord?]
  /// When the run began.
  public let startTime: Double
  /// When the results came, or nil before.
  public private(set) var endTime: Double?

  fileprivate let optionOrders: [[[OptionID]]]

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - quiz: The quiz; it has at least one question.
  ///   - plan: Which questions come in which order.
  ///   - time: The present in seconds.
  public init(quiz: Quiz, plan: RunPlan = RunPlan(), at time: Double = 0) {
    self.quiz = quiz
    let arranged = plan.arrange(quiz)
    order = arranged.order
    optionOrders = arranged.optionOrders
    records = Array(repeating: nil, count: order.count)
    startTime = time
    current = Self.model(of: quiz, question: order[0], optionOrders: optionOrders)
  }

  /// Takes an intent.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func send(_ intent: Intent, at time: Double) -> [Effect] {
    if intent == .leave { return [.leave] }
    guard phase == .question else { return intent == .confirm ? [.leave] : [] }
    for effect in current.send(intent) {
      switch effect {
      case .checked(let verdict):
        records[position] = QuestionRecord(fills: current.fills, verdict: verdict)
      case .finished:
        advance(at: time)
      }
    }
    return []
  }

  /// The score and what belongs to it, for what has been answered so far.
  public var results: QuizResults { QuizResults(session: self) }

  fileprivate mutating func advance(at time: Double) {
    guard position + 1 < order.count else {
      phase = .results
      endTime = time
      return
    }
    position += 1
    current = Self.model(of: quiz, question: order[position], optionOrders: optionOrders)
  }

  fileprivate static func model(
    of quiz: Quiz, question: Int, optionOrders: [[[OptionID]]]
  ) -> FillBlankViewModel {
    FillBlankViewModel(
      question: quiz.questions[question],
      settings: quiz.settings,
      optionOrder: optionOrders[question]
    )
  }
}

/// What is known of an answered question.
public struct QuestionRecord: Hashable, Sendable {
  /// What stood in the blanks at the last check.
  public let fills: [Fill?]
  /// The verdict of the last check.
  public let verdict: QuestionVerdict
}
