internal import CSQLite

/// An SQLite database in memory that is read only, and that nobody vouches for.
///
/// The settings are those of <https://www.sqlite.org/security.html>: what a file declares besides its
/// tables (views, triggers, virtual tables, functions in its schema) is not run. Queries are constant
/// texts of ours; nothing of a file is ever put into them.
final class SQLiteImage {
  fileprivate let connection: OpaquePointer
  fileprivate let budget: StepBudget

  /// Opens a database; most damage shows only when it is asked for something.
  ///
  /// - Throws: `notAnArchive` or `damaged`.
  init(_ bytes: [UInt8]) throws(ContainerError) {
    guard Self.isSQLite(bytes) else { throw .notAnArchive }
    let connection = try Self.connect()
    // Twenty million steps take about a second; a sound query needs few for each byte of a table.
    let budget = StepBudget(20_000_000 + 4 * bytes.count)
    let code = Self.fill(connection, with: bytes)
    guard code == SQLITE_OK else {
      defer { sqlite3_close_v2(connection) }
      throw .damaged(reason: Self.message(of: connection))
    }
    SQLiteDefence.apply(to: connection, size: bytes.count)
    UnicaseCollation.register(in: connection)
    budget.watch(connection)
    self.connection = connection
    self.budget = budget
  }

  deinit { sqlite3_close_v2(connection) }

  /// Whether bytes begin as a database does.
  static func isSQLite(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 100 && bytes.starts(with: "SQLite format 3\0".utf8)
  }

  /// Whether there is a table of a name, and not a view or a virtual table; false when that cannot be
  /// read.
  func hasTable(_ name: String) -> Bool {
    var found = false
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0"
    try? rows(sql) { (row) throws(ContainerError) in
      if row.text(0) == name { found = true }
    }
    return found
  }

  /// Runs a query and hands out each row, which is valid only in the body.
  ///
  /// - Throws: `damaged`, `tooSlow`, or what the body throws.
  func rows(
    _ sql: String, _ body: (Row) throws(ContainerError) -> Void
  ) throws(ContainerError) {
    budget.renew()
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    defer { sqlite3_finalize(statement) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw failure(code) }
      try body(Row(statement))
    }
  }

  /// A row of a result; columns are counted from 0.
  struct Row {
    fileprivate let statement: OpaquePointer

    fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

    /// A text, or what another value is as text; nil for NULL.
    func text(_ column: Int32) -> String? {
      // The text must be asked for before its length.
      guard let start = sqlite3_column_text(statement, column) else { return nil }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The bytes of a value; none for NULL.
    func bytes(_ column: Int32) -> [UInt8] {
      // The bytes must be asked for before their number.
      guard let start = sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(sqlite3_column_bytes(statement, column))
      return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// A number, or what another value is as number; 0 for NULL.
    func int(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
  }
}

extension SQLiteImage {
  fileprivate static func connect() throws(ContainerError) -> OpaquePointer {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(":memory:", &connection, flags, nil) == SQLITE_OK, let connection else {
      defer { sqlite3_close_v2(connection) }
      throw .damaged(reason: message(of: connection))
    }
    return connection
  }

  /// Hands a copy of the bytes to a connection, which frees it.
  fileprivate static func fill(_ connection: OpaquePointer, with bytes: [UInt8]) -> Int32 {
    guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else { return SQLITE_NOMEM }
    let image = UnsafeMutableRawBufferPointer(start: copy, count: bytes.count)
    image.copyBytes(from: bytes)
    // A write-ahead log needs a file beside the database; without one both versions are 1.
    for version in [18, 19] where image[version] == 2 { image[version] = 1 }
    return sqlite3_deserialize(
      connection, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(bytes.count),
      Int64(bytes.count),
      UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE))
  }

  fileprivate func failure(_ code: Int32) -> ContainerError {
    // The low byte is the kind of an extended code.
    code & 0xFF == SQLITE_INTERRUPT
      ? .tooSlow(steps: budget.limit) : .damaged(reason: Self.message(of: connection))
  }

  fileprivate static func message(of connection: OpaquePointer?) -> String {
    sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
  }
}
