extension MatchedGeometryScope {
  /// Puts a view into its group, or gives the one that is there new attributes.
  mutating func place(
    _ view: ID, _ placed: Member<ID>, _ transaction: Transaction, at time: Double
  ) {
    let transaction = limited(transaction)
    open(transaction, at: time)
    guard placed.frame.isUsable && placed.anchor.isFinite else {
      return record(.nonFiniteFrame(view: view))
    }
    var member = placed
    member.frame = placed.frame.withoutNegativeSize
    member.goneAt = nil

    let old = members[view].flatMap { $0.isLeaving ? nil : $0 }
    if let old, old.key == member.key {
      // Only sooner: a relayout sets most frames to what they are.
      guard !old.isPlaced(like: member) else { return }
      member.serial = old.serial
    } else {
      serial += 1
      member.serial = serial
    }

    touch(view, transaction)
    if let key = member.key { touch(key) }
    let formerKey = members[view]?.key
    members[view] = member
    if let formerKey, formerKey != member.key {
      groups[formerKey]?.views.removeAll { $0 == view }
      resolve(formerKey, transaction)
    }
    if let key = member.key {
      groups[key, default: MatchedGroup()].add(view)
      resolve(key, transaction)
    } else {
      setOut(view, transaction)
    }
  }
}
