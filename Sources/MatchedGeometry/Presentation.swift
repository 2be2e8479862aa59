/// How a view is to be drawn at a moment.
public struct Presentation: Hashable, Sendable {
  /// Where it is, in fractional cells; its size is never negative.
  public var frame: Rect

  /// The rates of the four numbers of the frame, in cells a second; 0 at rest.
  public var velocity: Rect

  /// How much of its way the view has covered, from 0 at the start to 1 at the target; more while
  /// a spring overshoots, and 1 at rest.
  public var progress: Double

  /// Whether the view is on its way, or waits for a delayed start.
  public var isAnimating: Bool

  /// Whether the view is the one to be drawn for its thing.
  ///
  /// False for a view whose thing is drawn at another place: one that is leaving while its partner
  /// travels, and every source that does not lead its group.
  public var isDrawn: Bool
}
