/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the motion is over for the eye, though a spring may still tremble: for a spring its
  /// response after the start, for a timing curve its duration, both counted with delay, speed and
  /// repetition.
  case logicallyComplete

  /// When everything that was set in motion rests, also what another transaction has redirected
  /// since.
  case removed
}

/// A call that is made once, even if copies of a transaction or of a scope have come to share it.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}
