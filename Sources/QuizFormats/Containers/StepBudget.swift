internal import CSQLite

/// How many steps of SQLite's machine a query may take; a query that takes more is interrupted.
final class StepBudget {
  /// The steps of one query.
  let limit: Int
  fileprivate var left: Int

  /// How many steps pass between two looks at the budget.
  fileprivate static let stride: Int32 = 10_000

  init(_ limit: Int) {
    self.limit = limit
    left = limit
  }

  /// Gives the next query all steps.
  func renew() { left = limit }

  /// Counts the steps of a connection, which must be closed before the budget is released.
  func watch(_ connection: OpaquePointer) {
    sqlite3_progress_handler(
      connection, Self.stride,
      { user in
        guard let user else { return 1 }
        let budget = Unmanaged<StepBudget>.fromOpaque(user).takeUnretainedValue()
        budget.left -= Int(StepBudget.stride)
        return budget.left < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
