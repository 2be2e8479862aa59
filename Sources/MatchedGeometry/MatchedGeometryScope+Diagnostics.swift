extension MatchedGeometryScope {
  /// The most diagnostics that a scope keeps.
  private static var limit: Int { 256 }

  /// What clients of the scope probably did not mean, the latest 256, oldest first.
  ///
  /// Those of the change under way are as if it ended now.
  public var diagnostics: [MatchedGeometryDiagnostic<ID>] {
    (log + diagnosticsOfChange).suffix(Self.limit)
  }

  mutating func record(_ diagnostic: MatchedGeometryDiagnostic<ID>) {
    log.append(diagnostic)
    if log.count > Self.limit {
      log.removeFirst(log.count - Self.limit)
    }
  }

  /// What is to be said about the change under way, if it ends now.
  var diagnosticsOfChange: [MatchedGeometryDiagnostic<ID>] {
    guard let change else { return [] }
    return change.order.compactMap { diagnostic(of: $0, in: change) }
      + change.keys.flatMap { diagnostics(of: $0, in: change) }
  }

  /// What is to be said about one view that the change has operated on.
  private func diagnostic(
    of view: ID, in change: Change<ID>
  ) -> MatchedGeometryDiagnostic<ID>? {
    guard let transaction = change.transactions[view],
      transaction.animation == nil, !transaction.disablesAnimations,
      let course = course(of: view), !course.member.isLeaving
    else { return nil }
    var hasJumped = takeoff(of: view).map { !isInserted($0.view) } ?? false
    if case .own(let frame) = course.link, let former = change.views[view],
      case .own(let old) = former?.link
    {
      hasJumped = hasJumped || frame != old
    }
    return hasJumped ? .changedWithoutAnimation(view: view) : nil
  }

  /// What is to be said about one group that the change has touched.
  private func diagnostics(
    of key: MatchedGeometryKey<ID>, in change: Change<ID>
  ) -> [MatchedGeometryDiagnostic<ID>] {
    let former = change.groups[key]
    guard let source = groups[key]?.source else {
      let isBereft = former?.lead != nil || former?.existed == false
      let hasViews = groups[key]?.views.contains { isInserted($0) } ?? false
      return unmatched(former?.lead?.view, key, in: change)
        + (isBereft && hasViews ? [.noSource(key)] : [])
    }
    var found: [MatchedGeometryDiagnostic<ID>] = []
    if former?.lead == nil {
      found = unmatched(source, key, in: change)
      if !found.isEmpty && isKnown(key.id, outside: key.namespace) {
        found.append(.sameIDInOtherNamespace(view: source, key))
      }
    }
    let sources = insertedSources(among: groups[key]?.views ?? [])
    if sources.count > 1, groups[key]?.hasReportedSources == false {
      found.append(.multipleSources(key, views: sources))
    }
    return found
  }

  private func unmatched(
    _ view: ID?, _ key: MatchedGeometryKey<ID>, in change: Change<ID>
  ) -> [MatchedGeometryDiagnostic<ID>] {
    guard let view, change.transactions[view]?.effectiveAnimation != nil else { return [] }
    return [.unmatched(view: view, key)]
  }

  private func isInserted(_ view: ID) -> Bool {
    members[view]?.isLeaving == false
  }

  private func isKnown(_ id: ID, outside namespace: Namespace.ID) -> Bool {
    groups.contains { $0.key.id == id && $0.key.namespace != namespace }
  }
}
