/// What a scope knows of one view.
struct Member<ID: Hashable & Sendable> {
  /// Its group; nil for a view that never matches.
  var key: MatchedGeometryKey<ID>?

  /// The resting frame, given by layout.
  var frame: Rect

  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
  var path: PathMotion

  /// Rises with every insertion of the scope.
  var serial: Int

  /// The journey under way, if any.
  var motion: Motion?

  /// For a view that was removed: the time from which it is gone.
  var goneAt: Double?

  var isLeaving: Bool { goneAt != nil }

  /// Whether another member stands at the same place with the same attributes.
  func isPlaced(like other: Member) -> Bool {
    key == other.key && frame == other.frame && properties == other.properties
      && anchor == other.anchor && isSource == other.isSource && path == other.path
  }

  func isGone(at time: Double) -> Bool {
    goneAt.map { $0 <= time } ?? false
  }

  func isMoving(at time: Double) -> Bool {
    if let goneAt { return time < goneAt }
    return motion.map { time < $0.settlingTime } ?? false
  }

  /// The frame of this view when it takes over its properties from another frame.
  ///
  /// - Parameters:
  ///   - source: The frame to take over from, and its rates.
  ///   - shared: The anchor of the source: that point of it is met by this view's own anchor.
  /// - Returns: The frame and its rates.
  func following(_ source: MovingRect, anchoredAt shared: UnitPoint) -> MovingRect {
    // Bit for bit; the detour over the anchors would round.
    if properties == .frame && shared == anchor { return source }
    let rest = MovingRect(resting: frame)
    return MovingRect(
      frame: following(source.frame, shared, rest: rest.frame),
      velocity: following(source.velocity, shared, rest: rest.velocity)
    )
  }

  // The rule is linear, so it serves rates as well as frames.
  private func following(
    _ source: SIMD4<Double>, _ shared: UnitPoint, rest: SIMD4<Double>
  ) -> SIMD4<Double> {
    let size = properties.contains(.size) ? source.highHalf : rest.highHalf
    let point = source.lowHalf + SIMD2(shared.x, shared.y) * source.highHalf
    let origin =
      properties.contains(.position) ? point - SIMD2(anchor.x, anchor.y) * size : rest.lowHalf
    return SIMD4(lowHalf: origin, highHalf: size)
  }
}
