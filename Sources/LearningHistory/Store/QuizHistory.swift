internal import QuizModel

/// The history of the answers that a person gave, in a file.
///
/// Every change is complete or not made at all, and on the disk when the call returns. Several
/// programs may use one file at the same time. Each call may throw a ``HistoryError``, after which
/// further calls are possible.
///
/// Times are seconds since 1970 in UTC; no clock is read.
public final class QuizHistory {
  /// Moves a file that turned out to be damaged aside, with all that belongs to it; nobody uses it.
  ///
  /// - Returns: Where it is then.
  /// - Throws: A ``HistoryError`` when it cannot be moved.
  public static func setAside(path: String) throws(HistoryError) -> String {
    try DamagedFile(path: path).setAside()
  }

  /// Where a file that was damaged has been moved when this was opened; nil when there was none.
  public private(set) var setAside: String?

  /// How long another program that writes is waited for, in seconds; a moment, which nobody notices
  /// who has just answered.
  public var patience: Double {
    get { database.patience }
    set { database.patience = newValue }
  }

  let database: Database
  let scheduler: Scheduler

  /// Opens a history; a missing file and missing folders are made.
  ///
  /// A file that is damaged is moved aside with all that is in it, see ``setAside``, and an empty
  /// history begins. A file of another program or of a later release is left as it is: an error.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` stands for a history that ends with this value.
  ///   - scheduler: What says when a question is due.
  /// - Throws: A ``HistoryError`` when there can be no history; the file is as it was.
  public init(path: String, scheduler: Scheduler = Scheduler()) throws(HistoryError) {
    self.scheduler = scheduler
    if path != ":memory:" { try makeFolder(parent(of: path), for: path) }
    do {
      database = try Database.history(path: path)
    } catch {
      guard error.cause == .damaged else { throw error }
      setAside = try DamagedFile(path: path).setAside()
      database = try Database.history(path: path)
    }
  }
}
