internal import QuizViewModels

/// A run that was played to its end or left before.
struct FinishedRun: Hashable, Sendable {
  /// What stood above the quiz.
  let title: String
  /// What it came to.
  let results: QuizResults
  /// How long it took, in seconds.
  let seconds: Double

  /// Makes a run of its parts; without seconds it took as long as the results say.
  init(title: String, results: QuizResults, seconds: Double? = nil) {
    self.title = title
    self.results = results
    self.seconds = seconds ?? results.duration ?? 0
  }
}
