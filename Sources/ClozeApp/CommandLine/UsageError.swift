/// What can be wrong with a command line.
///
/// Words in it are as they were typed.
enum UsageError: Error, Hashable, Sendable {
  /// No option has that name.
  case unknownOption(String)
  /// Several options begin like that.
  case ambiguousOption(String, candidates: [String])
  /// An option stands last without its value.
  case missingValue(option: String)
  /// An option has a value and takes none.
  case unexpectedValue(option: String)
  /// A value is none of those that the option takes.
  case valueNotAllowed(option: String, value: String, allowed: [String])
  /// A value is not a whole number in the range that the option takes.
  case valueNotNumber(option: String, value: String, least: Int)
  /// A value is not a whole percentage from 0 to 100.
  case valueNotPercentage(option: String, value: String)
  /// A word is neither a command nor a file.
  case unknownCommand(String)
  /// A command that takes none was given a file.
  case unexpectedOperand(String)
  /// A text cannot stand between columns: it is empty, or has a quote or a line end in it.
  case noSeparator(String)
  /// There is nothing to convert.
  case nothingToConvert
  /// It is not said what to convert into; these formats there are.
  case noTarget(formats: [String])
  /// The output would take the place of a file that is read.
  case outputOverwrites(String)
  /// The file to write is not named, or more than one is.
  case needsOneNewFile
  /// There is nothing to check.
  case nothingToCheck
  /// The first question is to be one that the quiz does not have.
  case startAfterEnd(start: Int, questions: Int)
  /// No question has the tag; these tags there are.
  case unknownTag(String, tags: [String])
  /// An option means one quiz, and there may be several.
  case needsOneFile(option: String)
  /// Standard input is to be the quiz as well as the answers.
  case inputTwice
  /// The results would take the place of a file that is read.
  case resultsOverwrite(String)
}
