internal import CSQLite

/// The order `unicase`, which Anki's databases ask for: that of the lower-case letters.
///
/// Without it no query can be run on a table whose columns or indices are declared with it.
enum UnicaseCollation {
  /// Makes the order known to a connection.
  static func register(in connection: OpaquePointer) {
    sqlite3_create_collation_v2(
      connection, "unicase", SQLITE_UTF8, nil,
      { (_, firstCount, first, secondCount, second) in
        let first = UnsafeRawBufferPointer(start: first, count: Int(firstCount))
        let second = UnsafeRawBufferPointer(start: second, count: Int(secondCount))
        return UnicaseCollation.compare(first, second)
      }, nil)
  }

  /// - Returns: Less than, equal to or greater than 0, as the first text is to the second.
  static func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32 {
    let first = String(decoding: first, as: UTF8.self).lowercased()
    let second = String(decoding: second, as: UTF8.self).lowercased()
    if first.utf8.elementsEqual(second.utf8) { return 0 }
    return first.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
  }
}
