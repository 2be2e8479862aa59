import CSQLite
import Testing

/// Another program that is writing into a history and does not come to an end.
final class HistoryLock {
  private var database: OpaquePointer?

  init(_ path: String) throws {
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
  }

  func release() {
    sqlite3_close(database)
    database = nil
  }

  deinit { release() }
}
