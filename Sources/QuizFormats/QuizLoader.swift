public import QuizModel

/// A quiz and what is doubtful in its file.
public struct LoadedQuiz: Hashable, Sendable {
  /// The quiz.
  public let quiz: Quiz
  /// The warnings in the order of their places.
  public let warnings: [Diagnostic]
}

/// Makes a quiz of the bytes of a file in cloze's own format.
public enum QuizLoader {
  /// Reads a quiz.
  ///
  /// - Parameter source: The file.
  /// - Returns: The quiz with its warnings.
  /// - Throws: Everything that is wrong with the file.
  public static func load(_ source: SourceText) throws(QuizFileError) -> LoadedQuiz {
    try load(JSONSource(source, leniencies: [.comments, .trailingCommas]).read())
  }

  /// Reads a quiz from a file that was found to be JSON.
  static func load(_ document: JSONDocument) throws(QuizFileError) -> LoadedQuiz {
    let findings = Findings(document)
    var reader = QuizReader(findings: findings)
    let quiz = reader.read(document.root)
    if findings.hasErrors { throw QuizFileError(findings.diagnostics) }
    return LoadedQuiz(quiz: quiz, warnings: findings.diagnostics)
  }
}
