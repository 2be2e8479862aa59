/// Collects what is wrong or doubtful while a file is read.
///
/// A class, because every part of the reading adds to the same list.
final class Findings {
  fileprivate let source: SourceText
  /// The part of the file, such as the member of an archive, that the text is; nil for the file itself.
  fileprivate let part: String?
  /// The number of the question that is being read, or nil outside questions.
  var question: Int?
  fileprivate var found: [Finding]
  /// Whether anything was found that the quiz is refused for.
  fileprivate(set) var hasErrors = false

  /// Begins with nothing, and places that are counted in a text.
  init(_ source: SourceText, within part: String? = nil) {
    self.source = source
    self.part = part
    found = []
  }

  /// Begins with what was found while the document was read.
  init(_ document: JSONDocument) {
    source = document.text
    part = nil
    found = document.findings
  }

  /// How many more wrong words are compared with all that could be meant: that takes long, and nobody
  /// reads a thousand suggestions.
  fileprivate var suggestionsLeft = 200

  /// What is likely meant by a wrong word, as long as there are not too many of these.
  func suggestion(_ nearest: () -> String?) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return nearest()
  }

  /// Adds a finding that is about a value or a key.
  func report(_ cause: DiagnosticCause, at value: JSONValue) {
    report(cause, at: value.offset)
  }

  /// Adds a finding at an offset in the text.
  func report(_ cause: DiagnosticCause, at offset: Int) {
    report(cause, at: .offset(offset))
  }

  /// Adds a finding in an element that has no place in a text, such as a row of a database.
  func report(_ cause: DiagnosticCause, in element: String) {
    report(cause, at: .element(element))
  }

  /// Adds a finding.
  func report(_ cause: DiagnosticCause, at place: Finding.Place) {
    found.append(Finding(cause: cause, place: place, question: question))
    if !cause.isWarning { hasErrors = true }
  }

  /// Everything in the order of the places.
  var diagnostics: [Diagnostic] { found.diagnostics(in: source, part: part) }

  /// The number of the line that a value begins on, from 1.
  func line(of value: JSONValue) -> Int { line(at: value.offset) }

  /// The number of the line of an offset, from 1.
  func line(at offset: Int) -> Int { source.line(at: offset) }
}

/// A diagnostic whose line and column are not counted yet.
struct Finding: Sendable {
  /// Where it is.
  enum Place: Sendable {
    /// At so many bytes from the start of the text.
    case offset(Int)
    /// In an element of a file that is no text.
    case element(String)

    /// The offset, or one behind all texts.
    var order: Int {
      if case .offset(let offset) = self { offset } else { .max }
    }
  }

  let cause: DiagnosticCause
  let place: Place
  let question: Int?

  init(cause: DiagnosticCause, place: Place, question: Int?) {
    self.cause = cause
    self.place = place
    self.question = question
  }

  init(cause: DiagnosticCause, offset: Int, question: Int?) {
    self.init(cause: cause, place: .offset(offset), question: question)
  }
}

extension [Finding] {
  /// The diagnostics in the order of their places; what has none comes last.
  ///
  /// - Parameters:
  ///   - text: The text in which offsets are counted.
  ///   - part: The part of the file that the text is, or nil for the file itself.
  /// - Returns: Each with its line and column.
  func diagnostics(in text: SourceText, part: String? = nil) -> [Diagnostic] {
    var cursor = SourcePlaceCursor(text)
    // Swift's sort is stable: what was found first at a place comes first.
    return sorted { $0.place.order < $1.place.order }.map { finding in
      switch finding.place {
      case .offset(let offset):
        Diagnostic(
          finding.cause, at: cursor.place(at: offset), within: part, question: finding.question)
      case .element(let element):
        Diagnostic(finding.cause, at: nil, within: element, question: finding.question)
      }
    }
  }
}
