/// A set of fill-in-the-blank questions with what holds for all of them.
public struct Quiz: Hashable, Sendable {
  /// The title as written; a file without one is named by its file name where it is shown.
  public var title: String?
  /// What the quiz is about, in a sentence or two.
  public var description: String?
  /// Who wrote it.
  public var author: String?
  /// The language of the content as a BCP 47 tag, such as `en` or `zh-Hans`.
  public var language: String?
  /// The licence of the content as an SPDX expression.
  public var licence: String?
  /// How the quiz is played and marked.
  public var settings: QuizSettings
  /// What is said of a score, by range of percentage.
  public var scoreRanges: [ScoreRange]
  /// The questions in the order of the file; never empty in a loaded quiz.
  public var questions: [Question]

  /// Makes a quiz; everything but the questions has a default.
  public init(
    title: String? = nil,
    description: String? = nil,
    author: String? = nil,
    language: String? = nil,
    licence: String? = nil,
    settings: QuizSettings = QuizSettings(),
    scoreRanges: [ScoreRange] = [],
    questions: [Question]
  ) {
    self.title = title
    self.description = description
    self.author = author
    self.language = language
    self.licence = licence
    self.settings = settings
    self.scoreRanges = scoreRanges
    self.questions = questions
  }
}

/// What is said of a score within a range of percentage.
public struct ScoreRange: Hashable, Sendable {
  /// Whole percentages from 0 to 100, both ends included.
  public var percentages: ClosedRange<Int>
  /// The text shown with a score in the range.
  public var text: String

  /// Makes a range with its text.
  public init(percentages: ClosedRange<Int>, text: String) {
    self.percentages = percentages
    self.text = text
  }
}
