/// Why a file is not a quiz that can be played.
public struct QuizFileError: Error, Hashable, Sendable {
  /// Everything found, warnings included, in the order of the places; at least one is an error.
  public let diagnostics: [Diagnostic]

  /// Makes an error of everything that was found.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Makes an error of one cause that stands alone.
  public init(_ cause: DiagnosticCause, at place: SourcePlace? = nil) {
    diagnostics = [Diagnostic(cause, at: place)]
  }
}
