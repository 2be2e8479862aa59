extension Motion {
  /// The journey from where a view is to its target; nil when there is nothing to move.
  ///
  /// - Parameters:
  ///   - start: Where the view is drawn, and its velocity.
  ///   - interrupted: The journey it is on, which a delayed animation lets go on meanwhile.
  ///     One that would itself not have departed by then is over.
  ///   - target: Where it is to go, and how that place moves itself.
  ///   - animation: How it goes there.
  ///   - bow: What bends its way; nil for a straight one.
  ///   - time: Now, in seconds.
  convenience init?(
    from start: MovingRect, interrupting interrupted: Motion?, to target: MovingRect,
    animation: Animation, bow: Bow?, at time: Double
  ) {
    var origin = start - MovingRect(frame: .zero, velocity: target.velocity)
    var lead: Lead?
    let delay = animation.leadingDelay
    if delay > 0, let interrupted, time < interrupted.settlingTime,
      interrupted.departureTime < time + delay
    {
      let offset = MovingRect(
        frame: start.frame - interrupted.path(at: time).frame, velocity: .zero
      )
      lead = Lead(motion: interrupted, offset: offset.frame, end: time + delay)
      origin = interrupted.path(at: time + delay) + offset
    }
    let travel = target.frame - origin.frame
    let duration = animation.duration(travel: travel, velocity: origin.velocity)
    let moves = travel != .zero || origin.velocity != .zero || lead != nil
    guard moves, duration > 0 else { return nil }
    self.init(
      animation: animation, startTime: time, settlingTime: time + duration, origin: origin,
      target: target.frame, bulge: bow?.bulge(along: travel) ?? .zero, lead: lead
    )
  }
}

/// What bends the way of a view that comes from a partner.
struct Bow {
  private let path: PathMotion
  private let anchor: UnitPoint
  private let pair: SIMD2<Double>

  /// The bow of a view whose partner rests at a frame.
  init<ID>(of member: Member<ID>, from partner: Rect) {
    // Without the position there is no way to bend: the origin stays.
    path = member.properties.contains(.position) ? member.path : .linear
    anchor = member.anchor
    let (start, end) = (partner.point(at: .center), member.frame.point(at: .center))
    pair = SIMD2(end.x - start.x, end.y - start.y)
  }

  func bulge(along travel: SIMD4<Double>) -> SIMD2<Double> {
    path.bulge(
      along: travel.lowHalf + SIMD2(anchor.x, anchor.y) * travel.highHalf, pair: pair
    )
  }
}
