public import QuizModel

/// What a run came to.
public struct QuizResults: Hashable, Sendable {
  /// A question of the run.
  public struct Entry: Hashable, Sendable {
    /// The question.
    public let question: Question
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
    public var percentage: Int { QuizResults.percentage(score, of: maximum) }
  }

  /// The questions in the order of the run.
  public let entries: [Entry]
  /// The points earned.
  public let score: Double
  /// The points of all questions of the run, answered or not.
  public let maximum: Double
  /// How many questions were answered.
  public let answeredCount: Int
  /// Seconds from the start to the end, or nil while the run goes on.
  public let duration: Double?
  /// What the quiz says of this score.
  public let feedback: String?

  init(session: QuizSession) {
    entries = zip(session.order, session.records).map { index, record in
      Entry(question: session.quiz.questions[index], record: record)
    }
    score = entries.reduce(0) { $0 + ($1.record?.verdict.score ?? 0) }
    maximum = entries.reduce(0) { $0 + $1.question.points }
    answeredCount = entries.count { $0.record != nil }
    duration = session.endTime.map { $0 - session.startTime }
    let percentage = Self.percentage(score, of: maximum)
    feedback = session.quiz.scoreRanges.first { $0.percentages.contains(percentage) }?.text
  }

  /// The score as a whole percentage from 0 to 100, rounded; 100 only for every point.
  public var percentage: Int { Self.percentage(score, of: maximum) }

  /// How many scored questions earned all their points.
  public var rightCount: Int { scored.count { $0.record?.verdict.isRight ?? false } }

  /// How many questions are scored.
  public var scoredCount: Int { scored.count }

  /// The scores by tag, in the order in which the tags first come.
  public var tagScores: [TagScore] {
    var tags: [String] = []
    for tag in scored.flatMap(\.question.tags) where !tags.contains(tag) { tags.append(tag) }
    return tags.map { tag in
      let tagged = scored.filter { $0.question.tags.contains(tag) }
      return TagScore(
        tag: tag,
        score: tagged.reduce(0) { $0 + ($1.record?.verdict.score ?? 0) },
        maximum: tagged.reduce(0) { $0 + $1.question.points }
      )
    }
  }

  fileprivate var scored: [Entry] { entries.filter { !$0.question.isSurvey } }

  fileprivate static func percentage(_ score: Double, of maximum: Double) -> Int {
    guard maximum > 0 else { return 0 }
    // Rounding must not call 199 of 200 points everything.
    let exact = score / maximum * 100
    return score < maximum ? min(99, Int(exact + 0.5)) : 100
  }
}
