internal import QuizModel

/// A quiz as the history knows it.
struct KnownQuiz: Hashable, Sendable {
  /// The quiz as its file has it, whatever options change of it.
  let quiz: Quiz
  /// What it is called.
  let title: String
  /// The canonical path of its file; nil for one that comes from no file and has no history.
  let path: String?

  /// What the questions of a run say they are from.
  var source: String { path ?? "" }
}
