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

  static func + (left: MovingRect, right: MovingRect) -> MovingRect {
    MovingRect(frame: left.frame + right.frame, velocity: left.velocity + right.velocity)
  }

  static func - (left: MovingRect, right: MovingRect) -> MovingRect {
    MovingRect(frame: left.frame - right.frame, velocity: left.velocity - right.velocity)
  }
}
