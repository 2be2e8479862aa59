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
  /// How many questions of a quiz are due; 1 or more.
  func due(_ count: Int) -> String
  /// How many questions of all quizzes are due; 1 or more.
  func dueToday(_ count: Int) -> String
  /// What stands on the card of a quiz that was never played to its end.
  var newCard: String { get }
  /// What stands on the card of a quiz of which a first run was broken off.
  var begunCard: String { get }
  /// More things are wrong with a file than are shown; 1 or more.
  func moreProblems(_ count: Int) -> String
  /// The name of an order of the cards.
  func order(_ order: CardOrder) -> String

  // MARK: The dialog

  /// What stands on a button.
  func button(_ word: ButtonWord) -> String
  /// Who wrote the quiz.
  func author(_ name: String) -> String
  /// The percentage of the last finished run, and its day, from 1, of a month from 1 to 12.
  func lastTime(percentage: Int, day: Int, month: Int) -> String
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
  /// How the person stands with it.
  case lastTime, dueNow
  /// How it is played.
  case checks, attempts, order, solutions
}

/// When the right answers are shown.
public enum SolutionTime: Hashable, Sendable, CaseIterable {
  /// After each question, with the results, or not at all.
  case afterEach, atEnd, never
}

/// The buttons of the dialogs.
public enum ButtonWord: Hashable, Sendable, CaseIterable {
  /// Plays a quiz from its start.
  case start
  /// Goes on with a run that was broken off, or begins it anew.
  case goOn, startAgain
  /// Plays what is due of a quiz.
  case due
  /// Plays what is known least, though nothing is due.
  case practise
  /// Closes the dialog.
  case close
}
