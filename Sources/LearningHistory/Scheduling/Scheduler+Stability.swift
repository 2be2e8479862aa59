#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Scheduler {
  /// The stability after the first review, in days: S₀(G) = w_(G−1).
  ///
  /// Source: The Algorithm, FSRS-6, initial stability.
  func initialStability(after rating: Rating) -> Double {
    bounded(parameters[rating.rawValue - 1])
  }

  /// The stability after a review that is not the first, in days.
  ///
  /// Reviews of the same day, less than 24 hours apart, have a formula of their own, whatever the
  /// phase.
  func stability(after rating: Rating, of memory: Memory, at time: Double) -> Double {
    let stability = bounded(memory.stability)
    guard days(since: memory, at: time) >= 1 else {
      return bounded(sameDayStability(after: rating, from: stability))
    }
    let retrievability = retrievability(of: memory, at: time)
    let difficulty = bounded(difficulty: memory.difficulty)
    return bounded(
      rating == .again
        ? forgottenStability(stability, difficulty, retrievability)
        : rememberedStability(stability, difficulty, retrievability, rating)
    )
  }

  /// Remembered: S·(1 + e^w₈·(11 − D)·S^−w₉·(e^(w₁₀·(1 − R)) − 1)·h·b).
  ///
  /// h is w₁₅ when it was hard, b is w₁₆ when it was easy, else both are 1. The nearer it was to
  /// being forgotten, the more it is worth that it was not.
  /// Source: The Algorithm, FSRS v4 to FSRS-6, stability after a successful review.
  fileprivate func rememberedStability(
    _ stability: Double, _ difficulty: Double, _ retrievability: Double, _ rating: Rating
  ) -> Double {
    let hardPenalty = rating == .hard ? parameters[15] : 1
    let easyBonus = rating == .easy ? parameters[16] : 1
    let growth =
      exp(parameters[8]) * (11 - difficulty) * pow(stability, -parameters[9])
      * (exp(parameters[10] * (1 - retrievability)) - 1)
    return stability * (1 + growth * hardPenalty * easyBonus)
  }

  /// Forgotten: w₁₁·D^−w₁₂·((S + 1)^w₁₃ − 1)·e^(w₁₄·(1 − R)), at most S/e^(w₁₇·w₁₈).
  ///
  /// The bound undoes what remembering on the same day multiplies by, e^(w₁₇·w₁₈): to be forgotten
  /// and learnt again within a day is never worth more than S.
  /// Source: The Algorithm, FSRS v4 to FSRS-6, stability after forgetting; the bound is that of
  /// py-fsrs, `_next_forget_stability`.
  fileprivate func forgottenStability(
    _ stability: Double, _ difficulty: Double, _ retrievability: Double
  ) -> Double {
    let left =
      parameters[11] * pow(difficulty, -parameters[12]) * (pow(stability + 1, parameters[13]) - 1)
      * exp(parameters[14] * (1 - retrievability))
    return min(left, stability / exp(parameters[17] * parameters[18]))
  }

  /// Reviewed on the same day: S·e^(w₁₇·(G − 3 + w₁₈))·S^−w₁₉, no less than S unless forgotten.
  ///
  /// Source: The Algorithm, FSRS-6, stability of short-term memory. That hard, too, never makes less
  /// of it is what py-fsrs does in `_short_term_stability`.
  fileprivate func sameDayStability(after rating: Rating, from stability: Double) -> Double {
    let grade = Double(rating.rawValue)
    let growth =
      exp(parameters[17] * (grade - 3 + parameters[18])) * pow(stability, -parameters[19])
    return stability * (rating == .again ? growth : max(growth, 1))
  }

  /// A stability that is no less than the least that FSRS knows, a thousandth of a day.
  ///
  /// Source: `STABILITY_MIN` of py-fsrs.
  func bounded(_ stability: Double) -> Double {
    max(stability, 0.001)
  }
}
