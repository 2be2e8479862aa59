public import FoundationEssentials

/// What is right in a blank.
public struct Answer: Hashable, Sendable {
  /// Everything that is accepted, the preferred one first; never empty in a loaded quiz.
  public var alternatives: [Alternative]

  /// Makes an answer of alternatives.
  public init(_ alternatives: [Alternative]) {
    self.alternatives = alternatives
  }

  /// Makes an answer that accepts any of the texts at full credit.
  public init(texts: [String]) {
    alternatives = texts.map { Alternative(.text($0)) }
  }
}

/// One way of being right in a blank.
public struct Alternative: Hashable, Sendable {
  /// What a fill is compared with.
  public enum Target: Hashable, Sendable {
    /// A text, compared as the quiz's rules say.
    case text(String)
    /// A decimal number and how far off it may be, the bound included.
    case number(Decimal, tolerance: Decimal)
  }

  /// What a fill is compared with.
  public var target: Target
  /// The share of the blank's points that it earns, from 0 to 1.
  public var credit: Double
  /// What is said when this alternative was given.
  public var feedback: String?

  /// Makes an alternative.
  public init(_ target: Target, credit: Double = 1, feedback: String? = nil) {
    self.target = target
    self.credit = credit
    self.feedback = feedback
  }

  /// The alternative as a person would write it.
  public var text: String {
    switch target {
    case .text(let text): text
    case .number(let number, _): number.description
    }
  }
}
