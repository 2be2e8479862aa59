/// What stands in a blank.
public enum Fill: Hashable, Sendable {
  /// An option of the question.
  case option(OptionID)
  /// What was typed.
  case typed(String)

  /// The option, or nil when the blank holds typed text.
  public var option: OptionID? {
    if case .option(let option) = self { option } else { nil }
  }
}

extension Question {
  /// The text of a fill, or nil when it names an option that the question does not have.
  public func text(of fill: Fill) -> String? {
    switch fill {
    case .option(let option): self[option]?.text
    case .typed(let text): text
    }
  }
}
