/// One thing that is wrong or doubtful in a quiz file, and where.
///
/// It holds no sentence: the program words ``cause`` in the reader's language.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the quiz can still be played.
  public enum Severity: Hashable, Sendable {
    /// The quiz is refused.
    case error
    /// The quiz is played all the same.
    case warning
  }

  /// What is wrong.
  public let cause: DiagnosticCause
  /// Where it is, or nil when the file could not be read at all.
  public let place: SourcePlace?
  /// The part of the file in which it is: the member of an archive, in which the place is counted, or
  /// an element such as a row of a database; nil for the file itself.
  public let part: String?
  /// The number of the question, from 1 in the order of the file, or nil outside questions.
  public let question: Int?

  /// Makes a diagnostic.
  public init(
    _ cause: DiagnosticCause, at place: SourcePlace?, within part: String? = nil,
    question: Int? = nil
  ) {
    self.cause = cause
    self.place = place
    self.part = part
    self.question = question
  }

  /// Whether the quiz can still be played.
  public var severity: Severity { cause.isWarning ? .warning : .error }

  /// A name that stays the same in every version and language, such as `answer-not-an-option`.
  public var code: String { cause.code }

  /// The error's number in the specification of our own format; nil for a warning and for other formats.
  public var number: Int? { cause.number }
}
