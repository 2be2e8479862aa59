public import QuizModel

/// Which questions of a quiz come in a run, and in which order.
public struct RunPlan: Hashable, Sendable {
  /// The question with which the run begins, from 1; those before it are left out, and numbers
  /// beyond the ends mean the ends.
  public var start: Int
  /// How many questions come at most, or nil for all.
  public var limit: Int?
  /// The tag that questions must have, or nil for all; ``start`` and ``limit`` count what has it.
  public var tag: String?
  /// Whether questions and options are shuffled, whatever the quiz's settings say.
  public var shuffles: Bool
  /// What the shuffled order is drawn from: the same seed gives the same order.
  public var seed: UInt64

  /// Makes a plan; the defaults play the whole quiz as its settings say.
  public init(
    start: Int = 1, limit: Int? = nil, tag: String? = nil, shuffles: Bool = false, seed: UInt64 = 0
  ) {
    self.start = start
    self.limit = limit
    self.tag = tag
    self.shuffles = shuffles
    self.seed = seed
  }

  /// The questions of a quiz in the order of the plan; at least one if any is left by the tag.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - source: What the program names it.
  ///   - identities: What tells the questions from each other, where it is not what the quiz says.
  /// - Returns: The questions.
  public func questions(
    of quiz: Quiz, source: String = "", identities: [String]? = nil
  ) -> [RunQuestion] {
    // Another stream than that of the options: their order is the same whatever questions come.
    var generator = SplitMix64(state: ~seed)
    var questions = quiz.runQuestions(
      source: source, identities: identities, shuffles: shuffles, seed: seed)
    if let tag { questions.removeAll { !$0.question.tags.contains(tag) } }
    guard !questions.isEmpty else { return [] }
    if shuffles || quiz.settings.shufflesQuestions { questions.shuffle(using: &generator) }
    questions.removeFirst(min(max(0, start - 1), questions.count - 1))
    return limit.map { Array(questions.prefix(max(1, $0))) } ?? questions
  }
}
