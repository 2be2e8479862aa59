/// What is right in a blank.
public struct Answer: Hashable, Sendable {
  /// What is accepted; most answers are one text, which needs no list.
  fileprivate enum Accepted: Hashable {
    /// A text at full credit and without feedback, and nothing else.
    case text(String)
    /// Anything else.
    case alternatives([Alternative])
  }

  fileprivate var accepted: Accepted

  /// Everything that is accepted, the preferred one first; never empty in a loaded quiz.
  public var alternatives: [Alternative] {
    get {
      switch accepted {
      case .text(let text): [Alternative(.text(text))]
      case .alternatives(let alternatives): alternatives
      }
    }
    set { accepted = Accepted(newValue) }
  }

  /// The text that is accepted at full credit and without feedback, or nil when that is not all.
  var onlyText: String? {
    if case .text(let text) = accepted { text } else { nil }
  }

  /// Makes an answer of alternatives.
  public init(_ alternatives: [Alternative]) {
    accepted = Accepted(alternatives)
  }

  /// Makes an answer of one alternative.
  package init(_ only: Alternative) {
    accepted = Accepted(only)
  }

  /// Makes an answer that accepts one text at full credit.
  init(_ text: String) {
    accepted = .text(text)
  }

  /// Makes an answer that accepts any of the texts at full credit.
  public init(texts: [String]) {
    self.init(texts.map { Alternative(.text($0)) })
  }
}

extension Answer.Accepted {
  /// The one form of some alternatives, so that equal answers are equal.
  fileprivate init(_ alternatives: [Alternative]) {
    self = alternatives.count == 1 ? Self(alternatives[0]) : .alternatives(alternatives)
  }

  fileprivate init(_ only: Alternative) {
    if case .text(let text) = only.target, only.credit == 1, only.feedback == nil {
      self = .text(text)
    } else {
      self = .alternatives([only])
    }
  }
}

/// One way of being right in a blank.
public struct Alternative: Hashable, Sendable {
  /// What a fill is compared with.
  public enum Target: Hashable, Sendable {
    /// A text, compared as the quiz's rules say.
    case text(String)
    /// A decimal number and how far off it may be, the bound included.
    ///
    /// Kept apart, as texts, of which there are many more, would need the room of two numbers each.
    indirect case number(Decimal, tolerance: Decimal)
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
