internal import QuizModel

/// What a written line means.
enum PlainLine: Hashable {
  /// A text that answers something.
  case answer(String)
  /// Go past the question.
  case skip
  /// Give the next hint.
  case hint
  /// See the answer.
  case giveUp
  /// Tell the results so far.
  case results
  /// Tell what can be written.
  case help
  /// Leave.
  case leave
  /// A colon with something behind it that is no command.
  case unknown(String)

  /// Reads a line.
  init(_ line: String) {
    let word = line.trimmed
    switch word {
    case "", ":s": self = .skip
    case ":t": self = .hint
    case ":a": self = .giveUp
    case ":r": self = .results
    case ":q": self = .leave
    case "?", ":?": self = .help
    // What would be a command is an answer with its first character twice.
    case _ where word.hasPrefix("::"): self = .answer(String(word.dropFirst()))
    case _ where word.allSatisfy { $0 == "?" }: self = .answer(String(word.dropFirst()))
    case _ where word.hasPrefix(":"): self = .unknown(word)
    default: self = .answer(line)
    }
  }
}
