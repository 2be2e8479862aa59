extension QuizHistory {
  /// A question that has been reviewed, and when it is to be reviewed again.
  public struct DueQuestion: Hashable, Sendable {
    /// The path of its quiz.
    public var path: String
    /// Its identity in the quiz.
    public var identity: String
    /// When it is due, in seconds since 1970.
    public var due: Double
    /// The probability that it is remembered, from 0 to 1.
    public var retrievability: Double

    /// Makes it of its parts.
    public init(path: String, identity: String, due: Double, retrievability: Double) {
      self.path = path
      self.identity = identity
      self.due = due
      self.retrievability = retrievability
    }
  }

  /// The condition, in SQL, that the schedule in `memory` is due at the time `?1`, on a day that ends
  /// at `?2`.
  ///
  /// What comes back after days comes back with its day: who learns in the morning is not to miss
  /// what was learnt on an evening. What was reviewed in a future that the clock has left is due, too.
  static let isDue = """
    (memory.due <= ?1 OR (memory.interval >= 86400 AND memory.due < ?2)
      OR memory.reviewed > ?1 + 86400)
    """

  /// The questions that are due at a time, the one most likely forgotten first, then the one that was
  /// due first.
  ///
  /// Questions that their quiz no longer has are left out.
  ///
  /// - Parameters:
  ///   - time: Seconds since 1970.
  ///   - endOfDay: When the person's day ends, in seconds since 1970: what is scheduled by days is due
  ///     from the beginning of its day on. Nil asks for the very second.
  /// - Returns: The questions.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func due(
    at time: Double, endOfDay: Double? = nil
  ) throws(HistoryError) -> [DueQuestion] {
    try reviewed(dueBy: time, endOfDay: endOfDay ?? time, at: time)
  }

  /// The reviewed questions, due or not, that are most likely forgotten.
  ///
  /// - Parameter time: Seconds since 1970.
  /// - Returns: The questions, the one most likely forgotten first.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func leastKnown(at time: Double) throws(HistoryError) -> [DueQuestion] {
    try reviewed(dueBy: .infinity, endOfDay: .infinity, at: time)
  }

  /// When the next question will be due after a time, in seconds since 1970; nil when none will.
  public func nextDue(after time: Double) throws(HistoryError) -> Double? {
    try database.reading { () throws(HistoryError) in
      try database.first(
        """
        SELECT min(due) FROM memory JOIN question ON question.id = memory.question
        WHERE isPresent AND due > ?
        """, .real(time)
      ) { $0.realIfAny(0) } ?? nil
    }
  }

  fileprivate func reviewed(
    dueBy limit: Double, endOfDay: Double, at time: Double
  ) throws(HistoryError) -> [DueQuestion] {
    let found = try database.reading { () throws(HistoryError) in
      try database.rows(
        """
        SELECT quiz.path, question.identity, due, \(Memory.columns) FROM memory
        JOIN question ON question.id = memory.question JOIN quiz ON quiz.id = question.quiz
        WHERE isPresent AND \(Self.isDue) ORDER BY due, memory.question
        """, .real(limit), .real(endOfDay)
      ) { row in
        DueQuestion(
          path: row.text(0), identity: row.text(1), due: row.real(2),
          retrievability: Memory(row, from: 3).map { scheduler.retrievability(of: $0, at: time) }
            ?? 0)
      }
    }
    // The sort is stable: equally likely ones stay in the order in which they are due.
    return found.sorted { $0.retrievability < $1.retrievability }
  }
}
