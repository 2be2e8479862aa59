public import QuizModel

extension Rating {
  /// What an attempt says of the memory of its question; nil when it says nothing.
  ///
  /// | attempt | rating |
  /// |---|---|
  /// | a survey, with no scored blank | nil |
  /// | not the first of its run at the question | nil: what follows feedback is not remembered |
  /// | given up, or skipped | again |
  /// | checked, a scored blank not fully right | again |
  /// | checked, all right, without a hint | good |
  /// | checked, all right, after one hint | hard |
  /// | checked, all right, after two hints or more | again: most of the answer was given |
  ///
  /// A retry of what was wrong is a run of its own: its first attempts are rated, though they follow
  /// soon after the answer was seen.
  ///
  /// Easy is never given: only time could tell easy from good, and time is no measure of ease, since
  /// people look away. Nor does the score tell: hints cost points by the quiz's own rule.
  ///
  /// - Parameter attempt: The attempt.
  public init?(_ attempt: Attempt) {
    guard attempt.number <= 1, attempt.maximum > 0 else { return nil }
    switch attempt.kind {
    case .giveUp, .skip:
      self = .again
    case .check:
      let marks = attempt.correct.compactMap(\.self)
      guard !marks.isEmpty else { return nil }
      guard marks.allSatisfy(\.self) else {
        self = .again
        return
      }
      self = attempt.hints <= 0 ? .good : attempt.hints == 1 ? .hard : .again
    }
  }
}
