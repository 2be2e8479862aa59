internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension HistoryError.Cause {
  /// What is behind a failure of SQLite.
  ///
  /// - Parameters:
  ///   - code: SQLite's extended result code.
  ///   - errno: The system's error number for the last failure of a file, 0 for none.
  init(code: Int32, errno: Int32) {
    switch (code, code & 0xFF) {
    case (sqlite_no_such_parent, _): self = .unknown
    case (_, SQLITE_CANTOPEN): self = .cannotOpen(errno: errno)
    case (_, SQLITE_READONLY): self = .readOnly
    case (_, SQLITE_FULL): self = .full
    // Only a failed write of the file itself is told apart by SQLite, not one of the index of its log.
    case (_, SQLITE_IOERR) where errno == ENOSPC || errno == EDQUOT: self = .full
    case (_, SQLITE_CORRUPT), (_, SQLITE_NOTADB): self = .damaged
    case (_, SQLITE_BUSY), (_, SQLITE_LOCKED), (_, SQLITE_PROTOCOL): self = .busy
    default: self = .other
    }
  }
}
