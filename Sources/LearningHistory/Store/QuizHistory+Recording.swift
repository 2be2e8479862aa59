public import QuizModel

extension QuizHistory {
  /// Puts an attempt into the history, and schedules the next review of its question.
  ///
  /// When the call returns, the attempt is on the disk.
  ///
  /// - Parameters:
  ///   - attempt: The attempt.
  ///   - identity: The identity of its question.
  ///   - registration: The quiz of the question.
  ///   - run: The run; of that quiz, or a review.
  ///   - time: Seconds since 1970.
  /// - Throws: A ``HistoryError`` when nothing was changed.
  public func record(
    _ attempt: Attempt, of identity: String, in registration: Registration, run: Run,
    at time: Double
  ) throws(HistoryError) {
    guard let question = registration.questions[identity] else {
      throw HistoryError(cause: .unknown, path: database.path)
    }
    let rating = Rating(attempt)
    try database.writing { () throws(HistoryError) in
      let memory = try memory(of: question)
      let prediction = memory.map { scheduler.retrievability(of: $0, at: time) }
      try database.run(
        """
        INSERT INTO attempt (
          question, run, time, kind, given, correct, score, maximum, hints, number, seconds,
          rating, phase, retrievability
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .integer(question), .integer(run.row), .real(time), .text(attempt.kind.rawValue),
        .text(TextList(attempt.given).encoded), .text(Marks(attempt.correct).encoded),
        .real(attempt.score), .real(attempt.maximum), DatabaseValue(attempt.hints),
        DatabaseValue(attempt.number), .real(attempt.seconds), DatabaseValue(rating?.rawValue),
        DatabaseValue(memory?.phase.rawValue), DatabaseValue(prediction))
      if let rating {
        try store(scheduler.review(memory, rating: rating, at: time), of: question)
      }
      try database.run(
        """
        UPDATE run SET openQuestion = NULL, openGiven = NULL, openHints = NULL
        WHERE id = ? AND openQuestion = ?
        """, .integer(run.row), .integer(question))
    }
  }

  /// Schedules all questions anew from their attempts, in the order in which these were recorded.
  ///
  /// It changes nothing unless the scheduler has become another one.
  public func rebuildSchedules() throws(HistoryError) {
    try database.writing { () throws(HistoryError) in
      let reviews = try database.rows(
        "SELECT question, rating, time FROM attempt WHERE rating IS NOT NULL ORDER BY id"
      ) { (question: $0.integer(0), rating: Rating(rawValue: $0.int(1)), time: $0.real(2)) }
      var memories: [Int64: Memory] = [:]
      for review in reviews {
        guard let rating = review.rating else { continue }
        memories[review.question] = scheduler.review(
          memories[review.question], rating: rating, at: review.time)
      }
      try database.run("DELETE FROM memory")
      for (question, memory) in memories { try store(memory, of: question) }
    }
  }

  fileprivate func memory(of question: Int64) throws(HistoryError) -> Memory? {
    try database.first(
      "SELECT \(Memory.columns) FROM memory WHERE question = ?", .integer(question)
    ) { Memory($0, from: 0) } ?? nil
  }

  fileprivate func store(_ memory: Memory, of question: Int64) throws(HistoryError) {
    try database.run(
      """
      REPLACE INTO memory (question, \(Memory.columns), due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(question), DatabaseValue(memory.phase.rawValue), DatabaseValue(memory.step),
      .real(memory.stability), .real(memory.difficulty), .real(memory.reviewed),
      .real(memory.interval), .real(memory.due))
  }
}

extension Memory {
  /// The columns that a memory is read from, in order.
  static let columns = "phase, step, stability, difficulty, reviewed, interval"

  /// Reads a memory from the columns of a row; nil for an unknown phase.
  init?(_ row: Row, from column: Int32) {
    guard let phase = Phase(rawValue: row.int(column)) else { return nil }
    self.init(
      phase: phase, step: row.intIfAny(column + 1), stability: row.real(column + 2),
      difficulty: row.real(column + 3), reviewed: row.real(column + 4),
      interval: row.real(column + 5))
  }
}
