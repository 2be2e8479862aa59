extension Rect {
  /// The four numbers as one vector, so that one line of arithmetic moves all of them.
  var components: SIMD4<Double> {
    SIMD4(x, y, width, height)
  }

  init(components: SIMD4<Double>) {
    self.init(x: components[0], y: components[1], width: components[2], height: components[3])
  }

  /// The largest coordinate that is taken for a place on a screen.
  ///
  /// Differences of larger finite numbers could overflow to infinity in mid-flight.
  static let furthest = 1e12

  /// Whether no number is NaN, infinite or absurdly large.
  var isUsable: Bool {
    [x, y, width, height].allSatisfy { abs($0) <= Self.furthest }
  }

  /// This rectangle without negative sizes, the place of `anchor` unmoved.
  ///
  /// A bouncing spring may carry the size of a shrinking box past zero.
  func withoutNegativeSize(about anchor: UnitPoint) -> Rect {
    var result = self
    if width < 0 {
      result.x += anchor.x * width
      result.width = 0
    }
    if height < 0 {
      result.y += anchor.y * height
      result.height = 0
    }
    return result
  }
}
