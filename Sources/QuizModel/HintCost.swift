extension QuestionVerdict {
  /// The share of a question's points that each hint costs.
  public static let hintCost = 0.25

  /// The verdict with its score lowered by what hints cost, but not below 0.
  ///
  /// A right answer after a hint is still right.
  public func deducting(hints: Int) -> QuestionVerdict {
    var verdict = self
    verdict.score = max(0, score - Double(hints) * Self.hintCost * maximum)
    return verdict
  }
}

extension Question {
  /// The verdict on someone who gave up or went past: nothing is right, whatever stands.
  public var missed: QuestionVerdict {
    let blanks = blanks.map { blank in
      BlankVerdict(correctness: blank.answer == nil ? .unscored : .wrong, credit: 0)
    }
    return QuestionVerdict(blanks: blanks, score: 0, maximum: points)
  }
}
