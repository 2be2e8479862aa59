extension TransitionScope {
  /// How a view is to be drawn at a time.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - time: Seconds, not before the last operation.
  /// - Returns: nil for a view that was never inserted, or is gone.
  /// - Complexity: O(1).
  public func appearance(of view: ID, at time: Double) -> Appearance? {
    guard let member = members[view], !member.isGone(at: time) else { return nil }
    let values = member.channels.map { $0.state(at: time).value }
    // A spring may carry any of them past its target.
    return Appearance(
      opacity: min(max(values[0], 0), 1),
      offset: SIMD2(values[1], values[2]),
      scale: max(0, values[3]),
      anchor: member.anchor,
      isAnimating: member.isMoving(at: time)
    )
  }

  /// Whether a view is on its way out: from its removal until `advance(to:)` finds it gone.
  public func isLeaving(_ view: ID) -> Bool {
    members[view]?.isLeaving ?? false
  }

  /// Forgets what is gone and makes the calls that are due for completed transactions.
  ///
  /// - Parameter time: Now, in seconds.
  /// - Returns: When the next frame is due that differs: after `frameInterval`, or later when
  ///   everything still waits for a delayed start; with reduced motion, at the next step of a fade.
  ///   nil at rest: nothing changes before the next operation.
  public mutating func advance(to time: Double) -> Double? {
    collectDue(at: time) { _ in true }
    retire(at: time)
    let next = members.values
      .compactMap { $0.nextFrame(after: time, interval: frameInterval) }
      .min()
    let calls = due
    due = []
    for call in calls {
      call.settle()
    }
    return next
  }
}
