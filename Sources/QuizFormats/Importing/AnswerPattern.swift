internal import QuizModel

/// What a short answer of Moodle accepts: a text, in which `*` stands for anything and `\*` for itself.
enum AnswerPattern: Equatable, Sendable {
  case text(String)
  /// Anything at all: what is said of all other answers.
  case anything
  /// Anything that fits; that cannot be compared with here.
  case pattern

  /// Reads an answer.
  init(_ answer: String) {
    guard answer.utf8.contains(.asterisk) else {
      self = .text(answer)
      return
    }
    var text: [UInt8] = []
    for byte in answer.utf8 {
      if byte == .asterisk {
        guard text.last == .backslash else {
          self = answer.trimmed == "*" ? .anything : .pattern
          return
        }
        text.removeLast()
      }
      text.append(byte)
    }
    self = .text(String(decoding: text, as: UTF8.self))
  }
}
