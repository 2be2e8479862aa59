/// How a view is drawn at a moment of its transition.
public struct Appearance: Hashable, Sendable {
  /// How much of the view is seen, from 0 for nothing to 1 for all of it.
  public var opacity: Double

  /// How far it is off its place: columns to the right, rows down.
  public var offset: SIMD2<Double>

  /// Its size relative to that at rest; never negative.
  public var scale: Double

  /// The point of the view that the scale leaves in place.
  public var anchor: UnitPoint

  /// Whether it is on its way, or waits for a delayed start.
  public var isAnimating: Bool

  /// Where the view is drawn whose place is a frame.
  ///
  /// - Parameter rest: The resting frame, or the live one of a view that also travels.
  /// - Returns: A frame in fractional cells, its size never negative; at rest bit for bit `rest`, and
  ///   the empty rectangle where that is not finite or beyond 10¹² cells.
  public func frame(of rest: Rect) -> Rect {
    guard rest.isUsable else { return .zero }
    let factor = max(0, scale)
    let (width, height) = (max(0, rest.width) * factor, max(0, rest.height) * factor)
    return Rect(
      x: rest.x + offset.x + anchor.x * (rest.width - width),
      y: rest.y + offset.y + anchor.y * (rest.height - height),
      width: width,
      height: height
    )
  }
}
