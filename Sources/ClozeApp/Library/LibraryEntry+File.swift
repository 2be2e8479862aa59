internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

extension LibraryEntry {
  /// How many errors of a file are told: enough to begin with, few enough for a card.
  fileprivate static let problemsShown = 20

  /// Reads what was found.
  init(
    _ hit: QuizSearch.Hit, streams: any StandardStreams, _ reading: ReadingOptions,
    _ phrases: any Phrases
  ) {
    let file =
      hit.failure.map { QuizFile(unreadable: hit.path, failure: $0) }
      ?? QuizFile(hit.path, streams: streams, reading)
    let fileTitle = hit.path.inputTitle(phrases)
    switch file.result {
    case .success(let loaded):
      self.init(
        id: hit.path, title: loaded.quiz.title(or: fileTitle), name: hit.name,
        contents: .quiz(loaded.quiz))
    case .failure(let error):
      self.init(
        id: hit.path, title: fileTitle.collapsed, name: hit.name,
        contents: .broken(Self.problems(error, phrases)))
    }
  }

  /// What is wrong with a file, without its name; warnings are left out.
  fileprivate static func problems(
    _ error: QuizFileError, _ phrases: any Phrases
  ) -> [String] {
    let errors = error.diagnostics.filter { $0.severity == .error }
    let lines = errors.prefix(problemsShown).map { DiagnosticLine($0).text(phrases) }
    let rest = errors.count - problemsShown
    return rest > 0 ? lines + [phrases.moreProblems(rest)] : lines
  }
}
