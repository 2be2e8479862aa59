/// A change of the database's form, made once and never edited afterwards.
struct Migration {
  /// What tells it from the others; kept in the databases that have it.
  var name: String
  /// The statements that make the change.
  var sql: String

  /// Every change in the order in which it is made; new ones go to the end.
  static let all: [Migration] = [.attempts, .partialRuns]
}

extension Database {
  /// The migrations that a database has, in the order in which they were made.
  fileprivate func appliedMigrations() throws(HistoryError) -> [String] {
    try rows("SELECT name FROM migration ORDER BY place") { $0.text(0) }
  }

  /// Makes the changes that a database lacks.
  ///
  /// A database with changes that are not among them is left as it is, and refused.
  func migrate(by migrations: [Migration], isNew: Bool) throws(HistoryError) {
    if !isNew, try lacking(migrations).isEmpty { return }
    try writing { () throws(HistoryError) in
      // In the meantime another program may have done it.
      try run(
        """
        CREATE TABLE IF NOT EXISTS migration (
          place INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE
        ) STRICT
        """)
      try run("PRAGMA application_id = \(Self.application)")
      for migration in try lacking(migrations) {
        try run(script: migration.sql)
        try run("INSERT INTO migration (name) VALUES (?)", .text(migration.name))
      }
    }
  }

  /// Throws when a database has migrations that are not among these.
  func refuseNewer(than migrations: [Migration]) throws(HistoryError) {
    _ = try lacking(migrations)
  }

  /// The migrations that a database does not have yet.
  fileprivate func lacking(_ migrations: [Migration]) throws(HistoryError) -> ArraySlice<Migration>
  {
    let applied = try appliedMigrations()
    guard applied.elementsEqual(migrations.prefix(applied.count).map(\.name)) else {
      throw HistoryError(cause: .newerVersion, path: path)
    }
    return migrations.dropFirst(applied.count)
  }
}
