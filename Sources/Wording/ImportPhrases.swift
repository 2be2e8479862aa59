/// What is said of files in other programs' formats: what cannot be carried over, and why not.
///
/// `found`, names and texts are short pieces of the file.
public protocol ImportPhrases: Sendable {
  // MARK: Nothing can be read

  /// The file is of no known format; these there are.
  func unknownFormat(known: [String]) -> String
  /// No question of the file can be played.
  func nothingPlayable(format: String) -> String
  /// The file is not sound, for one of the reasons below.
  func brokenFile(format: String, reason: String) -> String
  /// Something that must be in the file is not.
  func missingInFile(_ what: String) -> String
  /// The first row of a table does not name the columns of a quiz.
  func noColumns() -> String
  /// An answer is a number or a letter that could mean several options.
  func ambiguousAnswer(found: String) -> String
  /// The text ends within quotes that were opened on a line.
  func unclosedQuotes(line: Int) -> String

  // MARK: Why an archive, a database or an XML document is not sound

  /// It is no such thing at all.
  var notOfThatKind: String { get }
  /// It is damaged.
  var isDamaged: String { get }
  /// It ends before it is complete.
  var endsTooEarly: String { get }
  /// It lacks a member.
  func memberMissing(_ name: String) -> String
  /// A member is damaged.
  func memberDamaged(_ name: String) -> String
  /// A member needs a password.
  func memberEncrypted(_ name: String) -> String
  /// A member is packed in a way that is not known.
  func memberPackedOtherwise(_ name: String) -> String
  /// More comes out than may.
  func unpacksToMore(megabytes: Int) -> String
  /// There are more members than may be.
  func hasMoreMembers(limit: Int) -> String
  /// It takes too long.
  var takesTooLong: String { get }
  /// Elements are nested too deeply.
  func nestsDeeper(limit: Int) -> String
  /// It declares entities.
  var declaresEntities: String { get }
  /// It names an entity that XML does not have by itself.
  var undefinedEntity: String { get }

  // MARK: A question is left out

  /// It is of a kind that cannot be played: the format's own word for it.
  func leftOutKind(_ kind: String) -> String
  /// It has no text.
  func leftOutWithoutText() -> String
  /// It has no answer.
  func leftOutWithoutAnswer() -> String
  /// It has no blank.
  func leftOutWithoutBlank() -> String
  /// It has more options than may be.
  func leftOutTooManyOptions(limit: Int) -> String
  /// It is written wrongly: one of the mistakes below.
  func leftOut(mistake: String) -> String
  /// It ends inside something that was opened on a line.
  func mistakeUnclosed(kind: String, line: Int) -> String
  /// Something else should stand here.
  func mistakeExpected(_ sign: FileSign, found: FileSign) -> String
  /// A number cannot be read.
  func mistakeInNumber(found: String) -> String
  /// The answer is none of the options.
  func mistakeUnknownAnswer(found: String) -> String
  /// The text names a blank that is nowhere described.
  func mistakeUnknownBlank(_ name: String) -> String
  /// A part that a question must have is missing.
  func mistakeMissing(_ what: String) -> String
  /// A brace has no partner.
  func mistakeWithoutPartner(_ sign: String) -> String
  /// Answers in braces begin, and there are some already.
  func mistakeSecondAnswers(_ sign: String) -> String
  /// A row has more or fewer cells than the table has columns.
  func mistakeInCells(found: Int, columns: Int) -> String
  /// Answers in braces, with its article.
  var answersInBraces: String { get }

  // MARK: Something of a question is lost

  /// An image.
  func lostImage(_ name: String) -> String
  /// A sound.
  func lostSound(_ name: String) -> String
  /// A video.
  func lostVideo(_ name: String) -> String
  /// A drawing without a file.
  func lostDrawing() -> String
  /// Something embedded.
  func lostEmbedded(_ name: String) -> String
  /// An option with nothing in it.
  func lostEmptyOption() -> String
  /// An option that is there already.
  func lostSameOption(_ text: String) -> String
  /// A control character.
  func lostControlCharacter(_ name: String) -> String
  /// An `id` that another question has.
  func lostSameID(_ id: String) -> String
  /// Something that the other format does not have.
  func lost(_ feature: LostFeature) -> String
  /// The text was not UTF-8 and is taken to be in an encoding.
  func encodingGuessed(_ name: String) -> String
}

/// What should stand at a place in a file, or stands there.
public enum FileSign: Hashable, Sendable {
  case text(String)
  case tab
  case lineEnd
}

/// What a question or a quiz can have and another format cannot hold, or holds otherwise.
public enum LostFeature: String, CaseIterable, Hashable, Sendable {
  case title, description, author, language, licence, settings
  case scoreTexts = "score-texts"
  case matchRules = "match-rules"
  case merged
  case split
  case id, hints, explanation, tags, points, style
  case codeQuestion = "code-question"
  case survey
  case scoring
  case sharedBank = "shared-bank"
  case optionReuse = "option-reuse"
  case ownOptions = "own-options"
  case typing
  case caseRule = "case-rule"
  case spellingRule = "spelling-rule"
  case options, feedback
  case wrongAnswerFeedback = "wrong-answer-feedback"
  case rightAnswerFeedback = "right-answer-feedback"
  case credit
  case negativeCredit = "negative-credit"
  case wildcard
  case tolerance
  case alternatives
  case order
  case unit
  case reversedCard = "reversed-card"
}
