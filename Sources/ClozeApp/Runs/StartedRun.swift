internal import QuizViewModels

/// A run that begins or goes on, and what stores its answers.
struct StartedRun {
  /// The run.
  var session: QuizSession
  /// What stands above it.
  let title: String
  /// What stores its answers.
  let recorder: RunRecorder
  /// Whether its questions come from files that can be edited.
  let canEdit: Bool
}
