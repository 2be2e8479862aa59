public import QuizModel

extension QuizHistory {
  /// The condition, in SQL, that the run in `run` can be gone on with.
  ///
  /// A run that began before the last finished one is over: the person has begun anew since.
  static let isUnfinished = """
    (run.quiz IS NOT NULL AND run.ended IS NULL AND NOT run.isDiscarded AND NOT run.isRetry
      AND run.id > coalesce(
        (SELECT max(later.id) FROM run AS later
          WHERE later.quiz = run.quiz AND later.ended IS NOT NULL AND NOT later.isPartial), 0)
      AND (run.openQuestion IS NOT NULL
        OR EXISTS (SELECT 1 FROM attempt WHERE attempt.run = run.id)))
    """

  /// The run of a quiz that was broken off last and can go on.
  ///
  /// Offered are runs with an attempt or something kept that were neither ended nor discarded, are no
  /// retry, and did not begin before one that has ended. Their questions bear the identities they
  /// have now; some may be of questions that the quiz no longer has.
  ///
  /// - Returns: The run and what it takes to go on, or nil when there is none.
  public func unfinished(
    of registration: Registration
  ) throws(HistoryError) -> (run: Run, state: UnfinishedRun)? {
    try database.reading { () throws(HistoryError) in
      let found = try database.first(
        """
        SELECT id, seed, questions, openQuestion, openGiven, openHints FROM run
        WHERE quiz = ? AND \(Self.isUnfinished) ORDER BY id DESC LIMIT 1
        """, .integer(registration.quiz)
      ) { row in
        (
          run: Run(row: row.integer(0)), seed: UInt64(bitPattern: row.integer(1)),
          order: row.text(2).split(separator: " ").compactMap { Int64($0) },
          question: row.integerIfAny(3), given: row.text(4), hints: row.int(5)
        )
      }
      guard let found else { return nil }
      let identities = try identities(ofQuiz: registration.quiz)
      var state = UnfinishedRun(
        order: found.order.compactMap { identities[$0] }, seed: found.seed,
        attempts: try attempts(of: found.run, identities: identities))
      if let identity = found.question.flatMap({ identities[$0] }) {
        state.open = UnfinishedRun.OpenQuestion(
          identity: identity, given: try list(found.given), hints: found.hints)
      }
      return (run: found.run, state: state)
    }
  }

  fileprivate func identities(ofQuiz quiz: Int64) throws(HistoryError) -> [Int64: String] {
    let rows = try database.rows(
      "SELECT id, identity FROM question WHERE quiz = ?", .integer(quiz)
    ) { ($0.integer(0), $0.text(1)) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  fileprivate func attempts(
    of run: Run, identities: [Int64: String]
  ) throws(HistoryError) -> [UnfinishedRun.Answered] {
    try database.rows(
      """
      SELECT question, kind, given, correct, score, maximum, hints, number, seconds FROM attempt
      WHERE run = ? ORDER BY id
      """, .integer(run.row)
    ) { (row) throws(HistoryError) in
      guard let identity = identities[row.integer(0)],
        let kind = Attempt.Kind(rawValue: row.text(1))
      else { throw HistoryError(cause: .damaged, path: database.path) }
      return UnfinishedRun.Answered(
        identity: identity,
        attempt: Attempt(
          kind: kind, given: try list(row.text(2)), correct: Marks(encoded: row.text(3)).marks,
          score: row.real(4), maximum: row.real(5), hints: row.int(6), number: row.int(7),
          seconds: row.real(8)))
    }
  }

  fileprivate func list(_ encoded: String) throws(HistoryError) -> [String?] {
    guard let list = TextList(encoded: encoded) else {
      throw HistoryError(cause: .damaged, path: database.path)
    }
    return list.texts
  }
}
