import MatchedGeometry

/// The largest difference of two frames in any of their numbers.
func distance(_ left: Rect, _ right: Rect) -> Double {
  [
    left.x - right.x, left.y - right.y, left.width - right.width, left.height - right.height,
  ].map(abs).max() ?? 0
}

extension Rect {
  /// The largest of its numbers.
  var magnitude: Double { distance(self, .zero) }
}
