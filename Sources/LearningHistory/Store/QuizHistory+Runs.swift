public import QuizModel

extension QuizHistory {
  /// A run through the questions of a quiz, or a review across quizzes, that is in the history.
  public struct Run: Hashable, Sendable {
    /// The row of the run.
    let row: Int64
  }

  /// Puts a new run into the history.
  ///
  /// A run that asks only a part of its quiz can be gone on with, but says nothing of how the person
  /// stands with the quiz; one without questions stands for all of them.
  ///
  /// - Parameters:
  ///   - order: The identities of the questions in the order in which they are asked.
  ///   - seed: What random orders of the run are drawn from.
  ///   - isRetry: Whether it only repeats what went wrong: such a run has no part in how the person
  ///     stands with the quiz.
  ///   - registration: The quiz; nil for a review across quizzes, which cannot be gone on with later.
  ///   - time: Seconds since 1970.
  /// - Returns: The run, for the calls that concern it.
  /// - Throws: A ``HistoryError`` when nothing was changed.
  public func begin(
    order: [String], seed: UInt64, isRetry: Bool, of registration: Registration?, at time: Double
  ) throws(HistoryError) -> Run {
    let rows = registration?.rows(of: order) ?? []
    let isPartial = !rows.isEmpty && rows.count < registration?.questions.count ?? 0
    return try database.writing { () throws(HistoryError) in
      try database.run(
        "INSERT INTO run (quiz, began, seed, isRetry, isPartial, questions) VALUES (?, ?, ?, ?, ?, ?)",
        DatabaseValue(registration?.quiz), .real(time), .integer(Int64(bitPattern: seed)),
        DatabaseValue(isRetry), DatabaseValue(isPartial),
        .text(rows.map(String.init).joined(separator: " ")))
      return Run(row: database.lastInserted)
    }
  }

  /// Keeps what stands in the blanks of a question and is not checked yet, for going on later.
  ///
  /// Recording an attempt at the question takes it back.
  ///
  /// - Parameters:
  ///   - open: What stands there; nil for nothing. Of a review across quizzes nothing is kept.
  ///   - run: The run.
  /// - Throws: A ``HistoryError`` when nothing was changed.
  public func keep(_ open: UnfinishedRun.OpenQuestion?, run: Run) throws(HistoryError) {
    try database.writing { () throws(HistoryError) in
      let question: Int64? =
        if let open { try question(open.identity, of: run) } else { nil }
      let kept = question == nil ? nil : open
      try database.run(
        "UPDATE run SET openQuestion = ?, openGiven = ?, openHints = ? WHERE id = ?",
        DatabaseValue(question), DatabaseValue(kept.map { TextList($0.given).encoded }),
        DatabaseValue(kept?.hints), .integer(run.row))
    }
  }

  /// Ends a run whose results are reached.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - percentage: The score from 0 to 100, or nil when nothing was scored.
  ///   - time: Seconds since 1970.
  /// - Throws: A ``HistoryError`` when nothing was changed.
  public func end(_ run: Run, percentage: Int?, at time: Double) throws(HistoryError) {
    try database.writing { () throws(HistoryError) in
      try database.run(
        """
        UPDATE run SET ended = ?, percentage = ?,
          openQuestion = NULL, openGiven = NULL, openHints = NULL
        WHERE id = ?
        """,
        .real(time), DatabaseValue(percentage), .integer(run.row))
    }
  }

  /// Sees that a run, and those of its quiz before it, are not offered for going on; their attempts
  /// stay.
  public func discard(_ run: Run) throws(HistoryError) {
    try database.writing { () throws(HistoryError) in
      try database.run(
        "UPDATE run SET isDiscarded = 1 WHERE quiz = (SELECT quiz FROM run WHERE id = ?1) AND id <= ?1",
        .integer(run.row))
    }
  }

  fileprivate func question(_ identity: String, of run: Run) throws(HistoryError) -> Int64? {
    try database.first(
      """
      SELECT question.id FROM question JOIN run ON run.quiz = question.quiz
      WHERE run.id = ? AND question.identity = ?
      """, .integer(run.row), .text(identity)
    ) { $0.integer(0) }
  }
}
