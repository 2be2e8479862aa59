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

  fileprivate var location: String {
    PlacedSentence.location(
      file: file, part: diagnostic.part, place: diagnostic.place)
  }

  fileprivate func sentence(_ phrases: any Phrases) -> String {
    PlacedSentence(
      DiagnosticSentence(diagnostic).text(phrases), question: diagnostic.question
    ).text(phrases)
  }
}
