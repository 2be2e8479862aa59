/// What can be wrong in a sheet of answers, a list with an entry for each question.
///
/// File, line and column stand before a sentence; `kind` is one of the words for kinds.
public protocol AnswerSheetPhrases: Sendable {
  /// Nothing is in the file.
  var emptySheet: String { get }
  /// Something follows the end.
  func textAfterSheet(found: String) -> String
  /// The file is larger than it may be, in mebibytes.
  func sheetTooLarge(megabytes: Int) -> String
  /// The sheet is of another kind than a list.
  func sheetNotList(kind: String) -> String
  /// There are more entries than questions.
  func sheetTooLong(entries: Int, questions: Int) -> String
  /// An entry is of a kind that answers nothing.
  func entryNotAnswer(kind: String, source: String) -> String
  /// A part of an entry is of another kind than a text.
  func partNotText(kind: String, source: String) -> String
  /// An entry has more or fewer texts than the question has blanks.
  func entryCount(texts: Int, blanks: Int) -> String
}
