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
    guard let course = course(of: view), !course.member.isGone(at: time) else { return nil }
    let state = course.state(at: time).withoutNegativeSize(about: course.member.anchor)
    let motion = course.motion(at: time)
    return Presentation(
      frame: Rect(components: state.frame),
      velocity: Rect(components: state.velocity),
      progress: motion?.progress(at: time) ?? 1,
      isAnimating: motion != nil,
      isDrawn: course.isDrawn
    )
  }

  func course(of view: ID) -> Course<ID>? {
    guard let member = members[view] else { return nil }
    guard let key = member.key, let source = groups[key]?.source, source != view else {
      return Course(member: member, leader: nil, lead: nil)
    }
    return Course(member: member, leader: source, lead: members[source])
  }
}
