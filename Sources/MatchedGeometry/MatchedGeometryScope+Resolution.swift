extension MatchedGeometryScope {
  /// Decides who leads a group, and where its views travel, from how things stood before the change.
  mutating func resolve(_ key: MatchedGeometryKey<ID>, _ transaction: Transaction) {
    guard let change, let views = groups[key]?.views else { return }
    guard !views.isEmpty else {
      groups[key] = nil
      return
    }
    let source = insertedSources(among: views).last
    groups[key]?.source = source
    // The source first: the others follow where it is.
    if let source { setOut(source, transaction) }
    let arrival = source.flatMap { members[$0]?.motion?.settlingTime } ?? change.time
    for view in views where view != source {
      if members[view]?.isLeaving == true {
        members[view]?.goneAt = arrival
      } else {
        setOut(view, transaction)
      }
    }
  }

  /// The views that are sources and not leaving, in the order of their insertion.
  func insertedSources(among views: [ID]) -> [ID] {
    views
      .compactMap { view in members[view].map { (view, $0) } }
      .filter { $0.1.isSource && !$0.1.isLeaving }
      .sorted { $0.1.serial < $1.1.serial }
      .map(\.0)
  }

  /// Gives a view the journey that the change sends it on, if any.
  mutating func setOut(_ view: ID, _ transaction: Transaction) {
    let motion = journey(of: view, transaction)
    members[view]?.motion = motion
    let isNew = motion !== change?.views[view]??.motion
    change?.moved[view] = isNew ? motion?.logicalTime : nil
  }

  /// Where the thing was drawn, for a view that has become its source in this change.
  func takeoff(of view: ID, _ member: Member<ID>) -> FormerLead<ID>? {
    guard let key = member.key, groups[key]?.source == view,
      let lead = change?.groups[key]?.lead, lead.view != view
    else { return nil }
    return lead
  }

  private func journey(of view: ID, _ transaction: Transaction) -> Motion? {
    guard let change, let member = members[view], isDrawn(view, member) else { return nil }
    let lead = takeoff(of: view, member)
    let former = change.views[view] ?? nil
    if lead == nil && former?.link == link(of: view, member) { return former?.motion }
    guard let stand = lead?.stand ?? former,
      let animation = (change.transactions[view] ?? transaction).effectiveAnimation
    else { return nil }
    return Motion(
      from: member.following(stand.state, anchoredAt: member.anchor),
      interrupting: member.properties == .frame ? stand.motion : nil,
      to: target(of: view, member, at: change.time),
      animation: animation,
      bow: lead.map { Bow(of: member, from: $0.rest) },
      at: change.time
    )
  }
}
