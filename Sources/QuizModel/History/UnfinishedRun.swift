/// A run that was broken off, with all that it takes to go on.
public struct UnfinishedRun: Hashable, Sendable {
  /// What stands in the blanks of a question, not yet checked.
  public struct OpenQuestion: Hashable, Sendable {
    /// The identity of the question, see ``Quiz/identities``.
    public var identity: String
    /// What stands in the blanks as text, nil where nothing stands.
    public var given: [String?]
    /// How many hints were given.
    public var hints: Int

    /// Makes it of its parts.
    public init(identity: String, given: [String?], hints: Int) {
      self.identity = identity
      self.given = given
      self.hints = hints
    }
  }

  /// An attempt of the run and its question.
  public struct Answered: Hashable, Sendable {
    /// The identity of the question, see ``Quiz/identities``.
    public var identity: String
    /// The attempt.
    public var attempt: Attempt

    /// Makes it of its parts.
    public init(identity: String, attempt: Attempt) {
      self.identity = identity
      self.attempt = attempt
    }
  }

  /// The identities of the questions in the order of the run.
  public var order: [String]
  /// What random orders of the run are drawn from.
  public var seed: UInt64
  /// The attempts in the order in which they were made.
  public var attempts: [Answered]
  /// What was picked and not yet checked, or nil when nothing was.
  public var open: OpenQuestion?

  /// Makes it of its parts.
  public init(order: [String], seed: UInt64, attempts: [Answered], open: OpenQuestion? = nil) {
    self.order = order
    self.seed = seed
    self.attempts = attempts
    self.open = open
  }
}
