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

  /// This rectangle with 0 in place of a negative size.
  var withoutNegativeSize: Rect {
    Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }
}
