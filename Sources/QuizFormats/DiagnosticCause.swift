/// What can be wrong or doubtful in a quiz file.
///
/// Payloads are plain values taken from the file: a text among them may hold anything that the file
/// holds, so whoever shows it makes control characters visible first. Counts and positions are from 1
/// unless said otherwise.
public enum DiagnosticCause: Hashable, Sendable {
  // MARK: The file (1 to 5, 42), each alone

  /// 1: There is no file of that name.
  case noSuchFile
  /// 1: The file is there but cannot be read; the reason is the system's (`strerror`).
  case unreadable(reason: String)
  /// 2: The name is that of a folder.
  case isFolder
  /// 3: The file has nothing in it, or white space only.
  case emptyFile
  /// 4: The byte at the place cannot stand there in UTF-8.
  case notUTF8(byte: UInt8)
  /// 5: The file is in another encoding of Unicode.
  case otherEncoding(OtherEncoding)
  /// 42: Lists and objects stand in each other more often than the limit.
  case tooDeep(limit: Int)
  /// 42: The file is longer than the limit, in bytes.
  case tooLarge(limit: Int)

  // MARK: The JSON syntax (6 to 9), each alone; `found` is a short piece of the file

  /// 6: A value should stand here.
  case expectedValue(found: String)
  /// 6: A key in double quotes should stand here.
  case expectedKey(found: String)
  /// 6: A colon should stand between a key and its value.
  case expectedColon(found: String)
  /// 6: A comma or `]` should follow a value in a list.
  case expectedCommaInList(found: String)
  /// 6: A comma or `}` should follow a value in an object.
  case expectedCommaInObject(found: String)
  /// 6: A number is not written as JSON writes it.
  case badNumber(found: String)
  /// 6: A backslash is followed by what means nothing in JSON.
  case badEscape(found: String)
  /// 6: An escape is half a character: a surrogate without its partner.
  case loneSurrogate(found: String)
  /// 6: A line ends before the text that began on it does.
  case lineEndInText
  /// 6: A tab stands in a text as such.
  case tabInText
  /// 7: The file ends inside something that was opened on a line.
  case unclosed(Opening, line: Int)
  /// 8: Something follows the end of the quiz.
  case textAfterEnd(found: String)
  /// 9: The file is a program's source rather than JSON.
  case otherLanguage(OtherLanguage, found: String)

  // MARK: The root (10, 11)

  /// 10: The root is neither a question, nor a list, nor an object with `questions`.
  case wrongRoot(found: ValueKind, insteadOfQuestions: String?)
  /// 11: There is no question.
  case noQuestions

  // MARK: The text of a question (12 to 17, 40)

  /// 12: A question is not an object.
  case questionNotObject(found: ValueKind)
  /// 13: A question has no `text`, but perhaps another key that seems to be meant for it.
  case textMissing(instead: String?)
  /// 14: `text` is not a text.
  case textNotText(found: ValueKind)
  /// 15: `text` is empty or white space only.
  case textEmpty
  /// 16: The text has no blank; the marker is the question's own, nil for underscores.
  case noBlank(marker: String?)
  /// 17: The text has no blank but two underscores, which are not one.
  case twoUnderscores
  /// 40: A marker is shorter than two characters.
  case markerTooShort(marker: String)

  // MARK: The options of a question (18 to 22, 34)

  /// 18: Options or distractors are not in a list.
  case optionsNotList(key: String, found: ValueKind)
  /// 19: A list of options is empty.
  case optionsEmpty
  /// 20: An option is neither a text nor an object with `text`; the source is a short piece of it.
  case optionNotText(found: ValueKind, source: String)
  /// 21: An option is empty or white space only.
  case optionBlank
  /// 22: Two options are the same, and that word is not needed so often.
  case sameOptions(first: Int, second: Int, text: String)
  /// 22: A distractor stands among the options or the distractors already.
  case sameDistractor(text: String)
  /// 34: A distractor is one of the right answers.
  case distractorIsAnswer(text: String)

  // MARK: The answers of a question (23 to 31, 33, 35, 36)

