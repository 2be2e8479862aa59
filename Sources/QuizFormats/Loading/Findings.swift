/// Collects what is wrong or doubtful while a quiz is read.
///
/// A class, because every part of the reading adds to the same list.
final class Findings {
  fileprivate let source: SourceText
  /// The number of the question that is being read, or nil outside questions.
  var question: Int?
  fileprivate var diagnostics: [Diagnostic]

  init(_ document: JSONDocument) {
    source = document.text
    diagnostics = document.warnings
  }

  /// Adds a finding that is about a value or a key.
  func report(_ cause: DiagnosticCause, at value: JSONValue) {
    report(cause, at: value.offset)
  }

  /// Adds a finding at an offset in the file.
  func report(_ cause: DiagnosticCause, at offset: Int) {
    diagnostics.append(Diagnostic(cause, at: source.place(at: offset), question: question))
  }

  /// Whether anything was found that the quiz is refused for.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Everything in the order of the places.
  var sorted: [Diagnostic] {
    // Swift's sort is stable: what was found first at a place comes first.
    diagnostics.sorted { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) }
  }

  /// The number of the line that a value begins on, from 1.
  func line(of value: JSONValue) -> Int { source.line(at: value.offset) }
}
