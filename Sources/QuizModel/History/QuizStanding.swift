/// How a person stands with a quiz.
public struct QuizStanding: Hashable, Sendable {
  /// The whole percentage of the last finished run, from 0 to 100, or nil before there was one.
  public var lastPercentage: Int?
  /// The day of the last finished run, or nil before there was one.
  public var lastDay: CivilDate?
  /// How many questions are due.
  public var due: Int
  /// Whether a run was broken off that can go on.
  public var isUnfinished: Bool

  /// Makes a standing; the defaults are those of a quiz that was never played.
  public init(
    lastPercentage: Int? = nil, lastDay: CivilDate? = nil, due: Int = 0, isUnfinished: Bool = false
  ) {
    self.lastPercentage = lastPercentage
    self.lastDay = lastDay
    self.due = due
    self.isUnfinished = isUnfinished
  }
}
