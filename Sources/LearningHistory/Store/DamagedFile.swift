#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A database that cannot be read, with the files that SQLite keeps beside it.
struct DamagedFile {
  /// Where the database is.
  var path: String

  /// Moves the files out of the way; nothing is deleted or replaced.
  ///
  /// - Returns: Where the database is then: behind its name stands `.damaged-` and a number.
  func setAside() throws(HistoryError) -> String {
    var number = 1
    while Self.endings.contains(where: { exists("\(path).damaged-\(number)\($0)") }) { number += 1 }
    let target = "\(path).damaged-\(number)"
    for ending in Self.endings where exists(path + ending) {
      guard rename(path + ending, target + ending) == 0 else {
        throw HistoryError(
          cause: errno == EROFS || errno == EACCES ? .readOnly : .damaged, path: path)
      }
    }
    return target
  }

  // The database is last: without it SQLite would delete a log that was left behind.
  fileprivate static let endings = ["-wal", "-shm", "-journal", ""]
}
