// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: AnswerSheetPhrases {
  public var emptySheet: String {
    #"The file is empty. Write a list with an answer for each question, such as ["a", null]."#
  }

  public func textAfterSheet(found: String) -> String {
    "The list of answers has ended, but \(found.quoted) follows. Delete it."
  }

  public func sheetTooLarge(megabytes: Int) -> String { "The file is over \(megabytes) MiB." }

  public func sheetNotList(kind: String) -> String {
    "The answers should be a list with an entry for each question, not \(kind)."
  }

  public func sheetTooLong(entries: Int, questions: Int) -> String {
    let asked = counted(questions, "question is", "questions are")
    return "There are \(entries) entries, but only \(asked) asked. Delete those from here on."
  }

  public func entryNotAnswer(kind: String, source: String) -> String {
    "An answer should be a text, a list of texts, or null to skip, not \(kind)."
      + quotes(kind: kind, source: source)
  }

  public func partNotText(kind: String, source: String) -> String {
    "The answer for a blank should be a text or null, not \(kind)."
      + quotes(kind: kind, source: source)
  }

  /// How a value that is written without quotes becomes a text.
  fileprivate func quotes(kind: String, source: String) -> String {
    [aNumber, aBoolean].contains(kind) ? #" Write "\#(source)" in quotes."# : ""
  }

  public func entryCount(texts: Int, blanks: Int) -> String {
    let given = counted(texts, "answer is", "answers are")
    let wanted = blanks == 1 ? "one text" : "a list of \(blanks) texts"
    return "The question has \(counted(blanks, "blank", "blanks")), but \(given) given."
      + " Write \(wanted)."
  }
}
