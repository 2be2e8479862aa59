/// What is said of the history of answers, as functions of plain values.
public protocol HistoryPhrases: Sendable {
  /// Answers are not kept, for a reason; the quiz goes on.
  func historyLost(reason: String) -> String
  /// A damaged history was moved to another file, and an empty one begun.
  func historySetAside(file: String) -> String
  /// Why answers are not kept; the file and, where it has one, the system's word for the reason.
  func historyTrouble(_ trouble: HistoryTrouble, file: String, reason: String?) -> String
  /// What stands above a run through what is due, or through what is known least.
  var reviewTitle: String { get }
  var practiceTitle: String { get }
  /// A question is from a file that is no text.
  func cannotEdit(_ file: String) -> String
  /// The person's editor did not do its work.
  func editorFailed(_ command: String) -> String
  /// The history of a quiz was deleted, with so many answers, 0 or more; or it has none.
  func forgotten(_ answers: Int, file: String) -> String
  func nothingToForget(_ file: String) -> String
  /// It is not known where the history would be.
  var noHistoryPlace: String { get }
}

/// Why the history cannot be used.
public enum HistoryTrouble: Hashable, Sendable, CaseIterable {
  /// Its folder cannot be made, or it cannot be opened.
  case cannotMakeFolder, cannotOpen
  /// It can only be read.
  case readOnly
  /// There is no room left.
  case full
  /// What is in it makes no sense.
  case damaged
  /// Another program has kept it locked.
  case busy
  /// It belongs to another program, or a later release wrote it.
  case foreign, newerVersion
  /// Something else.
  case other
}