  /// 23: A blank has neither options nor an answer.
  case nothingFills(blank: Int)
  /// 24: An answer is none of the options its blank has.
  case answerNotOption(answer: String, didYouMean: String?)
  /// 25: There are more or fewer answers than blanks.
  case answerCount(blanks: Int, answers: Int)
  /// 26: One answer is given for several blanks, by `answer` or `answerIndex`.
  case oneAnswerForSeveralBlanks(key: String, blanks: Int)
  /// 27: Answers are given by two keys.
  case answersTwice(first: String, second: String)
  /// 28: An answer is not a text; the source is a short piece of it.
  case answerNotText(found: ValueKind, source: String)
  /// 28: An alternative has neither `text` nor `number`, or both.
  case alternativeUnclear
  /// 29: `answerIndex`, from 0, names none of so many options.
  case answerIndexOutOfRange(index: String, options: Int)
  /// 30: A list of alternatives is empty.
  case noAlternatives
  /// 30: An answer to be typed is empty or white space only.
  case answerBlank
  /// 31: `blanks` has more or fewer entries than the text has blanks.
  case blanksCount(entries: Int, blanks: Int)
  /// 33: No option is left that is right in a blank, because others need them all.
  case noOptionLeft(blank: Int, answer: String)
  /// 35: Points are not above 0.
  case pointsNotPositive(found: String)
  /// 36: Credit is not between 0 and 1.
  case creditOutOfRange(found: String)

  // MARK: The quiz as a whole (32, 37 to 39, 41, 43)

  /// 32: A key appears twice in an object, first on that line.
  case duplicateKey(key: String, firstLine: Int)
  /// 37: `attempts` is not a whole number from 0.
  case attemptsNotWhole(found: String)
  /// 38: A range of `results` ends before it begins.
  case rangeUpsideDown(from: Int, to: Int)
  /// 38: Two ranges of `results` share percentages; the other one is on that line.
  case rangesOverlap(from: Int, to: Int, otherLine: Int)
  /// 39: Two questions have the same `id`.
  case sameID(id: String, firstQuestion: Int)
  /// 41: A text holds a control character.
  case controlCharacter(Unicode.Scalar)
  /// 43: A value is not of the sort that its key takes.
  case wrongValue(key: String, expected: ExpectedValue, found: ValueKind, source: String)
  /// 43: A value is none of the words that its key takes.
  case unknownWord(key: String, found: String, allowed: [String], didYouMean: String?)
  /// 43: A key that cannot be left out is missing.
  case keyMissing(key: String)

  // MARK: Warnings

  /// A key that the format does not know.
  case unknownKey(key: String, didYouMean: String?)
  /// A comment, which JSON does not have.
  case comment
  /// A comma before the end of a list or an object.
  case trailingComma
  /// A blank has one option to choose from.
  case singleOption
  /// An answer and the option it means differ in case or accents.
  case answerSpelling(answer: String, option: String)
  /// No range of `results` has these percentages, both ends included.
  case rangeGap(from: Int, to: Int)

  // MARK: Other formats, read or written

  /// Nothing can be played of a file in another format.
  case importFailure(ImportFailure)
  /// A warning: something cannot be kept in the other format.
  case lost(Loss)
  /// A warning: a question of the file is not part of the quiz.
  case leftOut(LeftOut)
  /// A warning: the text was not in UTF-8 and is taken to be in this encoding.
  case encodingGuessed(String)
}

/// An encoding of Unicode that is not UTF-8.
public enum OtherEncoding: String, CaseIterable, Hashable, Sendable {
  /// Two bytes at a time, the low one first.
  case utf16LittleEndian = "UTF-16LE"
  /// Two bytes at a time, the high one first.
  case utf16BigEndian = "UTF-16BE"
  /// Four bytes at a time, the low one first.
  case utf32LittleEndian = "UTF-32LE"
  /// Four bytes at a time, the high one first.
  case utf32BigEndian = "UTF-32BE"
}

/// A language whose literals are taken for JSON.
public enum OtherLanguage: String, CaseIterable, Hashable, Sendable {
  /// JavaScript or TypeScript.
  case javaScript = "JavaScript"
  /// Python.
  case python = "Python"
  /// One of the two: what was found is in both.
  case either = "JavaScript or Python"
}

/// Something that has an end.
public enum Opening: Hashable, Sendable {
  /// A text in quotes.
  case text
  /// A list in brackets.
  case list
  /// An object in braces.
  case object
  /// A comment between `/*` and `*/`.
  case comment
  /// Answers in braces.
  case answers
}
