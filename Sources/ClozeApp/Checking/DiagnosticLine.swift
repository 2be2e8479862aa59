internal import QuizFormats
internal import Wording

/// A finding in a file as one line: where it is and what it says.
struct DiagnosticLine {
  fileprivate let diagnostic: Diagnostic
  fileprivate let file: String?

  /// Makes the line of a finding in a file; without the file's name where that is known.
  init(_ diagnostic: Diagnostic, file: String? = nil) {
    self.diagnostic = diagnostic
    self.file = file
  }

  /// `file:line:column: sentence`, for a message that can only be an error.
  func text(_ phrases: any Phrases) -> String {
    location + sentence(phrases)
  }

  /// `file:line:column: severity: sentence`, as compilers print it and editors read it.
  func textWithSeverity(_ phrases: any Phrases) -> String {
    let severity =
      switch diagnostic.severity {
      case .error: phrases.error
      case .warning: phrases.warning
      }
    return "\(location)\(severity): \(sentence(phrases))"
  }

  /// What stands before the sentence, with a colon and a space at its end unless it is empty.
  fileprivate var location: String {
    let place = diagnostic.place.map { "\($0.line):\($0.column)" }
    let parts = [file?.shownOnOneLine, place].compactMap { $0 }
    return parts.isEmpty ? "" : "\(parts.joined(separator: ":")): "
  }

  fileprivate func sentence(_ phrases: any Phrases) -> String {
    let sentence = DiagnosticSentence(diagnostic).text(phrases).shownOnOneLine
    return diagnostic.question.map { phrases.inQuestion($0, sentence) } ?? sentence
  }
}
