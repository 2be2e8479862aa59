/// An easing curve: how far something has come after a fraction of its time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), the `cubic-bezier()` of CSS: time is read on x and
/// progress on y. <doc:Mathematics> says how.
public struct UnitCurve: Hashable, Sendable {
  private let x: CubicPolynomial
  private let y: CubicPolynomial

  /// Makes the curve with two control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point near (0, 0).
  ///   - endControlPoint: The control point near (1, 1). The x of both is clamped to 0…1, so that
  ///     time never runs backwards; y is not, so that a curve may overshoot.
  /// - Returns: The curve.
  /// - Precondition: All four numbers are finite.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    precondition(startControlPoint.isFinite && endControlPoint.isFinite)
    return UnitCurve(
      x: CubicPolynomial(
        min(max(startControlPoint.x, 0), 1), min(max(endControlPoint.x, 0), 1)
      ),
      y: CubicPolynomial(startControlPoint.y, endControlPoint.y)
    )
  }

  /// The progress after a fraction of the time.
  ///
  /// - Parameter fraction: Elapsed time over duration.
  /// - Returns: The progress; up to the fraction 0 exactly 0, from 1 exactly 1. Between them it may
  ///   leave 0…1 if a control point does.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return y.value(at: x.parameter(where: fraction))
  }

  /// The slope of the curve: progress per whole duration.
  ///
  /// Where the curve begins or ends at a control point, it is the limit there. Where it stands
  /// upright, the mean slope over the nearest millionth of the time is given: it is finite.
  ///
  /// - Parameter fraction: Elapsed time over duration.
  /// - Returns: The slope; 0 outside 0…1.
  public func velocity(at fraction: Double) -> Double {
    guard (0...1).contains(fraction) else { return 0 }
    let parameter = x.parameter(where: fraction)
    let advance = x.slope(at: parameter)
    let climb = y.slope(at: parameter)
    guard advance < 1e-6 else { return climb / advance }
    let acceleration = x.curvature(at: parameter)
    if abs(advance) < 1e-12 && abs(climb) < 1e-12 && abs(acceleration) > 1e-6 {
      return y.curvature(at: parameter) / acceleration
    }
    let before = max(0, fraction - 5e-7)
    let after = min(1, fraction + 5e-7)
    return (value(at: after) - value(at: before)) / (after - before)
  }
}

extension UnitCurve {
  /// Even progress.
  public static let linear = bezier(
    startControlPoint: .topLeading, endControlPoint: .bottomTrailing
  )

  /// A slow start: (.42, 0, 1, 1), the `ease-in` of CSS.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)
  )

  /// A slow end: (0, 0, .58, 1), the `ease-out` of CSS.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1)
  )

  /// A slow start and a slow end: (.42, 0, .58, 1), the `ease-in-out` of CSS.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
}
