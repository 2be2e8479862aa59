internal import CSQLite

/// The settings of a connection to a database that may have been made to do harm, after
/// <https://www.sqlite.org/security.html>.
enum SQLiteDefence {
  /// Switches off all that reading tables does not need.
  ///
  /// - Parameters:
  ///   - connection: A connection whose database has not been asked for anything.
  ///   - size: How many bytes the database has; no value in it can be longer.
  static func apply(to connection: OpaquePointer, size: Int) {
    for (setting, isOn) in switches { _ = sqlite_switch(connection, setting, isOn) }
    for (limit, value) in limits { sqlite3_limit(connection, limit, value) }
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Int32(clamping: max(size, 1_000_000)))
    // What is sorted stays in memory too, however much it is.
    let pragmas = "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY"
    sqlite3_exec(connection, pragmas, nil, nil, nil)
    // Virtual tables are programs of their own, for data that a file could hold anything for.
    sqlite3_drop_modules(connection, nil)
    sqlite3_set_authorizer(
      connection,
      { (_, action, _, _, _, _) in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE: SQLITE_OK
        default: SQLITE_DENY
        }
      }, nil)
  }

  fileprivate static let switches: [(setting: Int32, isOn: Int32)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, 1),
    (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
    (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
    (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
    (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    (SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0),
    (SQLITE_DBCONFIG_DQS_DML, 0),
  ]

  fileprivate static let limits: [(limit: Int32, value: Int32)] = [
    (SQLITE_LIMIT_SQL_LENGTH, 100_000),
    (SQLITE_LIMIT_COLUMN, 100),
    (SQLITE_LIMIT_EXPR_DEPTH, 20),
    (SQLITE_LIMIT_COMPOUND_SELECT, 3),
    (SQLITE_LIMIT_VDBE_OP, 25_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 8),
    (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50),
    (SQLITE_LIMIT_VARIABLE_NUMBER, 10),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]
}
