internal import CSQLite

/// A prepared statement; finalized when it is released.
final class Statement {
  fileprivate let pointer: OpaquePointer

  /// Takes over a statement that SQLite has prepared.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { sqlite3_finalize(pointer) }

  /// Binds a value at a place, from 1.
  ///
  /// - Returns: SQLite's result code.
  func bind(_ value: DatabaseValue, at place: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(pointer, place)
    case .integer(let number): sqlite3_bind_int64(pointer, place, number)
    case .real(let number): sqlite3_bind_double(pointer, place, number)
    case .text(let text):
      // Not withUTF8: the address of no bytes may be null, which SQLite takes for NULL.
      text.withCString { start in
        sqlite_bind_copied_text(pointer, place, start, UInt64(text.utf8.count))
      }
    }
  }

  /// Goes on to the next row.
  ///
  /// - Returns: SQLite's result code: `SQLITE_ROW`, `SQLITE_DONE` or an error.
  func step() -> Int32 { sqlite3_step(pointer) }

  /// Makes the statement ready to run again, without any values.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  /// The row it stands at.
  var row: Row { Row(pointer) }
}

/// A row of a result, valid until its statement goes on; columns are counted from 0.
struct Row {
  fileprivate let statement: OpaquePointer

  /// In seconds, more than three thousand years.
  fileprivate static let bound = 1e11

  fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

  /// Whether a column is NULL.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
  /// A number or a time, within bounds that no sound row comes near, so that a damaged one cannot
  /// make what counts with it overflow.
  func real(_ column: Int32) -> Double {
    let number = sqlite3_column_double(statement, column)
    return number.isNaN ? 0 : min(max(-Self.bound, number), Self.bound)
  }
  func bool(_ column: Int32) -> Bool { integer(column) != 0 }
  func int(_ column: Int32) -> Int { Int(integer(column)) }

  func text(_ column: Int32) -> String {
    // The text must be asked for before its length.
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func integerIfAny(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }
  func intIfAny(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }
  func realIfAny(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }
}
