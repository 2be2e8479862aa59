#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A rectangle in fractional cells: columns from the left, rows from the top.
///
/// The same four numbers serve as a velocity, in cells a second. A negative size is kept here; the
/// scopes take it for 0.
public struct Rect: Hashable, Sendable {
  /// The left edge, in columns.
  public var x: Double

  /// The top edge, in rows.
  public var y: Double

  /// The width, in columns.
  public var width: Double

  /// The height, in rows.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the top left corner of the screen.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The place of a unit point of this rectangle: the column and the row, in fractional cells.
  public func point(at anchor: UnitPoint) -> (x: Double, y: Double) {
    (x + anchor.x * width, y + anchor.y * height)
  }

  /// The rectangle in whole cells that is nearest to this one.
  ///
  /// Origin and size are rounded separately, halves away from zero: were the far edge rounded
  /// instead, the width of a gliding box would flicker by one.
  public func rounded() -> Rect {
    Rect(x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
  }
}
