/// A set of matched identities: the same id in two namespaces means two things.
public struct Namespace: Sendable {
  /// What tells one namespace from every other one.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: Identity
  }

  /// The identity of this namespace, kept by its copies.
  public let id: ID

  /// Makes a namespace that differs from every other one.
  public init() {
    id = ID(identity: Identity())
  }
}
