internal import QuizViewModels
internal import Wording

/// The runs that are over or were left since the program began, in their order.
///
/// Only the first one is kept whole, for it is that of which results are asked for. Of the others the
/// line is kept that tells them at the end, so that a program which runs for days does not grow.
struct FinishedRuns {
  /// The first run, or nil before it.
  fileprivate(set) var first: FinishedRun?
  /// What is said of each run after the first.
  fileprivate(set) var furtherSummaries: [String] = []
  /// What stood above the last one, or nil when there is none.
  fileprivate(set) var lastTitle: String?

  /// Adds a run.
  mutating func append(_ run: FinishedRun, _ phrases: any ScreenPhrases) {
    lastTitle = run.title
    if first == nil {
      first = run
    } else {
      furtherSummaries.append(run.results.summary(title: run.title, phrases))
    }
  }
}
