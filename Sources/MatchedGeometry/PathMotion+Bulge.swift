extension PathMotion {
  /// The height of a cell in units of its width.
  private static let cellHeight = 2.0

  /// How the middle of the way is off the straight line.
  ///
  /// The bow stands upright on the way in square units, where a row is two columns.
  ///
  /// - Parameters:
  ///   - travel: The way ahead, in columns and rows.
  ///   - pair: The way between the resting places of the two views. It alone decides the side: an
  ///     almost upright way ahead that starts off the line, from the bow of an interrupted journey,
  ///     may lean the other way.
  /// - Returns: Columns and rows.
  func bulge(along travel: SIMD2<Double>, pair: SIMD2<Double>) -> SIMD2<Double> {
    guard case .arc(let height, let side) = self, height.isFinite,
      let normal = Self.upwardNormal(of: travel)
    else { return .zero }
    let pinned = Self.upwardNormal(of: pair) ?? normal
    let agrees = (normal * pinned).sum() >= 0
    let bow = (agrees == (side == .above) ? height : -height) * normal
    return SIMD2(bow.x, bow.y / Self.cellHeight)
  }

  /// The unit normal of a way in square units that points up, or left where the way is upright.
  private static func upwardNormal(of way: SIMD2<Double>) -> SIMD2<Double>? {
    let square = SIMD2(way.x, way.y * cellHeight)
    let length = (square * square).sum().squareRoot()
    guard length > 0 else { return nil }
    let normal = SIMD2(square.y, -square.x) / length
    let pointsUp = normal.y < 0 || (normal.y == 0 && normal.x < 0)
    return pointsUp ? normal : -normal
  }
}
