/// What a matched view takes over from the source of its group.
///
/// With an empty set it is always drawn in its own frame.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The place: the anchors are aligned.
  ///
  /// On its own, the view keeps its size.
  public static let position = MatchedGeometryProperties(rawValue: 1)

  /// The size.
  ///
  /// On its own, the view keeps its origin.
  public static let size = MatchedGeometryProperties(rawValue: 2)

  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
