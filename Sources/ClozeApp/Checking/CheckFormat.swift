internal import QuizFormats
internal import Wording

/// How `check` prints what it has found.
enum CheckFormat: String, CaseIterable, Sendable {
  /// Lines for people and editors.
  case text
  /// A list of objects for programs.
  case json

  /// The findings in a file for people: each with its line of the file.
  static func text(of file: QuizFile, _ phrases: any Phrases) -> String {
    file.diagnostics.map { diagnostic in
      let line = DiagnosticLine(diagnostic, file: file.name).textWithSeverity(phrases)
      let excerpt = file.source.flatMap { source in
        diagnostic.place.flatMap { CaretExcerpt(source, at: $0)?.text }
      }
      return "\(line)\n\(excerpt ?? "")"
    }.joined()
  }

  /// The findings in a file for programs, an object each.
  static func objects(of file: QuizFile, _ phrases: any Phrases) -> [JSONReport] {
    file.diagnostics.map { diagnostic in
      .object([
        ("file", .text(file.name)),
        ("line", .number(or: diagnostic.place?.line)),
        ("column", .number(or: diagnostic.place?.column)),
        ("severity", .text(diagnostic.severity == .error ? "error" : "warning")),
        ("code", .text(diagnostic.code)),
        ("message", .text(DiagnosticSentence(diagnostic).text(phrases))),
        ("question", .number(or: diagnostic.question)),
      ])
    }
  }
}

extension JSONReport {
  /// A number, or null when there is none.
  fileprivate static func number(or number: Int?) -> JSONReport {
    number.map { .number($0) } ?? .null
  }
}
