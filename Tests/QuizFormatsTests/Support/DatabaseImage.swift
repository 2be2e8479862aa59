import CSQLite
import Testing

/// The file that a script of SQL makes.
func databaseImage(_ script: String) throws -> [UInt8] {
  var connection: OpaquePointer?
  #expect(sqlite3_open(":memory:", &connection) == SQLITE_OK)
  defer { sqlite3_close(connection) }
  sqlite3_create_collation_v2(
    connection, "unicase", SQLITE_UTF8, nil, { (_, _, _, _, _) in 0 }, nil)
  try #require(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK, "\(script)")
  var count: Int64 = 0
  let bytes = try #require(sqlite3_serialize(connection, "main", &count, 0))
  defer { sqlite3_free(bytes) }
  return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
}
