/// A place in a question's text that the person fills.
public struct Blank: Hashable, Sendable {
  /// How a blank is filled.
  public enum Kind: Hashable, Sendable {
    /// With an option of the question's bank of this index.
    case choice(bank: Int)
    /// By typing.
    case typed
  }

  /// How the blank is filled.
  public var kind: Kind
  /// What is right, or nil when the blank is not scored.
  public var answer: Answer?
  /// Hints of this blank, given before the question's own while the blank is active.
  public var hints: [String]
  /// What full credit earns; above 0.
  public var points: Double

  /// Makes a blank.
  public init(kind: Kind, answer: Answer? = nil, hints: [String] = [], points: Double = 1) {
    self.kind = kind
    self.answer = answer
    self.hints = hints
    self.points = points
  }

  /// Whether the blank is filled by typing.
  public var isTyped: Bool { kind == .typed }
}
