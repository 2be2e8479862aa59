/// An answer that was given to a question: a check, a give-up, or a skip at the end of a run.
///
/// Plain values alone, so that it means the same when the quiz has become another one.
public struct Attempt: Hashable, Sendable {
  /// How the answer was given.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// What stood in the blanks was marked.
    case check
    /// The person gave up; scored as wrong.
    case giveUp = "give-up"
    /// The person went past the question the second time it came.
    case skip
  }

  /// How the answer was given.
  public var kind: Kind
  /// What stood in the blanks as text, nil where nothing stood.
  public var given: [String?]
  /// Whether each blank earned full credit, nil where nothing is scored.
  public var correct: [Bool?]
  /// The points earned, hints taken off; from 0 to ``maximum``.
  public var score: Double
  /// The points that could be earned; 0 for a survey question.
  public var maximum: Double
  /// How many hints had been given.
  public var hints: Int
  /// Which attempt of its run at the question it is, from 1.
  public var number: Int
  /// Seconds for which the question was on, since it came or was tried last.
  public var seconds: Double

  /// Makes an attempt of its parts.
  public init(
    kind: Kind, given: [String?], correct: [Bool?], score: Double, maximum: Double, hints: Int,
    number: Int, seconds: Double
  ) {
    self.kind = kind
    self.given = given
    self.correct = correct
    self.score = score
    self.maximum = maximum
    self.hints = hints
    self.number = number
    self.seconds = seconds
  }

  /// Whether every scored blank earned full credit.
  public var isRight: Bool { kind == .check && !correct.contains(false) }
}
