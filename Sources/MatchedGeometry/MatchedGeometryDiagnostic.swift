/// Something that a client of a scope probably did not mean.
public enum MatchedGeometryDiagnostic<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Several inserted views of a group are sources; the last one leads. Once for each group.
  case multipleSources(MatchedGeometryKey<ID>, views: [ID])

  /// A group has views but no source to follow, so each keeps its own frame.
  case noSource(MatchedGeometryKey<ID>)

  /// A view appeared or left in an animated change without a partner to travel from or to.
  case unmatched(view: ID, MatchedGeometryKey<ID>)

  /// An unmatched view appeared whose id is in use in another namespace.
  case sameIDInOtherNamespace(view: ID, MatchedGeometryKey<ID>)

  /// A frame or an anchor was refused because of NaN, infinity or a coordinate beyond 10¹² cells.
  case nonFiniteFrame(view: ID)

  /// A view jumped because its change had no animation, nor `disablesAnimations` to say so.
  case changedWithoutAnimation(view: ID)
}

extension MatchedGeometryDiagnostic: CustomStringConvertible {
  /// The diagnostic as an English sentence for developers.
  public var description: String {
    switch self {
    case .multipleSources(let key, let views):
      "multiple inserted views in matched geometry group \(key.id) have isSource: true: \(views)"
    case .noSource(let key):
      "no view in matched geometry group \(key.id) has isSource: true"
    case .unmatched(let view, let key):
      "view \(view) has no partner in matched geometry group \(key.id)"
    case .sameIDInOtherNamespace(let view, let key):
      "view \(view) is unmatched, but its id \(key.id) is in use in another namespace"
    case .nonFiniteFrame(let view):
      "the frame given for view \(view) is not finite"
    case .changedWithoutAnimation(let view):
      "view \(view) changed without animation"
    }
  }
}
