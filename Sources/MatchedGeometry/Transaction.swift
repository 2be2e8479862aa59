/// One change of state and how it is to be shown.
///
/// Every operation of one change is given the same transaction, or copies of it; copies may differ
/// in their animation, say to stagger a row. The next change takes a new one; the same one at
/// another time is another change too. Scopes of one screen may share a transaction, if each is given
/// it before the first of them is advanced.
public struct Transaction {
  /// How the change moves; without animation it jumps.
  public var animation: Animation?

  /// Whether the change jumps, whatever its animation.
  ///
  /// It says that the jump is meant, as when the terminal was resized or for reduced motion, and
  /// keeps `changedWithoutAnimation` out of the diagnostics.
  public var disablesAnimations = false

  let ticket = Ticket()
  private(set) var completions: [AnimationCompletion] = []

  /// Makes a new transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Asks for a call when the animations of this change are complete.
  ///
  /// The scope learns of it from the next operation that is given this transaction. It makes the
  /// call once, in `advance(to:)`: in the next one where nothing had to move. Of several scopes that
  /// share the transaction the last one to complete makes it. The call must not touch the scope,
  /// which is in the middle of that method.
  ///
  /// - Parameters:
  ///   - criteria: What counts as complete.
  ///   - completion: What to call.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// What actually moves the change.
  var effectiveAnimation: Animation? {
    disablesAnimations ? nil : animation
  }

  /// By what the operations of one change are recognised.
  final class Ticket {
    /// Whether some scope has taken over the completions.
    var isUsed = false
  }
}

/// Makes one change with an animation.
///
/// - Parameters:
///   - animation: How the change moves; nil jumps.
///   - body: The change. It gives the transaction to every operation of the scope. If it makes none,
///     its completions are called at its end: nothing had to move.
public func withAnimation(_ animation: Animation?, _ body: (inout Transaction) -> Void) {
  var transaction = Transaction(animation: animation)
  body(&transaction)
  guard !transaction.ticket.isUsed else { return }
  for completion in transaction.completions {
    completion.fire()
  }
}
