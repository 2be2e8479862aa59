/// A view together with the one that it follows: where it is heading, and where it is now.
struct Course<ID: Hashable & Sendable> {
  let member: Member<ID>

  /// The source of the group, where that is another view.
  let leader: ID?
  let lead: Member<ID>?

  /// Where the view is heading: to its own frame, or to where the source of its group is now.
  func target(at time: Double) -> MovingRect {
    guard let lead else { return MovingRect(resting: member.frame) }
    // A source follows nobody, so its own course is its journey.
    let rest = MovingRect(resting: lead.frame)
    let source = lead.motion?.state(at: time, towards: rest) ?? rest
    return member.following(source, anchoredAt: lead.anchor)
  }

  func state(at time: Double) -> MovingRect {
    let target = target(at: time)
    return member.motion?.state(at: time, towards: target) ?? target
  }

  /// What the heading depends on, apart from the journey of the source.
  var link: Link<ID> {
    guard let leader, let lead else { return .own(member.frame) }
    var rest = member.frame
    if member.properties.contains(.position) { (rest.x, rest.y) = (0, 0) }
    if member.properties.contains(.size) { (rest.width, rest.height) = (0, 0) }
    return .following(
      leader, member.properties, anchors: [lead.anchor, member.anchor], rest: rest
    )
  }

  /// Whether this view is drawn for its thing; followers that never lead are drawn beside it.
  var isDrawn: Bool {
    !member.isLeaving && (lead == nil || !member.isSource)
  }

  /// The journey that moves the view: its own, or else that of the source.
  func motion(at time: Double) -> Motion? {
    if let motion = member.motion, time < motion.settlingTime { return motion }
    if let motion = lead?.motion, time < motion.settlingTime { return motion }
    return nil
  }
}

/// What the heading of a view depends on: a change of it is what starts a journey.
enum Link<ID: Hashable & Sendable>: Equatable {
  /// Its own resting frame.
  case own(Rect)

  /// Another view, and what is needed to follow it, with the rest that it keeps of its own frame.
  case following(ID, MatchedGeometryProperties, anchors: [UnitPoint], rest: Rect)
}
