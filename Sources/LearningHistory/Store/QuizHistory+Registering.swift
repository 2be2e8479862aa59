public import QuizModel

extension QuizHistory {
  /// Puts a quiz into the history, or what has changed of it.
  ///
  /// A question keeps its history by its identity, see `Quiz.identities`. When a question without
  /// `id` was edited a little and is at its old place, the history follows it: text and answers may
  /// each differ by a fifth of their letters. What the quiz no longer has stays in the history, is
  /// never due, and is known again when it comes back.
  ///
  /// - Parameters:
  ///   - quiz: The quiz as it is now.
  ///   - path: What the quiz is known by; another path is another quiz.
  ///   - title: What the quiz is called where its statistics are shown.
  ///   - time: Seconds since 1970.
  /// - Returns: What the calls that concern the quiz take.
  /// - Throws: A ``HistoryError`` when nothing was changed.
  public func register(
    _ quiz: Quiz, path: String, title: String, at time: Double
  ) throws(HistoryError) -> Registration {
    let digest = quiz.digest
    let known = try database.reading { () throws(HistoryError) in
      try registration(of: path, unlessChangedFrom: digest, title: title)
    }
    if let known { return known }
    return try database.writing { () throws(HistoryError) in
      let row = try database.first(
        """
        INSERT INTO quiz (path, title, digest, changed) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (path) DO UPDATE SET title = ?2, digest = ?3, changed = ?4
        RETURNING id
        """,
        .text(path), .text(title), .integer(digest), .real(time)
      ) { $0.integer(0) }
      guard let row else { throw HistoryError(cause: .unknown, path: database.path) }
      try store(quiz.questionTexts, of: row)
      return Registration(path: path, quiz: row, questions: try questionRows(of: row))
    }
  }

  fileprivate func registration(
    of path: String, unlessChangedFrom digest: Int64, title: String
  ) throws(HistoryError) -> Registration? {
    let row = try database.first(
      "SELECT id FROM quiz WHERE path = ? AND digest = ? AND title = ?",
      .text(path), .integer(digest), .text(title)
    ) { $0.integer(0) }
    guard let row else { return nil }
    return Registration(path: path, quiz: row, questions: try questionRows(of: row))
  }

  fileprivate func questionRows(of quiz: Int64) throws(HistoryError) -> [String: Int64] {
    let rows = try database.rows(
      "SELECT identity, id FROM question WHERE quiz = ? AND isPresent", .integer(quiz)
    ) { ($0.text(0), $0.integer(1)) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  fileprivate func store(_ questions: [QuestionText], of quiz: Int64) throws(HistoryError) {
    let stored = try database.rows(
      "SELECT id, identity, text, answers, place, isPresent FROM question WHERE quiz = ?",
      .integer(quiz)
    ) { row in
      StoredQuestion(
        row: row.integer(0),
        content: QuestionText(identity: row.text(1), text: row.text(2), answers: row.text(3)),
        place: row.int(4), isPresent: row.bool(5))
    }
    let rows = QuestionMatching(of: questions, with: stored).rows
    try database.run("UPDATE question SET isPresent = 0 WHERE quiz = ?", .integer(quiz))
    for (place, (question, row)) in zip(questions, rows).enumerated() {
      try database.run(
        """
        INSERT INTO question (id, quiz, identity, place, text, answers, isPresent)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)
        ON CONFLICT (id) DO UPDATE
        SET identity = ?3, place = ?4, text = ?5, answers = ?6, isPresent = 1
        """,
        DatabaseValue(row), .integer(quiz), .text(question.identity), DatabaseValue(place),
        .text(question.text), .text(question.answers))
    }
  }
}
