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
  /// A word is neither a command nor a file.
  case unknownCommand(String)
  /// There is nothing to check.
  case nothingToCheck
  /// The first question is to be one that the quiz does not have.
  case startAfterEnd(start: Int, questions: Int)
}
