#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where a question stands after a review.
struct Placement: Hashable {
  /// What the next review is for.
  var phase: Memory.Phase
  /// The index of the step that the question waits for, nil in review.
  var step: Int?
  /// How long until the next review, in seconds.
  var interval: Double
}

extension Scheduler {
  /// Where a question stands after a review, and when it comes next.
  ///
  /// Source: the state machine of py-fsrs, `review_card`.
  ///
  /// - Parameters:
  ///   - rating: How well it was remembered.
  ///   - phase: The phase before the review; learning for a new question.
  ///   - step: The step before the review.
  ///   - stability: The stability after the review, in days.
  /// - Returns: The phase and the step after the review, and the pause until the next.
  func placement(
    after rating: Rating, in phase: Memory.Phase, step: Int, stability: Double
  ) -> Placement {
    let waiting: Placement? =
      switch phase {
      case .learning:
        waiting(in: .learning, after: rating, at: step, of: learningSteps)
      case .relearning:
        waiting(in: .relearning, after: rating, at: step, of: relearningSteps)
      case .review where rating == .again:
        waiting(in: .relearning, after: rating, at: 0, of: relearningSteps)
      case .review:
        nil
      }
    return waiting
      ?? Placement(phase: .review, step: nil, interval: reviewInterval(stability: stability))
  }

  /// The pause until a question in review is due, in seconds, a whole number of days.
  ///
  /// I(r, S) = S/F·(r^(−1/w₂₀) − 1), the days after which the retrievability has fallen to r;
  /// rounded, halves to even, and from one day to the longest.
  /// Source: The Algorithm, FSRS-4.5 to FSRS-6, next interval; py-fsrs, `_next_interval`.
  func reviewInterval(stability: Double) -> Double {
    let days =
      stability / parameters.factor * (pow(desiredRetention, 1 / parameters.decay) - 1)
    let whole = days.rounded(.toNearestOrEven)
    return min(max(whole, 1), Double(maximumInterval)) * Self.secondsPerDay
  }

  /// The step that a question waits for; nil when it has passed the last.
  ///
  /// Again goes back to the first step, good goes on to the next, easy past all. Hard stays: for the
  /// pause of its step, but on the first for one between that and the next, or for half as much
  /// again when there is no next. A step past the last, from a scheduler that had more of them, is
  /// passed by any rating but again.
  fileprivate func waiting(
    in phase: Memory.Phase, after rating: Rating, at step: Int, of steps: [Double]
  ) -> Placement? {
    guard let first = steps.first else { return nil }
    let target =
      switch rating {
      case .again: 0
      case .hard: step
      case .good: step + 1
      case .easy: steps.endIndex
      }
    guard steps.indices.contains(target) else { return nil }
    var pause = steps[target]
    if rating == .hard && target == 0 {
      pause = steps.count == 1 ? first * 1.5 : (first + steps[1]) / 2
    }
    return Placement(phase: phase, step: target, interval: pause)
  }
}
