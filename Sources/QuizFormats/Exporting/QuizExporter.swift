internal import QuizModel

/// What writes one format of another program.
protocol QuizExporter: Sendable {
  /// The name on the command line: small ASCII letters, digits and dashes.
  var name: String { get }
  /// What people call the format.
  var title: String { get }

  /// Writes a quiz, and notes what the format cannot hold.
  ///
  /// What an importer reads of it is the same quiz but for what was noted.
  ///
  /// - Parameters:
  ///   - quiz: A quiz that our format allows.
  ///   - notes: Where notes go.
  /// - Returns: The whole file.
  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8]
}
