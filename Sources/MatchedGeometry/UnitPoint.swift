/// A place within a rectangle, as fractions of its width and height.
///
/// (0, 0) is the top left corner and (1, 1) the bottom right one. Values outside 0…1 lie outside the
/// rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left.
  public var x: Double

  /// The fraction of the height, from the top.
  public var y: Double

  /// Makes the place at two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension UnitPoint {
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
