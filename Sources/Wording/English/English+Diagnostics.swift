// The protocol documents what each of them says. What an author types stands in straight quotes, as in
// the file; what the file says stands in curly ones.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: DiagnosticPhrases {
  public var aText: String { "a text" }
  public var aNumber: String { "a number" }
  public var aBoolean: String { "true or false" }
  public var aNull: String { "null" }
  public var aList: String { "a list" }
  public var anObject: String { "an object" }
  public var aWholeNumber: String { "a whole number, 0 or more" }
  public var aNumberNotNegative: String { "a number, 0 or more" }
  public var aPercentage: String { "a whole number from 0 to 100" }
  public var aTextOrTexts: String { "a text or a list of texts" }
  public var aComment: String { "a comment" }

  // MARK: The file

  public func noSuchFile() -> String { "No such file. Check the name and the folder." }

  public func unreadableFile(reason: String) -> String { "The file cannot be read: \(reason)." }

  public func isFolder() -> String { "This is a folder. Name a quiz file in it." }

  public func emptyFile() -> String {
    #"The file is empty. Write a question, such as { "text": "2 + 2 = _____", "answer": "4" }."#
  }

  public func notUTF8(byte: String) -> String {
    "The byte \(byte) is not UTF-8. Save the file as UTF-8."
  }

  public func otherEncoding(_ name: String) -> String {
    "The file is in \(name). Save it as UTF-8."
  }

  public func tooDeep(limit: Int) -> String {
    "Lists and objects are nested more than \(limit) deep. Take this level out."
  }

  public func tooLarge(megabytes: Int) -> String {
    "The file is over \(megabytes) MiB. Split it into several quizzes."
  }

  // MARK: The syntax

  public func expectedValue(found: String) -> String {
    "A value should stand here, not \(found.quoted). Texts need double quotes."
  }

  public func expectedKey(found: String) -> String {
    "A key in double quotes should stand here, not \(found.quoted)."
  }

  public func expectedColon(found: String) -> String {
    "After a key a colon should follow, not \(found.quoted)."
  }

  public func expectedCommaInList(found: String) -> String {
    "In a list a comma or ] should follow a value, not \(found.quoted). Is a comma missing?"
  }

  public func expectedCommaInObject(found: String) -> String {
    "In an object a comma or } should follow a value, not \(found.quoted). Is a comma missing?"
  }

  public func badNumber(found: String) -> String {
    "\(found.quoted) is not a number in JSON. Write it like 12 or -0.5, or put it in quotes."
  }

  public func badEscape(found: String) -> String {
    #"\#(found.quoted) means nothing in JSON. For a backslash write \\."#
  }

  public func loneSurrogate(found: String) -> String {
    "\(found.quoted) is half a character. Write the character itself, or both halves."
  }

  public func lineEndInText() -> String {
    #"The line ends within a text. Close the text with ", or write \n for a line end."#
  }

  public func tabInText() -> String { #"A text holds a tab. Write a space, or \t."# }

  public func unclosed(kind: String, line: Int) -> String {
    "The file ends within \(kind) that line \(line) opens. Close it here."
  }

  public func textAfterEnd(found: String) -> String {
    "The quiz has ended, but \(found.quoted) follows. Delete it, or put all questions in one list."
  }

  public func otherLanguage(_ name: String, found: String) -> String {
    "\(found.quoted) is \(name), not JSON. Write plain JSON: keys and texts in double quotes."
  }

  // MARK: The root and the texts

  public func wrongRoot(kind: String, instead: String?) -> String {
    if let instead { return #"\#(instead.quoted) is not known here. Did you mean "questions"?"# }
    return
      #"The file holds \#(kind), which is no quiz. Write a question, a list of them, or "questions"."#
  }

  public func noQuestions() -> String { "There are no questions. Write at least one." }

  public func questionNotObject(kind: String) -> String {
    #"A question should be an object such as { "text": "…" }, not \#(kind)."#
  }

  public func textMissing(instead: String?) -> String {
    if let instead { return #"The question has no "text". Write "text" for \#(instead.quoted)."# }
    return #"The question has no "text". Add it, with _____ where the blank is."#
  }

  public func textNotText(kind: String) -> String {
    #""text" should be a text in quotes, not \#(kind)."#
  }

  public func textEmpty() -> String {
    #""text" is empty. Write a sentence with _____ where the blank is."#
  }

  public func noBlank(marker: String?) -> String {
    "The text has no blank. Write \(marker.map(\.quoted) ?? "_____") where it is."
  }

  public func twoUnderscores() -> String {
    "Two underscores are not a blank. Write three or more."
  }

  public func markerTooShort(_ marker: String) -> String {
    #"The marker \#(marker.quoted) is too short. Take two characters or more, such as "@@"."#
  }

  public func controlCharacter(_ name: String) -> String {
    "The text holds the control character \(name). Delete it."
  }
}

extension String {
  /// The text in the quotation marks of English, which are those of Chinese, too.
  var quoted: String { "“\(self)”" }
}

/// A number and the word for what it counts.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
