/// A thing that a file says and that the other format cannot hold.
public enum Loss: Hashable, Sendable {
  /// An image, a sound, a video, or something embedded, by its name in the file.
  case media(MediaKind, name: String)
  /// An option with nothing in it.
  case emptyOption
  /// An option that stands in its bank already.
  case sameOption(text: String)
  /// A control character.
  case controlCharacter(Unicode.Scalar)
  /// An `id` that another question has.
  case sameID(id: String)
  /// Something that a question or a quiz can have.
  case feature(Feature)

  /// What a text can hold that is no text.
  public enum MediaKind: String, CaseIterable, Hashable, Sendable {
    case image, sound, video
    /// A page or a program in the page.
    case embedded
    /// A drawing without a file.
    case drawing
  }

  /// What a question or a quiz can have and the other format has not, or has otherwise.
  public enum Feature: String, CaseIterable, Hashable, Sendable {
    // Of a quiz.
    case title, description, author, language, licence, settings
    case scoreTexts = "score-texts"
    case matchRules = "match-rules"
    /// Several quizzes or questions become one.
    case merged
    /// Each blank becomes a question of its own.
    case split
    // Of a question.
    case id, hints, explanation, tags, points, style
    case codeQuestion = "code-question"
    case survey
    case scoring
    case sharedBank = "shared-bank"
    case optionReuse = "option-reuse"
    /// Blanks with options of their own draw from one bank.
    case ownOptions = "own-options"
    /// A blank that is typed becomes one with options.
    case typing
    case caseRule = "case-rule"
    case spellingRule = "spelling-rule"
    // Of an answer.
    /// What there is to choose from; the answer is typed instead.
    case options
    case feedback
    case wrongAnswerFeedback = "wrong-answer-feedback"
    case rightAnswerFeedback = "right-answer-feedback"
    case credit
    case negativeCredit = "negative-credit"
    case wildcard
    case tolerance
    case alternatives
    case order
    case unit
    /// A card of two sides that is asked the other way round as well.
    case reversedCard = "reversed-card"
  }
}

/// Why a question of another program's file is not part of the quiz.
public enum LeftOut: Hashable, Sendable {
  /// It is of a kind that cannot be played: the format's own word for it.
  case kind(String)
  /// It has no text.
  case withoutText
  /// It has no answer that could be given.
  case withoutAnswer
  /// It has no blank.
  case withoutBlank
  /// Its blanks have more options together than may be.
  case tooManyOptions(limit: Int)
  /// It is written wrongly.
  case mistake(ImportMistake)
}

/// How a question of another program's file is written wrongly.
public enum ImportMistake: Hashable, Sendable {
  /// It ends inside something that was opened on a line.
  case unclosed(Opening, line: Int)
  /// Something else should stand here, such as `}`.
  case expected(String, found: String)
  /// A number cannot be read.
  case badNumber(found: String)
  /// The answer is none of the options.
  case unknownAnswer(found: String)
  /// The text names a blank that is nowhere described.
  case unknownBlank(name: String)
  /// A part that a question must have is missing, such as `ANSWER:`.
  case missing(String)
  /// A brace stands where none belongs: a `}` without its partner, or a `{` after that of the answers.
  case stray(String)
  /// A row has more or fewer cells than the table has columns.
  case cells(found: Int, columns: Int)
}

/// Why nothing of a file can be read as another program's.
public enum ImportFailure: Hashable, Sendable {
  /// No format has such content or such a name; these there are.
  case unknownFormat(known: [String])
  /// No question of it can be played.
  case nothingPlayable(format: String)
  /// The archive, the database or the XML document that it is cannot be read.
  case broken(ContainerError, format: String)
  /// Something that must be in an archive, a database or a table is not.
  case missing(String)
  /// The first row of a table does not name the columns of a quiz.
  case noColumns
  /// An answer is given by a number or a letter that could mean several options.
  case ambiguousAnswer(found: String)
  /// The text ends within quotes that were opened on a line.
  case unclosedQuotes(line: Int)
}
