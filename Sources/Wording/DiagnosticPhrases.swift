/// What is said of each thing that can be wrong or doubtful in a quiz file.
///
/// A sentence says what was found and what to write instead. File, line and column stand before it.
/// Counts and positions are from 1 unless said otherwise; `found` and `source` are short pieces of the
/// file, and `kind` is one of the words for kinds.
public protocol DiagnosticPhrases: ImportPhrases {
  // MARK: Words for what a value is

  /// Characters in quotes, with its article.
  var aText: String { get }
  /// A number, with its article.
  var aNumber: String { get }
  /// `true` or `false`.
  var aBoolean: String { get }
  /// `null`.
  var aNull: String { get }
  /// Values in brackets, with its article.
  var aList: String { get }
  /// Keys and values in braces, with its article.
  var anObject: String { get }
  /// A whole number that is 0 or more, with its article.
  var aWholeNumber: String { get }
  /// A number that is 0 or more, with its article.
  var aNumberNotNegative: String { get }
  /// A whole number from 0 to 100, with its article.
  var aPercentage: String { get }
  /// A text, or a list of texts.
  var aTextOrTexts: String { get }
  /// A comment between `/*` and `*/`, with its article.
  var aComment: String { get }

  // MARK: The file

  /// No file has that name.
  func noSuchFile() -> String
  /// The file cannot be read, for a reason in the system's words.
  func unreadableFile(reason: String) -> String
  /// The name is that of a folder.
  func isFolder() -> String
  /// Nothing is in the file.
  func emptyFile() -> String
  /// A byte, in hexadecimal digits, is not UTF-8.
  func notUTF8(byte: String) -> String
  /// The file is in another encoding, by its usual name.
  func otherEncoding(_ name: String) -> String
  /// More lists and objects stand in each other than may.
  func tooDeep(limit: Int) -> String
  /// The file has more megabytes (2^20 bytes) than may be.
  func tooLarge(megabytes: Int) -> String

  // MARK: The syntax

  /// A value should stand here.
  func expectedValue(found: String) -> String
  /// A key should stand here.
  func expectedKey(found: String) -> String
  /// A colon should stand here.
  func expectedColon(found: String) -> String
  /// A comma or the end of the list should stand here.
  func expectedCommaInList(found: String) -> String
  /// A comma or the end of the object should stand here.
  func expectedCommaInObject(found: String) -> String
  /// A number is not written as it should be.
  func badNumber(found: String) -> String
  /// An escape means nothing.
  func badEscape(found: String) -> String
  /// An escape is half a character.
  func loneSurrogate(found: String) -> String
  /// A line ends within a text.
  func lineEndInText() -> String
  /// A tab stands in a text.
  func tabInText() -> String
  /// The file ends within something, of a kind, that a line opened.
  func unclosed(kind: String, line: Int) -> String
  /// Something follows the end.
  func textAfterEnd(found: String) -> String
  /// The file is in a programming language of that name.
  func otherLanguage(_ name: String, found: String) -> String

  // MARK: The root and the texts

  /// The root is of a kind that is no quiz, or has another key instead of `questions`.
  func wrongRoot(kind: String, instead: String?) -> String
  /// There are no questions.
  func noQuestions() -> String
  /// A question is of another kind than an object.
  func questionNotObject(kind: String) -> String
  /// `text` is missing; another key may stand instead of it.
  func textMissing(instead: String?) -> String
  /// `text` is of another kind than a text.
  func textNotText(kind: String) -> String
  /// `text` is empty.
  func textEmpty() -> String
  /// The text has no blank; nil is the usual marker.
  func noBlank(marker: String?) -> String
  /// Two underscores are not a blank.
  func twoUnderscores() -> String
  /// A marker is too short.
  func markerTooShort(_ marker: String) -> String
  /// A text holds a control character, named as U+001B.
  func controlCharacter(_ name: String) -> String

  // MARK: The options

  /// Options, by their key, are of another kind than a list.
  func optionsNotList(key: String, kind: String) -> String
  /// There are no options in the list.
  func optionsEmpty() -> String
  /// An option is of a kind that is no text.
  func optionNotText(kind: String, source: String) -> String
  /// An option is empty.
  func optionBlank() -> String
  /// Two options are the same.
  func sameOptions(first: Int, second: Int, text: String) -> String
  /// A distractor stands there already.
  func sameDistractor(_ text: String) -> String
  /// A distractor is right.
  func distractorIsAnswer(_ text: String) -> String
  /// There is only one option.
  func singleOption() -> String

  // MARK: The answers

  /// Nothing can fill a blank.
  func nothingFills(blank: Int) -> String
  /// An answer is no option, but perhaps near one.
  func answerNotOption(_ answer: String, didYouMean: String?) -> String
  /// An answer and its option differ in case or accents.
  func answerSpelling(_ answer: String, option: String) -> String
  /// The answers are more or fewer than the blanks.
  func answerCount(blanks: Int, answers: Int) -> String
  /// A key gives one answer for several blanks.
  func oneAnswerForSeveralBlanks(key: String, blanks: Int) -> String
  /// Two keys give answers.
  func answersTwice(first: String, second: String) -> String
  /// An answer is of a kind that is no text.
  func answerNotText(kind: String, source: String) -> String
  /// An alternative has neither or both of `text` and `number`.
  func alternativeUnclear() -> String
  /// `answerIndex`, from 0, is beyond the options.
  func answerIndexOutOfRange(_ index: String, options: Int) -> String
  /// A list of alternatives is empty.
  func noAlternatives() -> String
  /// An answer is empty.
  func answerBlank() -> String
  /// The entries of `blanks` are more or fewer than the blanks.
  func blanksCount(entries: Int, blanks: Int) -> String
  /// Other blanks need all options that are right in this one.
  func noOptionLeft(blank: Int, answer: String) -> String
  /// Points are not above 0.
  func pointsNotPositive(found: String) -> String
  /// Credit is not from 0 to 1.
  func creditOutOfRange(found: String) -> String

  // MARK: Keys, settings and results

  /// A key stands twice in an object.
  func duplicateKey(_ key: String, firstLine: Int) -> String
  /// A key is unknown, but perhaps near a known one.
  func unknownKey(_ key: String, didYouMean: String?) -> String
  /// A key is missing.
  func keyMissing(_ key: String) -> String
  /// A key has a value of another kind than expected.
  func wrongValue(key: String, expected: String, kind: String, source: String) -> String
  /// A key has a value that is none of its words.
  func unknownWord(key: String, found: String, allowed: [String], didYouMean: String?) -> String
  /// `attempts` is not a whole number.
  func attemptsNotWhole(found: String) -> String
  /// Two questions have the same `id`.
  func sameID(_ id: String, firstQuestion: Int) -> String
  /// A range ends before it begins.
  func rangeUpsideDown(from: Int, to: Int) -> String
  /// Two ranges share percentages.
  func rangesOverlap(from: Int, to: Int, otherLine: Int) -> String
  /// Percentages are in no range.
  func rangeGap(from: Int, to: Int) -> String
  /// There is a comment.
  func comment() -> String
  /// There is a comma before an end.
  func trailingComma() -> String
}
