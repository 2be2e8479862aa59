internal import QuizModel

extension FillBlankViewModel {
  /// Which hint of a question it is.
  public enum Hint: Hashable, Sendable {
    /// A hint of one blank, by its index in the blank's list.
    case blank(Int, Int)
    /// A hint of the question, by its index in the list.
    case question(Int)
  }

  /// The hint that comes next: those of the active blank first, then those of the question; nil when
  /// none is left, or nothing can be answered now.
  public var nextHint: Hint? {
    guard case .answering = phase else { return nil }
    let hints =
      question.blanks[activeBlank].hints.indices.map { Hint.blank(activeBlank, $0) }
      + question.hints.indices.map { Hint.question($0) }
    return hints.first { !givenHints.contains($0) }
  }

  /// What a hint says.
  public func text(of hint: Hint) -> String {
    switch hint {
    case .blank(let blank, let index): question.blanks[blank].hints[index]
    case .question(let index): question.hints[index]
    }
  }

  /// Whether the question can be left for later: nothing was answered, and nothing is filled.
  public var canSkip: Bool {
    guard case .answering = phase else { return false }
    return isEmpty && checkCount == 0
  }

  /// Whether giving up means something: something is scored, and it can still be answered.
  public var canGiveUp: Bool { !question.isSurvey && !isFinal }
}
