internal import CSQLite

/// A connection to an SQLite database; closed when it is released.
final class Database {
  /// The path of the file, or `:memory:`.
  let path: String
  /// How long another connection is waited for, in seconds.
  var patience = 1.0 {
    didSet { sqlite3_busy_timeout(connection, Int32(patience * 1000)) }
  }
  fileprivate let connection: OpaquePointer
  fileprivate var statements: [String: Statement] = [:]

  /// Opens a database; a missing file is made, its folder is not.
  ///
  /// SQLite reads the file only when it is first asked for something.
  init(path: String) throws(HistoryError) {
    var connection: OpaquePointer?
    // No lock of its own: a connection is used by one thread at a time.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      defer { sqlite3_close_v2(connection) }
      throw HistoryError(connection: connection, code: code, path: path, sql: nil)
    }
    sqlite3_extended_result_codes(connection, 1)
    sqlite3_busy_timeout(connection, 1000)
    // A column's name that is misspelt in quotes would otherwise be taken for a text.
    _ = sqlite_switch(connection, SQLITE_DBCONFIG_DQS_DML, 0)
    _ = sqlite_switch(connection, SQLITE_DBCONFIG_DQS_DDL, 0)
    self.path = path
    self.connection = connection
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(connection)
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

  /// Whether the log is moved into the file when the last connection is closed.
  ///
  /// Without that a file is left exactly as it was found.
  var movesLogAtClose: Bool = true {
    didSet {
      _ = sqlite_switch(
        connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, movesLogAtClose ? 0 : 1)
    }
  }

  /// The row that was inserted last.
  var lastInserted: Int64 { sqlite3_last_insert_rowid(connection) }

  /// Runs a statement to its end; rows it has are passed over.
  func run(_ sql: String, _ values: DatabaseValue...) throws(HistoryError) {
    try perform(sql, values) { (_) throws(HistoryError) in }
  }

  /// Runs a query and hands out each row.
  func each(
    _ sql: String, _ values: DatabaseValue..., body: (Row) throws(HistoryError) -> Void
  ) throws(HistoryError) {
    try perform(sql, values, body)
  }

  /// Runs a query and reads each row.
  func rows<Value>(
    _ sql: String, _ values: DatabaseValue..., read: (Row) throws(HistoryError) -> Value
  ) throws(HistoryError) -> [Value] {
    var result: [Value] = []
    try perform(sql, values) { (row) throws(HistoryError) in result.append(try read(row)) }
    return result
  }

  /// Runs a query and reads its first row.
  ///
  /// - Returns: Nil when there is no row.
  func first<Value>(
    _ sql: String, _ values: DatabaseValue..., read: (Row) throws(HistoryError) -> Value
  ) throws(HistoryError) -> Value? {
    var result: Value?
    try perform(sql, values) { (row) throws(HistoryError) in
      if result == nil { result = try read(row) }
    }
    return result
  }

  /// Runs statements one after the other, apart by semicolons.
  func run(script: String) throws(HistoryError) {
    try check(sqlite3_exec(connection, script, nil, nil, nil), script)
  }

  /// Changes the database: all that the body does, or nothing when it throws.
  func writing<Value>(_ body: () throws(HistoryError) -> Value) throws(HistoryError) -> Value {
    // A transaction that first reads could find another one's change in its way when it writes.
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Reads the database as it is at one moment.
  func reading<Value>(_ body: () throws(HistoryError) -> Value) throws(HistoryError) -> Value {
    try transaction("BEGIN", body)
  }
}

extension Database {
  fileprivate func transaction<Value>(
    _ begin: String, _ body: () throws(HistoryError) -> Value
  ) throws(HistoryError) -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some failures have rolled back already; what a rollback says matters less than the error.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  fileprivate func perform(
    _ sql: String, _ values: [DatabaseValue], _ body: (Row) throws(HistoryError) -> Void
  ) throws(HistoryError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    for (index, value) in values.enumerated() {
      try check(statement.bind(value, at: Int32(index + 1)), sql)
    }
    while true {
      let code = statement.step()
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw failure(code, sql) }
      try body(statement.row)
    }
  }

  fileprivate func statement(_ sql: String) throws(HistoryError) -> Statement {
    if let statement = statements[sql] { return statement }
    var pointer: OpaquePointer?
    try check(
      sqlite3_prepare_v3(
        connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil), sql)
    guard let pointer else { throw failure(SQLITE_MISUSE, sql) }
    let statement = Statement(pointer)
    statements[sql] = statement
    return statement
  }

  fileprivate func check(_ code: Int32, _ sql: String) throws(HistoryError) {
    if code != SQLITE_OK { throw failure(code, sql) }
  }

  fileprivate func failure(_ code: Int32, _ sql: String) -> HistoryError {
    HistoryError(connection: connection, code: code, path: path, sql: sql)
  }
}

extension HistoryError {
  fileprivate init(connection: OpaquePointer?, code: Int32, path: String, sql: String?) {
    let errno = connection.map(sqlite3_system_errno) ?? 0
    let message = sqlite3_errmsg(connection) ?? sqlite3_errstr(code)
    self.init(
      cause: Cause(code: code, errno: errno), path: path, code: code,
      message: message.map { String(cString: $0) } ?? "", sql: sql)
  }
}
