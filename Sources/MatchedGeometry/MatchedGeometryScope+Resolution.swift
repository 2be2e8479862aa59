extension MatchedGeometryScope {
  /// Decides who leads a group, and where its views travel, from how things stood before the change.
  mutating func resolve(_ key: MatchedGeometryKey<ID>, _ transaction: Transaction) {
    guard let now = change?.time, let views = groups[key]?.views else { return }
    guard !views.isEmpty else {
      groups[key] = nil
      return
    }
    let source = insertedSources(among: views).last
    groups[key]?.source = source
    // The source first: the others follow where it is.
    if let source { setOut(source, transaction) }
    let arrival = source.flatMap { members[$0]?.motion?.settlingTime } ?? now
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
    let sources = views.filter { view in
      members[view].map { $0.isSource && !$0.isLeaving } ?? false
    }
    guard sources.count > 1 else { return sources }
    return sources.sorted { (members[$0]?.serial ?? 0) < (members[$1]?.serial ?? 0) }
  }

  /// Gives a view the journey that the change sends it on, if any.
  mutating func setOut(_ view: ID, _ transaction: Transaction) {
    let motion = journey(of: view, transaction)
    members[view]?.motion = motion
    let isNew = motion !== change?.views[view]??.motion
    change?.pending.moved[view] = isNew ? motion?.logicalTime : nil
  }

  /// Where the thing was drawn, for a view that has become its source in this change.
  func takeoff(of view: ID) -> FormerLead<ID>? {
    guard let key = members[view]?.key, groups[key]?.source == view,
      let lead = change?.groups[key]?.lead, lead.view != view
    else { return nil }
    return lead
  }

  private func journey(of view: ID, _ transaction: Transaction) -> Motion? {
    guard let change, let course = course(of: view), course.isDrawn else { return nil }
    let member = course.member
    let lead = takeoff(of: view)
    let former = change.views[view] ?? nil
    if lead == nil && former?.link == course.link { return former?.motion }
    guard let stand = lead?.stand ?? former,
      let animation = (change.transactions[view] ?? transaction).effectiveAnimation
    else { return nil }
    return Motion(
      from: member.following(stand.state, anchoredAt: member.anchor),
      interrupting: member.properties == .frame ? stand.motion : nil,
      to: course.target(at: change.time),
      animation: animation,
      bow: lead.map { Bow(of: member, from: $0.rest) },
      at: change.time
    )
  }
}
