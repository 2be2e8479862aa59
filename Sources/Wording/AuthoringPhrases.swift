/// What is said where a quiz is written, as functions of plain values.
public protocol AuthoringPhrases: Sendable {
  /// How the questions are answered.
  var interviewBegins: String { get }
  /// Asks for the title; it ends in `> `.
  var titlePrompt: String { get }
  /// Asks for a sentence with its blanks; it ends in `> `.
  var sentencePrompt: String { get }
  /// Asks for options, apart by commas; it ends in `> `.
  var optionsPrompt: String { get }
  /// Asks what is right in a blank, from 1, or in the only one; it ends in `> `.
  ///
  /// - Parameters:
  ///   - blank: The number of the blank, or nil when it is the only one.
  ///   - standard: What an empty line stands for, or nil when nothing is right or wrong then.
  /// - Returns: The prompt.
  func rightAnswerPrompt(blank: Int?, default standard: String?) -> String
  /// Asks whether there is another question; it ends in `> `, and no is meant by an empty line.
  var anotherQuestionPrompt: String { get }
  /// One option is none to choose from.
  var oneOptionIsNoChoice: String { get }
  /// There is a file of that name already, which stays as it is.
  func neverOverwrites(_ file: String) -> String
  /// The questions were left before their end.
  var nothingWritten: String { get }
  /// A quiz was written, and what to do with it.
  func newQuizWritten(_ file: String) -> String

  // MARK: Content

  /// The title of a quiz that was given none.
  var newQuizTitle: String { get }
  /// A sentence with one blank.
  var exampleSentence: String { get }
  /// What is right in it.
  var exampleAnswer: String { get }
  /// The template's question with options.
  var templateChoice: TemplateChoice { get }
  /// The template's question without.
  var templateTyped: TemplateTyped { get }
}

/// A question with one blank and options.
public struct TemplateChoice: Sendable {
  /// What stands before the blank.
  public let before: String
  /// What stands behind it.
  public let after: String
  /// The options, ``answer`` among them.
  public let options: [String]
  /// What is right.
  public let answer: String
  /// Why it is.
  public let explanation: String
}

/// A question with one blank to type into.
public struct TemplateTyped: Sendable {
  /// What stands before the blank.
  public let before: String
  /// What stands behind it.
  public let after: String
  /// Everything that is right.
  public let answers: [String]
}
