extension MatchedGeometryScope {
  /// How a view is to be drawn at a time.
  ///
  /// At the start of a journey the frame is bit for bit that of the source, after it bit for bit the
  /// resting frame, which may have moved meanwhile.
  ///
  /// - Parameters:
  ///   - view: The identity of the view.
  ///   - time: Seconds, not before the last operation.
  /// - Returns: nil for a view that was never inserted, or is gone.
  /// - Complexity: O(1).
  public func presentation(of view: ID, at time: Double) -> Presentation? {
    guard let member = members[view], !member.isGone(at: time) else { return nil }
    let state = state(of: view, member, at: time)
    return Presentation(
      frame: Rect(components: state.frame).withoutNegativeSize(about: member.anchor),
      velocity: Rect(components: state.velocity),
      progress: motion(showing: view, member, at: time)?.progress(at: time) ?? 1,
      isAnimating: motion(showing: view, member, at: time) != nil,
      isDrawn: isDrawn(view, member)
    )
  }

  func state(of view: ID, _ member: Member<ID>, at time: Double) -> MovingRect {
    let target = target(of: view, member, at: time)
    return member.motion?.state(at: time, towards: target) ?? target
  }

  /// Where a view is heading: to its own frame, or to where the source of its group is now.
  func target(of view: ID, _ member: Member<ID>, at time: Double) -> MovingRect {
    guard let (source, lead) = lead(of: view, member) else {
      return MovingRect(resting: member.frame)
    }
    return member.following(state(of: source, lead, at: time), anchoredAt: lead.anchor)
  }

  /// What the heading of a view depends on, apart from the journey of its source.
  func link(of view: ID, _ member: Member<ID>) -> Link<ID> {
    guard let (source, lead) = lead(of: view, member) else { return .own(member.frame) }
    var rest = member.frame
    if member.properties.contains(.position) { (rest.x, rest.y) = (0, 0) }
    if member.properties.contains(.size) { (rest.width, rest.height) = (0, 0) }
    return .following(
      source, member.properties, anchors: [lead.anchor, member.anchor], rest: rest
    )
  }

  func isDrawn(_ view: ID, _ member: Member<ID>) -> Bool {
    guard !member.isLeaving else { return false }
    return !member.isSource || lead(of: view, member) == nil
  }

  /// The view that another one follows; nil for a source and where there is none.
  private func lead(of view: ID, _ member: Member<ID>) -> (source: ID, member: Member<ID>)? {
    guard let key = member.key, let source = groups[key]?.source, source != view,
      let lead = members[source]
    else { return nil }
    return (source, lead)
  }

  private func motion(showing view: ID, _ member: Member<ID>, at time: Double) -> Motion? {
    [member.motion, lead(of: view, member)?.member.motion]
      .compactMap(\.self)
      .first { time < $0.settlingTime }
  }
}
