extension Database {
  /// What marks a database as a history of this program: `clze` in ASCII.
  static let application = 0x636C_7A65

  /// Opens a history with all migrations made; an empty database becomes one.
  ///
  /// What is not a history of this release, or an earlier one, is refused and left as it is.
  static func history(
    path: String, migrations: [Migration] = Migration.all
  ) throws(HistoryError) -> Database {
    do {
      return try opened(path: path, migrations: migrations)
    } catch {
      // Of a log that cannot be made beside the file SQLite says only that it cannot be opened.
      guard case .cannotOpen = error.cause, isUnwritableFolder(parent(of: path)) else {
        throw error
      }
      var readOnly = error
      readOnly.cause = .readOnly
      throw readOnly
    }
  }

  fileprivate static func opened(
    path: String, migrations: [Migration]
  ) throws(HistoryError) -> Database {
    let database = try Database(path: path)
    // Of a file that is refused, a log that was there must still be there.
    database.movesLogAtClose = !exists(path + "-wal")
    let isNew = try database.isEmptyOrHistory()
    if database.isReadOnly { throw HistoryError(cause: .readOnly, path: path) }
    if !isNew { try database.refuseNewer(than: migrations) }
    database.movesLogAtClose = true
    try database.secure()
    try database.migrate(by: migrations, isNew: isNew)
    return database
  }

  /// Tells a new database from a history.
  ///
  /// - Returns: Whether it is empty.
  fileprivate func isEmptyOrHistory() throws(HistoryError) -> Bool {
    // The mark stands in the header: it is read even where SQLite cannot read the tables.
    let mark = try first("PRAGMA application_id") { $0.int(0) }
    if mark == Self.application { return false }
    let tables = try mark == 0 ? first("SELECT count(*) FROM sqlite_master") { $0.int(0) } : nil
    guard tables == 0 else { throw HistoryError(cause: .foreign, path: path) }
    return true
  }

  /// Sees that an answer survives a kill and a loss of power.
  fileprivate func secure() throws(HistoryError) {
    // Where the file system has no shared memory the mode stays as it is, which is as safe.
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    // On macOS alone: there fsync does not empty the drive's own cache.
    try run("PRAGMA fullfsync = ON")
    try run("PRAGMA foreign_keys = ON")
  }
}
