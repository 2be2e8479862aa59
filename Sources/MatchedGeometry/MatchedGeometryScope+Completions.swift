extension MatchedGeometryScope {
  /// Sets aside the completions that a time has reached, in the order of their transactions.
  ///
  /// They are called in `advance(to:)`. An operation at that time sets them aside before it moves
  /// their views again.
  mutating func collectDue(at time: Double) {
    for index in pending.indices {
      due += pending[index].take(at: time, everythingRests: rests(pending[index], at: time))
    }
    pending.removeAll { $0.isEmpty }
    if let change, !change.pending.isEmpty {
      let rests = rests(change.pending, at: time)
      due += self.change?.pending.take(at: time, everythingRests: rests) ?? []
    }
  }

  private func rests(_ waiting: PendingCompletions<ID>, at time: Double) -> Bool {
    !waiting.moved.keys.contains { members[$0]?.isMoving(at: time) == true }
  }
}
