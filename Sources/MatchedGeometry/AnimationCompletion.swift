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

  /// The changes, each of one scope, that have yet to meet the criteria.
  private var holders: Set<Identity> = []

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func hold(by holder: Identity) {
    holders.insert(holder)
  }

  /// Makes the call, if nobody else holds it back.
  ///
  /// Copies of a scope share their holders, so that a copy does not answer for its original's
  /// neighbours.
  func release(by holder: Identity) {
    holders.remove(holder)
    guard holders.isEmpty else { return }
    fire()
  }

  func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}

/// A call that a change of one scope no longer holds back.
struct OwedCall {
  let completion: AnimationCompletion
  let holder: Identity

  func settle() {
    completion.release(by: holder)
  }
}
