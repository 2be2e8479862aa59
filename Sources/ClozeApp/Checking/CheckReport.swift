internal import QuizFormats
internal import Wording

/// What `check` prints of what it has found.
enum CheckReport {
  /// The findings in a file for people: each with its line of the file.
  static func text(of file: QuizFile, _ phrases: any Phrases) -> String {
    file.diagnostics.map { diagnostic in
      let line = DiagnosticLine(diagnostic, file: file.name).textWithSeverity(phrases)
      // Places in a part of the file are not places in its text.
      let excerpt = file.source.flatMap { source in
        diagnostic.part == nil
          ? diagnostic.place.flatMap { CaretExcerpt(source, at: $0)?.text } : nil
      }
      return "\(line)\n\(excerpt ?? "")"
    }.joined()
  }

  /// The findings in a file for programs, an object each.
  static func objects(of file: QuizFile, _ phrases: any Phrases) -> [JSONText] {
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

extension JSONText {
  /// A number, or null when there is none.
  fileprivate static func number(or number: Int?) -> JSONText {
    number.map { .number($0) } ?? .null
  }
}
