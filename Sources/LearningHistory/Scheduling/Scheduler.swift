#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Says when a question is to be reviewed next: FSRS-6, the Free Spaced Repetition Scheduler.
///
/// It keeps two numbers of a memory, its stability and its difficulty, and derives a third from the
/// time since the last review: the retrievability, the probability that it is remembered now. The
/// next review comes when that has fallen to the desired retention. Nothing is random: a review that
/// is replayed gives the same memory.
///
/// The formulas are those of [The Algorithm](
/// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm) of Open Spaced
/// Repetition, the steps and clamps those of py-fsrs 6.3.2. Where others of that project differ, such
/// as in whether a stability has an upper bound, py-fsrs is followed: here it has none.
public struct Scheduler: Hashable, Sendable {
  /// The weights of the formulas.
  public let parameters: FSRSParameters
  /// The probability of being remembered at which a question is due.
  public let desiredRetention: Double
  /// The pauses before a new question's next reviews, in seconds.
  public let learningSteps: [Double]
  /// The pauses before a forgotten question's next reviews, in seconds.
  public let relearningSteps: [Double]
  /// The longest pause in ``Memory/Phase/review``, in days.
  public let maximumInterval: Int

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - parameters: The weights of the formulas.
  ///   - desiredRetention: The probability of being remembered at which a question is due. More
  ///     means more reviews.
  ///   - learningSteps: The pauses before a new question's next reviews, in seconds; without any it
  ///     is in ``Memory/Phase/review`` at once.
  ///   - relearningSteps: The pauses before a forgotten question's next reviews, in seconds; without
  ///     any it stays in ``Memory/Phase/review``.
  ///   - maximumInterval: The longest pause in ``Memory/Phase/review``, in days.
  /// - Precondition: 0 < `desiredRetention` ≤ 1, no step is negative, `maximumInterval` is positive.
  public init(
    parameters: FSRSParameters = .published,
    desiredRetention: Double = 0.9,
    learningSteps: [Double] = [60, 600],
    relearningSteps: [Double] = [600],
    maximumInterval: Int = 36500
  ) {
    precondition(desiredRetention > 0 && desiredRetention <= 1)
    precondition((learningSteps + relearningSteps).allSatisfy { $0 >= 0 })
    precondition(maximumInterval > 0)
    self.parameters = parameters
    self.desiredRetention = desiredRetention
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumInterval = maximumInterval
  }

  /// What is known of a memory after a review.
  ///
  /// - Parameters:
  ///   - memory: What was known before, nil for a question that was never reviewed.
  ///   - rating: How well it was remembered.
  ///   - time: When, in seconds since 1970. A time before the last review, from a clock that was put
  ///     back, counts as no time after it, and is the time from which the next review is counted.
  /// - Returns: The memory after the review, `time` being the time of its last one.
  public func review(_ memory: Memory?, rating: Rating, at time: Double) -> Memory {
    let stability =
      memory.map { self.stability(after: rating, of: $0, at: time) }
      ?? initialStability(after: rating)
    let difficulty =
      memory.map { self.difficulty(after: rating, from: $0.difficulty) }
      ?? initialDifficulty(after: rating)
    let next = placement(
      after: rating, in: memory?.phase ?? .learning, step: memory?.step ?? 0, stability: stability
    )
    return Memory(
      phase: next.phase,
      step: next.step,
      stability: stability,
      difficulty: difficulty,
      reviewed: time,
      interval: next.interval
    )
  }

  /// The probability that a question is remembered at a time, from 0 to 1.
  ///
  /// R(t, S) = (1 + F·t/S)^−w₂₀ with F = 0.9^(−1/w₂₀) − 1, so that R(S, S) = 0.9. The time t is
  /// counted in whole days of 24 hours, as the weights were fitted: within the first day it is 1.
  /// Source: The Algorithm, FSRS-6, forgetting curve.
  ///
  /// - Parameters:
  ///   - memory: The memory after its last review.
  ///   - time: Seconds since 1970.
  /// - Returns: The probability; 1 before the last review.
  public func retrievability(of memory: Memory, at time: Double) -> Double {
    let days = days(since: memory, at: time)
    return pow(1 + parameters.factor * days / bounded(memory.stability), parameters.decay)
  }

  /// The whole days of 24 hours since a memory's last review; none when the clock was put back.
  ///
  /// Seconds since 1970 are held to a quarter of a microsecond: rounded to whole ones, a review just
  /// when it is due is not a day short for what the sum of two times has lost.
  func days(since memory: Memory, at time: Double) -> Double {
    let elapsed = ((time - memory.reviewed) * 1e6).rounded() / 1e6
    return max(0, (elapsed / Self.secondsPerDay).rounded(.down))
  }

  static let secondsPerDay = 86400.0
}
