public import QuizModel

/// A quiz in another program's format.
public struct QuizExport: Hashable, Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// What the format cannot hold, by question.
  public let notes: [Diagnostic]

  /// Writes a quiz in one of the ``formats``; nil for another name.
  public init?(_ quiz: Quiz, format: String) {
    guard let exporter = ExporterList.all.first(where: { $0.name == format }) else { return nil }
    let notes = ExportNotes()
    bytes = exporter.write(quiz, notes: notes)
    self.notes = notes.diagnostics
  }

  /// The names of all formats that are written, as they are on the command line.
  public static let formats: [String] = ExporterList.all.map(\.name)
}
