public import QuizModel
public import QuizViewModels

/// What can be played.
public enum Playable: Hashable, Sendable {
  /// One quiz.
  case quiz(PlayableQuiz)
  /// A library with at least one entry, to choose from; what can be played of it.
  case library(LibraryViewModel, quizzes: [LibraryEntry.ID: PlayableQuiz])
  /// What is due of all quizzes.
  case review
  /// The statistics, which are only looked at.
  case statistics

  /// One quiz as it is, from no file.
  public static func quiz(_ quiz: Quiz, title: String) -> Playable {
    .quiz(PlayableQuiz(quiz, title: title))
  }

  /// A library whose quizzes are from no file.
  public static func library(_ library: LibraryViewModel) -> Playable {
    let quizzes = library.entries.compactMap { entry in
      entry.quiz.map { (entry.id, PlayableQuiz($0, title: entry.title)) }
    }
    return .library(library, quizzes: Dictionary(uniqueKeysWithValues: quizzes))
  }
}
