/// What is said line by line where there is no screen, as functions of plain values.
///
/// Numbers of questions and blanks are from 1.
public protocol PlainPhrases: Sendable {
  // MARK: Questions

  /// A quiz begins, with so many questions, 1 or more; and how to get help.
  func quizBegins(_ title: String, questions: Int) -> String
  /// Which question comes.
  func questionNumber(_ number: Int, of count: Int) -> String
  /// The question was left for later before.
  var skippedBefore: String { get }
  /// What stands over the options of some blanks, at least one.
  func optionsHeading(blanks: [Int]) -> String
  /// A blank is filled by typing, beside others that have options.
  func typedBlank(_ blank: Int) -> String
  /// Asks for so many answers, 1 or more; it ends in `> `.
  func answerPrompt(_ count: Int) -> String
  /// A hint, of a blank or of the question as a whole.
  func hintText(_ text: String, blank: Int?) -> String
  /// There is no further hint.
  var noMoreHints: String { get }
  /// What is right in one of several blanks.
  func answer(_ text: String, inBlank blank: Int) -> String

  // MARK: What was written

  /// What can be written, on several lines.
  var plainHelp: String { get }
  /// No command has that name.
  func unknownPlainCommand(_ word: String) -> String
  /// A text is none of the options, but perhaps near one.
  func notAnOption(_ text: String, didYouMean: String?) -> String
  /// An option stands in a blank already, and can be used only once.
  func optionTaken(_ text: String) -> String
  /// There are more or fewer answers than blanks.
  func answersForBlanks(_ answers: Int, blanks: Int) -> String
  /// A question without right answers cannot be given up.
  var nothingToGiveUp: String { get }

  // MARK: Before a run

  /// Asks whether to go on at a question, from 1, of so many; it ends in `> `, and yes is meant by
  /// an empty line.
  func goOnPrompt(_ question: Int, of count: Int) -> String
  /// Asks whether to practise though nothing is due; it ends in `> `.
  var practisePrompt: String { get }

  // MARK: Results

  /// Asks whether to try so many questions again, 1 or more; it ends in `> `.
  func retryPrompt(_ count: Int) -> String
  /// Whether what was written to a yes-or-no question means yes.
  func meansYes(_ text: String) -> Bool
  /// Whether a text says no.
  func meansNo(_ text: String) -> Bool
  /// What the person said to a question that was not right.
  func youSaid(_ text: String) -> String
  /// The person gave a question up.
  var youGaveUp: String { get }
  /// The person said nothing to a question.
  var youSaidNothing: String { get }

  // MARK: The library

  /// A quiz to choose, with so many questions.
  func quizLine(_ title: String, questions: Int) -> String
  /// A file that cannot be played.
  func brokenLine(_ name: String) -> String
  /// Asks which quiz to play; it ends in `> `.
  var quizPrompt: String { get }
  /// What can be written to choose a quiz.
  var quizPromptHelp: String { get }
  /// Several quizzes have what was written in their titles.
  func severalQuizzes(_ titles: [String]) -> String
}
