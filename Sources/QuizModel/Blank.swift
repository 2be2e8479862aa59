/// A place in a question's text that the person fills.
public struct Blank: Hashable, Sendable {
  /// How a blank is filled.
  public enum Kind: Hashable, Sendable {
    /// With an option of the question's bank of this index.
    case choice(bank: Int)
    /// By typing.
    case typed
  }

  /// What is right, or nil when the blank is not scored.
  public var answer: Answer?
  /// The bank's index, below 0 when the blank is typed; it stands where nothing else would.
  fileprivate var bank: Int32
  /// Hints of this blank, given before the question's own while the blank is active.
  public var hints: [String]
  /// What full credit earns; above 0.
  public var points: Double

  /// Makes a blank.
  public init(kind: Kind, answer: Answer? = nil, hints: [String] = [], points: Double = 1) {
    bank = kind.bank
    self.answer = answer
    self.hints = hints
    self.points = points
  }

  /// How the blank is filled.
  public var kind: Kind {
    get { bank < 0 ? .typed : .choice(bank: Int(bank)) }
    set { bank = newValue.bank }
  }

  /// Whether the blank is filled by typing.
  public var isTyped: Bool { kind == .typed }
}

extension Blank.Kind {
  fileprivate var bank: Int32 {
    switch self {
    case .choice(let bank): Int32(bank)
    case .typed: -1
    }
  }
}
