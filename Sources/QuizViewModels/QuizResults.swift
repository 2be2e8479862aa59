public import QuizModel

/// What a run came to.
public struct QuizResults: Hashable, Sendable {
  /// A question of the run.
  public struct Entry: Hashable, Sendable {
    /// The question.
    public let question: Question
    /// When its answer is shown.
    public let showSolution: QuizSettings.SolutionTiming
    /// What is known of the answer, or nil when there was none.
    public let record: QuestionRecord?
  }

  /// A tag and how its questions went.
  public struct TagScore: Hashable, Sendable {
    /// The tag.
    public let tag: String
    /// The points earned in scored questions with the tag.
    public let score: Double
    /// The points that they could earn; above 0.
    public let maximum: Double

    /// The score as a whole percentage from 0 to 100, rounded; 100 only for every point.
    public var percentage: Int { score.percentage(of: maximum) }
  }

  /// The questions that are filled with options, or by typing, and how they went.
  public struct KindScore: Hashable, Sendable {
    /// Whether anything is typed in them.
    public let isTyped: Bool
    /// The points earned in scored questions of the kind.
    public let score: Double
    /// The points that they could earn; above 0.
    public let maximum: Double

    /// The score as a whole percentage from 0 to 100, rounded; 100 only for every point.
    public var percentage: Int { score.percentage(of: maximum) }
  }

  /// The questions in the order of the run.
  public let entries: [Entry]
  /// The points earned.
  public let score: Double
  /// The points of all questions of the run, answered or not.
  public let maximum: Double
  /// How many questions were answered.
  public let answeredCount: Int
  /// When the run began, in seconds on the caller's clock.
  public let startTime: Double
  /// Seconds from the start to the end, or nil while the run goes on.
  public let duration: Double?
  /// What the quiz says of this score.
  public let feedback: String?

  init(session: QuizSession) {
    entries = zip(session.questions, session.records).map { asked, record in
      Entry(
        question: asked.question, showSolution: asked.settings.showSolution, record: record)
    }
    score = entries.reduce(0) { $0 + ($1.record?.verdict.score ?? 0) }
    maximum = entries.reduce(0) { $0 + $1.question.points }
    answeredCount = entries.count { $0.record != nil }
    startTime = session.startTime
    duration = session.endTime.map { $0 - session.startTime }
    let percentage = score.percentage(of: maximum)
    feedback = session.scoreRanges.first { $0.percentages.contains(percentage) }?.text.unlessBlank
  }

  /// The score as a whole percentage from 0 to 100, rounded; 100 only for every point.
  public var percentage: Int { score.percentage(of: maximum) }

  /// How many scored questions earned all their points.
  public var rightCount: Int { scored.count { $0.record?.verdict.isRight ?? false } }

  /// How many questions are scored.
  public var scoredCount: Int { scored.count }

  /// The scores by tag, in the order in which the tags first come.
  public var tagScores: [TagScore] {
    var tags: [String] = []
    for tag in scored.flatMap(\.question.tags) where !tags.contains(tag) { tags.append(tag) }
    return tags.map { tag in
      let points = points { $0.tags.contains(tag) }
      return TagScore(tag: tag, score: points.earned, maximum: points.possible)
    }
  }

  /// The scores by the way in which blanks are filled, options first; only of kinds that occur.
  public var kindScores: [KindScore] {
    [false, true].compactMap { isTyped in
      let points = points { $0.asksForTyping == isTyped }
      guard points.possible > 0 else { return nil }
      return KindScore(isTyped: isTyped, score: points.earned, maximum: points.possible)
    }
  }

  /// The points of the scored questions of some kind.
  fileprivate func points(
    where isCounted: (Question) -> Bool
  ) -> (earned: Double, possible: Double) {
    let counted = scored.filter { isCounted($0.question) }
    return (
      counted.reduce(0) { $0 + ($1.record?.verdict.score ?? 0) },
      counted.reduce(0) { $0 + $1.question.points }
    )
  }

  fileprivate var scored: [Entry] { entries.filter { !$0.question.isSurvey } }
}

extension Question {
  /// Whether any blank that is scored is typed.
  fileprivate var asksForTyping: Bool { blanks.contains { $0.isTyped && $0.answer != nil } }
}
