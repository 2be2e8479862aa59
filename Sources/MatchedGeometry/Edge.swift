/// A side of a rectangle.
public enum Edge: CaseIterable, Hashable, Sendable {
  /// The side of the smallest column.
  case left

  /// The side of the largest column.
  case right

  /// The side of the smallest row.
  case top

  /// The side of the largest row.
  case bottom
}
