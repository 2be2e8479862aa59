extension MatchedGeometryScope {
  /// Adds a view that is one thing with all views of its key.
  ///
  /// If it becomes the source of a group that had one, it takes off from where the thing is drawn
  /// now: with its velocity where the animation is a spring, bit for bit from its frame. Without a
  /// partner it appears at its place. A view that is already there is given the new frame and
  /// attributes; if its key differs it changes groups and counts as newly inserted.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - id: The matched id.
  ///   - namespace: Where the id counts.
  ///   - frame: The resting frame, in cells. One that is not finite or beyond 10¹² cells is
  ///     refused, with a diagnostic: the view stays as it was. A negative size counts as 0.
  ///   - properties: What the view takes over from the source and brings along from a partner.
  ///   - anchor: The point of the view that is aligned with the source's anchor, and that follows
  ///     the path. One that is not finite is refused like such a frame.
  ///   - isSource: Whether other views may follow this one; the newest source leads.
  ///   - path: The line along which it comes from a partner.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func insert(
    _ view: ID,
    id: ID,
    in namespace: Namespace.ID,
    frame: Rect,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true,
    path: PathMotion = .linear,
    transaction: Transaction,
    at time: Double
  ) {
    let member = Member(
      key: MatchedGeometryKey(id: id, namespace: namespace),
      frame: frame, properties: properties, anchor: anchor, isSource: isSource, path: path,
      serial: 0
    )
    place(view, member, transaction, at: time)
  }

  /// Adds a view that never matches, and moves only when its frame is set.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - frame: The resting frame, in cells, under the rules for matched views.
  ///   - anchor: The point that stays in place where a bouncing size would become negative. One
  ///     that is not finite is refused like such a frame.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func insert(
    _ view: ID,
    frame: Rect,
    anchor: UnitPoint = .center,
    transaction: Transaction,
    at time: Double
  ) {
    let member = Member<ID>(
      key: nil, frame: frame, properties: .frame, anchor: anchor, isSource: true, path: .linear,
      serial: 0
    )
    place(view, member, transaction, at: time)
  }

  /// Moves the resting frame of a view.
  ///
  /// With an animation the view travels straight from where it is drawn, with its velocity where the
  /// animation is a spring. Without one it jumps, and whatever journey it was on is over. Setting
  /// the frame that is already set changes nothing, and disturbs no journey. Views that are not
  /// there, or are leaving, are passed over.
  ///
  /// - Parameters:
  ///   - frame: The new resting frame, in cells, under the rules of insertion.
  ///   - view: The identity of the view.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func setFrame(
    _ frame: Rect, of view: ID, transaction: Transaction, at time: Double
  ) {
    guard var member = members[view], !member.isLeaving else {
      return open(transaction, at: time)
    }
    member.frame = frame
    place(view, member, transaction, at: time)
  }

  /// Removes a view.
  ///
  /// If its group has a source left or gains one in this transaction, the view has become that
  /// source: it is no longer drawn, reports the frame of its partner and is gone when that has
  /// settled. Otherwise it is gone at once; a removal transition is the caller's, who has seen its
  /// last frame. Views that are not there are passed over.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - transaction: The change of which this is a part.
  ///   - time: Now, in seconds.
  public mutating func remove(_ view: ID, transaction: Transaction, at time: Double) {
    let transaction = limited(transaction)
    open(transaction, at: time)
    guard let member = members[view], !member.isLeaving else { return }
    touch(view, transaction)
    members[view]?.goneAt = time
    members[view]?.motion = nil
    change?.pending.moved[view] = nil
    if let key = member.key { resolve(key, transaction) }
  }
}
