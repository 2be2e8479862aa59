/// The change under way: everything that one transaction does at one time.
///
/// It remembers how things stood before its first operation. Each operation decides anew from there,
/// so the order of the operations does not matter.
struct Change<ID: Hashable & Sendable> {
  let ticket: Transaction.Ticket
  let time: Double

  /// The touched groups, in the order in which they were touched.
  private(set) var keys: [MatchedGeometryKey<ID>] = []

  /// How each touched group stood before.
  private(set) var groups: [MatchedGeometryKey<ID>: FormerGroup<ID>] = [:]

  /// The touched views, in the order in which they were touched.
  private(set) var order: [ID] = []

  /// How each touched view stood before; nil within for one that was not there, or was leaving.
  private(set) var views: [ID: FormerView<ID>?] = [:]

  /// The transactions with which views were inserted, moved or removed.
  var transactions: [ID: Transaction] = [:]

  /// What is to be called when the journeys of the change are over.
  var pending = PendingCompletions<ID>()

  init(ticket: Transaction.Ticket, time: Double) {
    self.ticket = ticket
    self.time = time
  }

  mutating func note(_ key: MatchedGeometryKey<ID>, before: FormerGroup<ID>) {
    keys.append(key)
    groups[key] = before
  }

  mutating func note(_ view: ID, before: FormerView<ID>?) {
    order.append(view)
    views.updateValue(before, forKey: view)
  }
}

/// How a group stood before a change.
struct FormerGroup<ID: Hashable & Sendable> {
  /// Whether it had any views.
  var existed: Bool

  /// The view that led it.
  var lead: FormerLead<ID>?
}

/// The view that led a group before a change, and so was where its thing was drawn.
struct FormerLead<ID: Hashable & Sendable> {
  var view: ID

  /// Its resting frame.
  var rest: Rect

  var stand: FormerView<ID>
}

/// How an inserted view stood before a change.
struct FormerView<ID: Hashable & Sendable> {
  var link: Link<ID>
  var state: MovingRect
  var motion: Motion?
}
