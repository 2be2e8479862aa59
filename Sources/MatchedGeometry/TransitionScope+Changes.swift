extension TransitionScope {
  /// Makes sure that a change is known, before its first operation moves anything.
  mutating func open(_ transaction: Transaction, at time: Double) {
    transaction.ticket.isUsed = true
    if index(of: transaction, at: time) == nil {
      // What is over by now must be over for the operations too, advanced or not.
      collectDue(at: time) { $0.time < time }
      retire(at: time)
      changes.append(TransitionChange(ticket: transaction.ticket, time: time))
    }
    if let index = index(of: transaction, at: time) {
      changes[index].pending.add(transaction.completions)
    }
  }

  /// Remembers that the completions of a change wait for a view, if it has set out.
  mutating func note(_ view: ID, _ transaction: Transaction, at time: Double) {
    guard let index = index(of: transaction, at: time) else { return }
    changes[index].pending.moved[view] = members[view]?.channels
      .compactMap { $0.passage?.startTime == time ? $0.passage?.logicalTime : nil }
      .max()
  }

  /// Sets aside the completions that a time has reached, in the order of their transactions.
  mutating func collectDue(at time: Double, where isOpen: (TransitionChange<ID>) -> Bool) {
    for index in changes.indices where isOpen(changes[index]) {
      let rests = !changes[index].pending.moved.keys.contains {
        members[$0]?.isMoving(at: time) == true
      }
      due += changes[index].pending.take(at: time, everythingRests: rests)
    }
    changes.removeAll { $0.pending.isEmpty && $0.time < time }
  }

  /// Forgets the views that are gone and the ways that are over.
  mutating func retire(at time: Double) {
    for (view, member) in members where !member.rests {
      members[view] = member.isGone(at: time) ? nil : member.retired(at: time)
    }
  }

  private func index(of transaction: Transaction, at time: Double) -> Int? {
    changes.lastIndex { $0.ticket === transaction.ticket && $0.time == time }
  }
}

extension TransitionMember {
  fileprivate func retired(at time: Double) -> TransitionMember {
    var member = self
    member.retire(at: time)
    return member
  }
}
