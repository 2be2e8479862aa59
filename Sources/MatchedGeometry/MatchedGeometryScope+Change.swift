extension MatchedGeometryScope {
  /// Makes the change of a transaction the one under way, if it is not.
  mutating func open(_ transaction: Transaction, at time: Double) {
    if change?.ticket !== transaction.ticket || change?.time != time {
      close()
      // What is over by now must be over for the operations too, advanced or not.
      collectDue(at: time)
      retire(at: time)
      change = Change(ticket: transaction.ticket, time: time)
      transaction.ticket.isUsed = true
    }
    change?.pending.add(transaction.completions)
  }

  /// Ends the change under way: only now is it certain what had no partner.
  mutating func close() {
    for diagnostic in diagnosticsOfChange {
      record(diagnostic)
      if case .multipleSources(let key, _) = diagnostic {
        groups[key]?.hasReportedSources = true
      }
    }
    if let change, !change.pending.isEmpty { pending.append(change.pending) }
    change = nil
  }

  /// Remembers how a view and its group stand before the change first touches them.
  mutating func touch(_ view: ID, _ transaction: Transaction) {
    if let key = members[view]?.key { touch(key) }
    remember(view)
    change?.transactions[view] = transaction
  }

  /// Remembers how a group and its views stand before the change first touches them.
  mutating func touch(_ key: MatchedGeometryKey<ID>) {
    guard change?.groups[key] == nil else { return }
    var lead: FormerLead<ID>?
    if let source = groups[key]?.source, let member = members[source], let stand = former(source) {
      lead = FormerLead(view: source, rest: member.frame, stand: stand)
    }
    change?.note(key, before: FormerGroup(existed: groups[key] != nil, lead: lead))
    for view in groups[key]?.views ?? [] {
      remember(view)
    }
  }

  private mutating func remember(_ view: ID) {
    guard change?.views[view] == nil else { return }
    let before = former(view)
    change?.note(view, before: before)
  }

  private func former(_ view: ID) -> FormerView<ID>? {
    guard let time = change?.time, let course = course(of: view), !course.member.isLeaving
    else { return nil }
    return FormerView(
      link: course.link, state: course.state(at: time), motion: course.member.motion
    )
  }
}
