public import QuizModel
public import QuizViewModels

/// What can be played on the screen.
public enum Playable: Hashable, Sendable {
  /// One quiz, and what stands above it.
  case quiz(Quiz, title: String)
  /// A library with at least one entry, to choose from.
  case library(LibraryViewModel)
}
