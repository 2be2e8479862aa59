internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Reads a quiz again that was edited while it was played.
struct QuizEdits {
  /// Why the edited file cannot be played.
  struct Problem: Error {
    /// The first thing that is wrong and its place.
    let sentence: String
  }

  /// What the command line wants of a quiz.
  let options: PlayOptions
  /// The language of problems.
  let phrases: any Phrases

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - title: What the quiz was called, in case it has no title of its own.
  /// - Returns: The quiz as it is now, or what is wrong with it: then the old one is played on.
  func read(_ file: String, title: String?) -> Result<PlayableQuiz, Problem> {
    switch QuizFile(path: file, options.reading).result {
    case .success(let loaded):
      let name = loaded.quiz.title(or: title ?? file.fileTitle)
      return .success(PlayableQuiz(loaded.quiz, file: file, title: name, options: options))
    case .failure(let error):
      let first = error.diagnostics.first { $0.severity == .error }
      let line = first.map { DiagnosticLine($0, file: file).text(phrases) } ?? file
      return .failure(Problem(sentence: line.shownOnOneLine))
    }
  }
}
