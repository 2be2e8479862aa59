extension MatchedGeometryScope {
  /// Ends what is over and makes the calls that are due for completed transactions.
  ///
  /// - Parameter time: Now, in seconds.
  /// - Returns: When the next frame is due: after `frameInterval`, or later when everything still
  ///   waits for a delayed start. nil at rest: nothing changes before the next operation.
  public mutating func advance(to time: Double) -> Double? {
    // At its own time a change may go on, and still find a partner in what it has removed.
    if let change, change.time < time { close() }
    collectDue(at: time)
    if change == nil { retire(at: time) }
    let next = members.values.lazy
      .compactMap { $0.isLeaving ? nil : $0.motion?.departureTime }
      .min()
      .map { max($0, time + frameInterval) }
    let calls = due
    due = []
    for call in calls {
      call.settle()
    }
    return next
  }

  /// Forgets the views that are gone, the groups without views and the journeys that are over.
  mutating func retire(at time: Double) {
    for (view, member) in members {
      if member.isGone(at: time) {
        members[view] = nil
        forget(view, in: member.key)
      } else if let motion = member.motion {
        members[view]?.motion = time < motion.settlingTime ? motion.forgettingLead(at: time) : nil
      }
    }
  }

  private mutating func forget(_ view: ID, in key: MatchedGeometryKey<ID>?) {
    guard let key else { return }
    groups[key]?.views.removeAll { $0 == view }
    if groups[key]?.views.isEmpty == true {
      groups[key] = nil
    }
  }
}
