// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: ImportPhrases {
  public func unknownFormat(known: [String]) -> String {
    "This is no quiz in a format that is known. If it is one, name the format with --from: "
      + known.joined(separator: ", ")
  }

  public func nothingPlayable(format: String) -> String {
    "Nothing in this file can be played, read as \(format)."
  }

  public func brokenFile(format: String, reason: String) -> String {
    "This is no sound \(format) file: \(reason)."
  }

  public func missingInFile(_ what: String) -> String { "The file has no \(what.quoted)." }

  public func noColumns() -> String {
    "The first row should name the columns, such as text and answer, or text, answer and options."
  }

  public var notOfThatKind: String { "it is something else" }

  public var isDamaged: String { "it is damaged" }

  public var endsTooEarly: String { "it ends before it is complete" }

  public func memberMissing(_ name: String) -> String { "it has no \(name.quoted)" }

  public func memberDamaged(_ name: String) -> String { "\(name.quoted) in it is damaged" }

  public func memberEncrypted(_ name: String) -> String {
    "\(name.quoted) in it can only be read with a password"
  }

  public func memberPackedOtherwise(_ name: String) -> String {
    "\(name.quoted) in it is packed in a way that is not known"
  }

  public func unpacksToMore(megabytes: Int) -> String {
    "more than \(megabytes) MiB come out of it"
  }

  public func hasMoreMembers(limit: Int) -> String { "it has more than \(limit) members" }

  public var takesTooLong: String { "it takes too long to read" }

  public func nestsDeeper(limit: Int) -> String {
    "elements are nested more than \(limit) deep"
  }

  public var declaresEntities: String { "it declares entities or elements of its own" }

  public var undefinedEntity: String {
    "it has an entity that XML does not know; write its number, such as &#176;, "
      + "or the character itself"
  }

  public func ambiguousAnswer(found: String) -> String {
    "The answer \(found.quoted) could mean more than one option. Write the text of the option."
  }

  public func unclosedQuotes(line: Int) -> String {
    "The file ends within quotes that were opened on line \(line). Close them with \"."
  }

  public func leftOutKind(_ kind: String) -> String {
    "A question of the kind \(kind.quoted) is left out: it cannot be played."
  }

  public func leftOutWithoutText() -> String { "A question without a text is left out." }

  public func leftOutWithoutAnswer() -> String { "A question without an answer is left out." }

  public func leftOutWithoutBlank() -> String { "A text without a blank is left out." }

  public func leftOutTooManyOptions(limit: Int) -> String {
    "A question with more than \(limit) options is left out."
  }

  public func leftOut(mistake: String) -> String { "A question is left out: \(mistake)" }

  public func mistakeUnclosed(kind: String, line: Int) -> String {
    "it ends inside \(kind) opened on line \(line)."
  }

  public func mistakeExpected(_ sign: FileSign, found: FileSign) -> String {
    "expected \(sign.words), found \(found.words)."
      + (sign == .tab ? " --separator names another separator." : "")
  }

  public func mistakeInNumber(found: String) -> String { "\(found.quoted) is not a number." }

  public func mistakeUnknownAnswer(found: String) -> String {
    "the answer \(found.quoted) is not an option."
  }

  public func mistakeUnknownBlank(_ name: String) -> String {
    "the text names the blank \(name.quoted), which is not described."
  }

  public func mistakeMissing(_ what: String) -> String { "it has no \(what.quoted)." }

  public func mistakeWithoutPartner(_ sign: String) -> String {
    "\(sign.quoted) has no partner; write \\\(sign) where it is text."
  }

  public func mistakeSecondAnswers(_ sign: String) -> String {
    "a question can have one pair of braces only; write \\\(sign) where it is text."
  }

  public func mistakeInCells(found: Int, columns: Int) -> String {
    "the row has \(counted(found, "cell", "cells")), but there "
      + "\(columns == 1 ? "is" : "are") \(counted(columns, "column", "columns"))."
  }

  public var answersInBraces: String { "answers" }

  public func lostImage(_ name: String) -> String { "The image \(name.quoted) is left out." }

  public func lostSound(_ name: String) -> String { "The sound \(name.quoted) is left out." }

  public func lostVideo(_ name: String) -> String { "The video \(name.quoted) is left out." }

  public func lostDrawing() -> String { "A drawing is left out." }

  public func lostEmbedded(_ name: String) -> String {
    "What is embedded as \(name.quoted) is left out."
  }

  public func lostEmptyOption() -> String { "An empty option is left out." }

  public func lostSameOption(_ text: String) -> String {
    "The option \(text.quoted) is there already; the second one is left out."
  }

  public func lostControlCharacter(_ name: String) -> String {
    "The control character \(name) is left out."
  }

  public func lostSameID(_ id: String) -> String {
    "The id \(id.quoted) is left out: another question has it."
  }

  public func encodingGuessed(_ name: String) -> String {
    "The text is not UTF-8; it is read as \(name)."
  }

  public func lost(_ feature: LostFeature) -> String {
    switch feature {
    case .title: "The title is left out."
    case .description: "The description is left out."
    case .author: "The author is left out."
    case .language: "The language is left out."
    case .licence: "The licence is left out."
    case .settings: "Settings are left out."
    case .scoreTexts: "What is said of a score is left out."
    case .matchRules: "The rules for comparing typed answers are left out."
    case .merged: "Several questions become one."
    case .split: "Each blank becomes a question of its own."
    case .id: "The id is left out."
    case .hints: "Hints are left out, or are given elsewhere."
    case .explanation: "The explanation is left out."
    case .tags: "Tags that the format cannot hold are left out or changed."
    case .points: "Points are left out."
    case .style: "Styles of the text are left out."
    case .codeQuestion: "That the text is code is left out."
    case .survey: "A blank without a right answer is left out."
    case .scoring: "How parts of the answer add up is left out."
    case .sharedBank: "Blanks that share their options get options of their own."
    case .optionReuse: "Whether options are used once or more often is left out."
    case .ownOptions: "Blanks with options of their own share all options."
    case .typing: "Answers that are typed become options to choose from."
    case .caseRule: "Whether capitals count is left out, for it holds for all questions here."
    case .spellingRule: "How misspellings are forgiven is left out."
    case .options: "Options are left out; the answer is typed."
    case .feedback: "Feedback is left out."
    case .wrongAnswerFeedback: "Feedback for wrong answers is left out."
    case .rightAnswerFeedback: "Feedback for right answers is left out."
    case .credit: "Partial credit is left out."
    case .negativeCredit: "Negative credit counts as none."
    case .wildcard: "A pattern with * cannot be compared with; it is left out."
    case .tolerance: "The tolerance of a number is left out."
    case .alternatives: "Further right answers are left out."
    case .order: "Which of several right answers comes first is left out."
    case .unit: "Units of numbers are left out."
    case .reversedCard: "The card that asks the other way round is left out."
    }
  }
}

extension FileSign {
  /// The sign as a sentence names it.
  fileprivate var words: String {
    switch self {
    case .text(let text): text.quoted
    case .tab: "a tab"
    case .lineEnd: "the end of the line"
    }
  }
}
