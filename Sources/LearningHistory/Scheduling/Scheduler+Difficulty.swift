#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Scheduler {
  /// The difficulty after the first review: D₀(G) = w₄ − e^(w₅·(G − 1)) + 1, from 1 to 10.
  ///
  /// Source: The Algorithm, FSRS-5 and FSRS-6, initial difficulty.
  func initialDifficulty(after rating: Rating) -> Double {
    bounded(difficulty: unboundedInitialDifficulty(after: rating))
  }

  /// The difficulty after a review that is not the first, from 1 to 10.
  ///
  /// It moves by −w₆·(G − 3), the less of it the nearer it is to 10: D′ = D − w₆·(G − 3)·(10 − D)/9.
  /// Then a share w₇ of the way back to D₀(easy) is taken: w₇·D₀(4) + (1 − w₇)·D′. That D₀(4) is not
  /// bounded to 1…10: with the published weights it lies below 1.
  /// Source: The Algorithm, FSRS-5 and FSRS-6, linear damping and mean reversion.
  func difficulty(after rating: Rating, from difficulty: Double) -> Double {
    let difficulty = bounded(difficulty: difficulty)
    let change = -parameters[6] * Double(rating.rawValue - 3)
    let damped = difficulty + change * (10 - difficulty) / 9
    let easiest = unboundedInitialDifficulty(after: .easy)
    return bounded(difficulty: parameters[7] * easiest + (1 - parameters[7]) * damped)
  }

  fileprivate func unboundedInitialDifficulty(after rating: Rating) -> Double {
    parameters[4] - exp(parameters[5] * Double(rating.rawValue - 1)) + 1
  }

  /// A difficulty within the bounds of FSRS, 1 and 10.
  func bounded(difficulty: Double) -> Double {
    min(max(difficulty, 1), 10)
  }
}
