/// What is known of the memory of one question after a review.
public struct Memory: Hashable, Sendable {
  /// What the reviews of a question are for.
  public enum Phase: Int, Hashable, Sendable {
    /// A new question comes again after minutes until it has passed the learning steps.
    case learning = 1
    /// The question comes again after days.
    case review
    /// A forgotten question comes again after minutes until it has passed the relearning steps.
    case relearning
  }

  /// What the next review is for.
  public var phase: Phase
  /// The index of the step that the question waits for, nil in ``Phase/review``.
  public var step: Int?
  /// The days after which the question is remembered with a probability of 90 %; above 0.
  public var stability: Double
  /// How hard it is to make the memory more stable, from 1 to 10.
  public var difficulty: Double
  /// When it was reviewed last, in seconds since 1970.
  public var reviewed: Double
  /// How long after that it is to be reviewed again, in seconds.
  public var interval: Double

  /// When it is to be reviewed again, in seconds since 1970.
  public var due: Double { reviewed + interval }

  /// Makes a memory of what was stored of it.
  public init(
    phase: Phase, step: Int?, stability: Double, difficulty: Double, reviewed: Double,
    interval: Double
  ) {
    self.phase = phase
    self.step = step
    self.stability = stability
    self.difficulty = difficulty
    self.reviewed = reviewed
    self.interval = interval
  }
}
