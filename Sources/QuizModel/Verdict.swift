/// How a blank was marked.
public struct BlankVerdict: Hashable, Sendable {
  /// Whether a fill was right.
  public enum Correctness: Hashable, Sendable {
    /// Full credit.
    case right
    /// Some credit, but not all.
    case partial
    /// No credit.
    case wrong
    /// Nothing to be right about.
    case unscored

    /// Whether nothing is to be put right.
    public var isGood: Bool { self == .right || self == .unscored }
  }

  /// Whether the fill was right.
  public var correctness: Correctness
  /// The share of the blank's points, from 0 to 1.
  public var credit: Double
  /// What the author says of this fill.
  public var feedback: String?
  /// What tells a typed fill from the right one, or nil when there is nothing to say.
  ///
  /// It is what was forgiven in a fill that earns something, and what was amiss in a wrong one that
  /// was near.
  public var closeness: Closeness?

  /// Makes a verdict.
  public init(
    correctness: Correctness, credit: Double, feedback: String? = nil, closeness: Closeness? = nil
  ) {
    self.correctness = correctness
    self.credit = credit
    self.feedback = feedback
    self.closeness = closeness
  }
}

/// How a question was marked.
public struct QuestionVerdict: Hashable, Sendable {
  /// The verdicts in the order of the blanks.
  public var blanks: [BlankVerdict]
  /// What the fills earn, from 0 to ``maximum``; ``deducting(hints:)`` takes off what hints cost.
  public var score: Double
  /// The points that could be earned.
  public var maximum: Double

  /// Makes a verdict.
  public init(blanks: [BlankVerdict], score: Double, maximum: Double) {
    self.blanks = blanks
    self.score = score
    self.maximum = maximum
  }

  /// Whether every scored blank earned full credit.
  public var isRight: Bool {
    blanks.allSatisfy(\.correctness.isGood)
  }

  /// How many blanks earned less than full credit.
  public var wrongCount: Int {
    blanks.count { !$0.correctness.isGood }
  }

  /// The fills with which nothing is to be put right; nil for the others.
  public func kept(of fills: [Fill?]) -> [Fill?] {
    zip(fills, blanks).map { fill, verdict in verdict.correctness.isGood ? fill : nil }
  }
}
