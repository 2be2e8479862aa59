/// One coordinate of a cubic Bézier curve that leads from 0 to 1.
struct CubicPolynomial: Hashable, Sendable {
  // 3(1−s)²s·p + 3(1−s)s²·q + s³, ordered by powers of s.
  private let linear: Double
  private let square: Double
  private let cube: Double

  init(_ p: Double, _ q: Double) {
    linear = 3 * p
    square = 3 * (q - p) - linear
    cube = 1 - linear - square
  }

  func value(at s: Double) -> Double {
    ((cube * s + square) * s + linear) * s
  }

  func slope(at s: Double) -> Double {
    (3 * cube * s + 2 * square) * s + linear
  }

  func curvature(at s: Double) -> Double {
    6 * cube * s + 2 * square
  }

  /// The parameter between 0 and 1 at which the polynomial has a value.
  ///
  /// Newton's method within a bracket that every step narrows. Where a step would leave the bracket,
  /// as it does where the slope nearly vanishes, the bracket is halved instead, so the search ends
  /// for every curve that does not turn back.
  func parameter(where target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = target
    for _ in 0..<100 {
      let excess = value(at: s) - target
      if excess == 0 { return s }
      if excess > 0 { high = s } else { low = s }
      let newton = s - excess / slope(at: s)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == s || next <= low || next >= high { return next }
      s = next
    }
    return s
  }
}
