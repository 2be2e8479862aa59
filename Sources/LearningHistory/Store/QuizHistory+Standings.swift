public import QuizModel

extension QuizHistory {
  /// How the person stands with a quiz.
  ///
  /// - Parameters:
  ///   - path: The path of the quiz.
  ///   - time: Seconds since 1970.
  ///   - secondsFromUTC: How many seconds local time is ahead of UTC at a time.
  /// - Returns: The standing; that of a quiz that is not in the history says that it was never played.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func standing(
    of path: String, at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> QuizStanding {
    try database.reading { () throws(HistoryError) in
      try standings(of: path, at: time, secondsFromUTC: secondsFromUTC)[path] ?? QuizStanding()
    }
  }

  /// How the person stands with every quiz in the history.
  ///
  /// - Parameters:
  ///   - time: Seconds since 1970.
  ///   - secondsFromUTC: How many seconds local time is ahead of UTC at a time.
  /// - Returns: The standings by path.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func standings(
    at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> [String: QuizStanding] {
    try database.reading { () throws(HistoryError) in
      try standings(of: nil, at: time, secondsFromUTC: secondsFromUTC)
    }
  }

  /// The standings of one quiz, or of all, within a transaction.
  func standings(
    of path: String?, at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> [String: QuizStanding] {
    let path = DatabaseValue(path)
    let wanted = "(?1 IS NULL OR quiz.path = ?1)"
    var result: [String: QuizStanding] = [:]
    let known = try database.rows("SELECT path FROM quiz WHERE \(wanted)", path) { $0.text(0) }
    for path in known { result[path] = QuizStanding() }

    // With max() SQLite takes the other columns from the row that has it.
    let finished = try database.rows(
      """
      SELECT quiz.path, max(run.ended), run.percentage FROM run JOIN quiz ON quiz.id = run.quiz
      WHERE run.ended IS NOT NULL AND NOT run.isRetry AND NOT run.isPartial
        AND \(wanted) GROUP BY quiz.id
      """, path
    ) { (path: $0.text(0), time: $0.real(1), percentage: $0.intIfAny(2)) }
    for run in finished {
      result[run.path]?.lastPercentage = run.percentage
      result[run.path]?.lastDay = CivilDate(
        time: run.time, secondsFromUTC: secondsFromUTC(run.time))
    }

    let endOfDay = CivilDate(time: time, secondsFromUTC: secondsFromUTC(time)).advanced(by: 1)
      .start(secondsFromUTC: secondsFromUTC(time))
    let due = try database.rows(
      """
      SELECT quiz.path, count(*) FROM memory JOIN question ON question.id = memory.question
      JOIN quiz ON quiz.id = question.quiz
      WHERE question.isPresent AND \(Self.isDue) AND (?3 IS NULL OR quiz.path = ?3)
      GROUP BY quiz.id
      """, .real(time), .real(endOfDay), path
    ) { (path: $0.text(0), count: $0.int(1)) }
    for quiz in due { result[quiz.path]?.due = quiz.count }

    let unfinished = try database.rows(
      """
      SELECT DISTINCT quiz.path FROM run JOIN quiz ON quiz.id = run.quiz
      WHERE \(Self.isUnfinished) AND \(wanted)
      """, path
    ) { $0.text(0) }
    for path in unfinished { result[path]?.isUnfinished = true }
    return result
  }
}
