/// What the library says, as functions of plain values.
public protocol LibraryPhrases: Sendable {
  // MARK: The cards

  /// The title of the library.
  var libraryTitle: String { get }
  /// How many quizzes there are; 0 or more.
  func quizCount(_ count: Int) -> String
  /// How many questions a quiz has; 0 or more.
  func questionCount(_ count: Int) -> String
  /// How many quizzes the filter leaves, 0 or more, of all.
  func shownOfAll(_ shown: Int, _ all: Int) -> String
  /// The filter leaves none.
  var noMatch: String { get }
  /// What stands on the card of a file that is no quiz.
  var brokenCard: String { get }
  /// More things are wrong with a file than are shown; 1 or more.
  func moreProblems(_ count: Int) -> String
  /// The name of an order of the cards.
  func order(_ order: CardOrder) -> String

  // MARK: The dialog

  /// The button that plays the quiz.
  var start: String { get }
  /// The button that closes the dialog.
  var close: String { get }
  /// Who wrote the quiz.
  func author(_ name: String) -> String
  /// The word before a fact.
  func label(_ fact: QuizFact) -> String
  /// What the questions are like: how many there are, and in how many of them several blanks or
  /// something to type.
  func questions(_ count: Int, severalBlanks: Int, typed: Int) -> String
  /// When a filled question is checked: with its last blank, or when asked for.
  func checks(atOnce: Bool) -> String
  /// How many checks a question allows; 0 for as many as one likes.
  func attempts(_ count: Int) -> String
  /// What comes in a random order.
  func shuffling(questions: Bool, options: Bool) -> String
  /// When the right answers are shown.
  func solutions(_ time: SolutionTime) -> String
}

/// An order of the cards.
public enum CardOrder: Hashable, Sendable, CaseIterable {
  /// By the title, the number of questions, or the name of the file.
  case title, size, file
}

/// What is said of a quiz before it starts.
public enum QuizFact: Hashable, Sendable, CaseIterable {
  /// What it asks.
  case questions, tags
  /// How it is played.
  case checks, attempts, order, solutions
}

/// When the right answers are shown.
public enum SolutionTime: Hashable, Sendable, CaseIterable {
  /// After each question, with the results, or not at all.
  case afterEach, atEnd, never
}
