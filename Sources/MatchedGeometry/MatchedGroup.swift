/// The views that are one thing in several places.
struct MatchedGroup<ID: Hashable & Sendable> {
  /// Inserted and leaving views.
  var views: [ID] = []

  /// The view that the others follow: of the inserted sources the newest.
  var source: ID?

  /// Whether the diagnostic of several sources has been given; it is given once for each group.
  var hasReportedSources = false

  mutating func add(_ view: ID) {
    guard !views.contains(view) else { return }
    views.append(view)
  }
}
