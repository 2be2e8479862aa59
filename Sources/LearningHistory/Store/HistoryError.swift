/// Why the history cannot be read or written.
public struct HistoryError: Error, Hashable, Sendable {
  /// What is behind it.
  public enum Cause: Hashable, Sendable {
    /// A folder for the file cannot be made; the system's error number says why.
    case cannotCreateFolder(path: String, errno: Int32)
    /// The file, or one that SQLite needs beside it, cannot be opened; the system's error number says
    /// why, where it is not 0.
    case cannotOpen(errno: Int32)
    /// The file or its folder can only be read.
    case readOnly
    /// There is no room left.
    case full
    /// What is in the file makes no sense.
    case damaged
    /// Another program has kept the file locked for seconds.
    case busy
    /// The file is the database of another program.
    case foreign
    /// A later release has written the file.
    case newerVersion
    /// The quiz, question or run is not in the history, or not any more.
    case unknown
    /// Something else, of which ``HistoryError/message`` tells.
    case other
  }

  /// What is behind it.
  public var cause: Cause
  /// The file of the history.
  public var path: String
  /// SQLite's extended result code, or 0 when the error is not SQLite's.
  public var code: Int32
  /// What SQLite says of it, in English, or nothing when the error is not SQLite's.
  public var message: String
  /// The statement that failed, or nil when there was none.
  public var sql: String?

  /// Makes an error of its parts.
  public init(
    cause: Cause, path: String, code: Int32 = 0, message: String = "", sql: String? = nil
  ) {
    self.cause = cause
    self.path = path
    self.code = code
    self.message = message
    self.sql = sql
  }
}
