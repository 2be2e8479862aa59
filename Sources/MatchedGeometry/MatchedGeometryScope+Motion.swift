extension MatchedGeometryScope {
  /// The transaction of an operation, as far as the scope lets things move.
  func limited(_ transaction: Transaction) -> Transaction {
    guard motion != .full else { return transaction }
    var limited = transaction
    limited.disablesAnimations = true
    return limited
  }

  /// Ends every journey at its target.
  mutating func stop() {
    // The change under way knows the journeys that it found, and would send views on them again.
    close()
    for view in members.keys {
      members[view]?.motion = nil
      if members[view]?.isLeaving == true { members[view]?.goneAt = -.infinity }
    }
  }
}
