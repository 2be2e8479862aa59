/// What views must have in common to be one thing in several places.
public struct MatchedGeometryKey<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The matched id.
  public let id: ID

  /// The namespace in which the id counts.
  public let namespace: Namespace.ID

  /// Makes the key of an id within a namespace.
  public init(id: ID, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}
