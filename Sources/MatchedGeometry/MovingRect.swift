/// A frame and how fast it changes.
///
/// Unlike what is drawn, its size may be negative in mid-flight: arithmetic goes on from here, so
/// that clamping for the screen puts no corner into a path.
struct MovingRect {
  /// x, y, width, height, in cells.
  var frame: SIMD4<Double>

  /// Their rates, in cells a second.
  var velocity: SIMD4<Double>

  init(frame: SIMD4<Double>, velocity: SIMD4<Double>) {
    self.frame = frame
    self.velocity = velocity
  }

  init(resting frame: Rect) {
    self.init(frame: frame.components, velocity: .zero)
  }

  /// This frame with 0 in place of a negative size, the place of `anchor` unmoved.
  ///
  /// A bouncing spring may carry the size of a shrinking box past zero.
  func withoutNegativeSize(about anchor: UnitPoint) -> MovingRect {
    var result = self
    for (origin, size, fraction) in [(0, 2, anchor.x), (1, 3, anchor.y)] where frame[size] < 0 {
      result.frame[origin] += fraction * frame[size]
      result.frame[size] = 0
      result.velocity[origin] += fraction * velocity[size]
      result.velocity[size] = 0
    }
    return result
  }

  static func + (left: MovingRect, right: MovingRect) -> MovingRect {
    MovingRect(frame: left.frame + right.frame, velocity: left.velocity + right.velocity)
  }

  static func - (left: MovingRect, right: MovingRect) -> MovingRect {
    MovingRect(frame: left.frame - right.frame, velocity: left.velocity - right.velocity)
  }
}
