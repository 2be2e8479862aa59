/// Collects what is wrong or doubtful while a file is read.
///
/// A class, because every part of the reading adds to the same list.
final class Findings {
  fileprivate let source: SourceText
  /// The number of the question that is being read, or nil outside questions.
  var question: Int?
  fileprivate var found: [Finding]
  /// Whether anything was found that the quiz is refused for.
  fileprivate(set) var hasErrors = false

  /// Begins with what was found while the document was read.
  init(_ document: JSONDocument) {
    source = document.text
    found = document.findings
  }

  /// Adds a finding that is about a value or a key.
  func report(_ cause: DiagnosticCause, at value: JSONValue) {
    report(cause, at: value.offset)
  }

  /// Adds a finding at an offset in the file.
  func report(_ cause: DiagnosticCause, at offset: Int) {
    found.append(Finding(cause: cause, offset: offset, question: question))
    if !cause.isWarning { hasErrors = true }
  }

  /// Everything in the order of the places.
  var diagnostics: [Diagnostic] { found.diagnostics(in: source) }

  /// The number of the line that a value begins on, from 1.
  func line(of value: JSONValue) -> Int { source.line(at: value.offset) }
}

/// A diagnostic whose line and column are not counted yet.
struct Finding: Sendable {
  let cause: DiagnosticCause
  let offset: Int
  let question: Int?
}

extension [Finding] {
  /// The diagnostics in the order of their places.
  func diagnostics(in text: SourceText) -> [Diagnostic] {
    var cursor = SourcePlaceCursor(text)
    // Swift's sort is stable: what was found first at a place comes first.
    return sorted { $0.offset < $1.offset }.map { finding in
      Diagnostic(finding.cause, at: cursor.place(at: finding.offset), question: finding.question)
    }
  }
}
