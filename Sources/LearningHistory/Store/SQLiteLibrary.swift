internal import CSQLite

/// The library that keeps the history.
public enum SQLiteLibrary {
  /// Its name and the version that runs, such as `SQLite 3.40.1`.
  public static var version: String { "SQLite \(String(cString: sqlite3_libversion()))" }
}
