extension MatchedGeometryScope {
  /// Keeps the completions of the change under way, with what they wait for.
  mutating func trackCompletions(of transaction: Transaction) {
    guard let change, !transaction.completions.isEmpty else { return }
    if pending.last?.ticket !== change.ticket {
      pending.append(PendingCompletions(ticket: change.ticket))
    }
    pending[pending.count - 1].add(transaction.completions)
    pending[pending.count - 1].moved = change.moved
  }

  /// Sets aside the completions that a time has reached, in the order of their transactions.
  ///
  /// They are called in `advance(to:)`. An operation at that time sets them aside before it moves
  /// their views again.
  mutating func collectDue(at time: Double) {
    for index in pending.indices {
      let rests = !pending[index].moved.keys.contains { members[$0]?.isMoving(at: time) == true }
      due += pending[index].take(at: time, everythingRests: rests)
    }
    pending.removeAll(where: \.completions.isEmpty)
  }
}
