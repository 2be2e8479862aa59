extension TransitionScope {
  /// Lets a view come.
  ///
  /// One that is leaving turns around where it is. One that is there, or coming, keeps to its way;
  /// frame and transition count for its later removal. Without animation it is there at once.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - frame: Its resting frame, in cells, by whose size it moves over an edge. A negative size
  ///     counts as 0, and so does that of a frame that is not finite or beyond 10¹² cells.
  ///   - transition: How it comes, and later goes.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func insert(
    _ view: ID, frame: Rect, transition: Transition, transaction: Transaction, at time: Double
  ) {
    open(transaction, at: time)
    let frame = frame.isUsable ? frame.withoutNegativeSize : .zero
    let departure = departure(transaction, at: time)
    var member =
      members[view]
      ?? TransitionMember(frame: frame, transition: transition, departure: departure)
    let isComing = members[view] == nil || member.isLeaving
    member.frame = frame
    member.transition = transition
    if isComing { member.come(departure) }
    members[view] = member
    if isComing { note(view, transaction, at: time) }
  }

  /// Lets a view go, as the transition says with which it came.
  ///
  /// It starts from how it is drawn now, and is gone when all of it has settled: at once without
  /// animation, or where the transition has nothing to play. Views that are not there are passed
  /// over.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func remove(_ view: ID, transaction: Transaction, at time: Double) {
    open(transaction, at: time)
    guard var member = members[view] else { return }
    member.go(departure(transaction, at: time))
    members[view] = member.isGone(at: time) ? nil : member
    note(view, transaction, at: time)
  }

  /// Lets a view go in another way than that with which it came.
  ///
  /// One that is already leaving goes on in this way, from how it is drawn now. Views that are not
  /// there are passed over.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - transition: The transition of whose removal it goes.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func remove(
    _ view: ID, transition: Transition, transaction: Transaction, at time: Double
  ) {
    if let former = members[view]?.transition {
      members[view]?.transition = .asymmetric(insertion: former, removal: transition)
    }
    remove(view, transaction: transaction, at: time)
  }

  private func departure(
    _ transaction: Transaction, at time: Double
  ) -> TransitionMember.Departure {
    TransitionMember.Departure(
      animation: transaction.effectiveAnimation, level: motion, time: time
    )
  }
}
