public import QuizModel

extension QuizHistory {
  /// What the answers to a quiz, or to all, come to.
  ///
  /// Days are those of the place where the person was: of the offset from UTC at the time of each
  /// attempt. Retries count as runs of their own. Of questions that the quiz no longer has the attempts
  /// count, but they are neither due nor listed as hard.
  ///
  /// - Parameters:
  ///   - path: The path of the quiz; nil for all.
  ///   - time: Seconds since 1970; the day it is on is `today`.
  ///   - secondsFromUTC: How many seconds local time is ahead of UTC at a time.
  /// - Returns: The statistics, what comes due counted for 14 days; empty for an unknown quiz.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func statistics(
    of path: String?, at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> LearningStatistics {
    try database.reading { () throws(HistoryError) in
      let tallies = try tallies(of: path, at: time, secondsFromUTC: secondsFromUTC)
      return tallies.all.statistics(questions: try questions(), at: time, secondsFromUTC)
    }
  }

  /// The statistics of all quizzes together, then of each with scored answers, by title, then path.
  ///
  /// The standing of all together has the run that was finished last, of whichever quiz, and all
  /// questions that are due.
  ///
  /// - Parameters:
  ///   - time: Seconds since 1970; the day it is on is `today`.
  ///   - secondsFromUTC: How many seconds local time is ahead of UTC at a time.
  /// - Returns: One page at least.
  /// - Throws: A ``HistoryError`` when the file cannot be read.
  public func pages(
    at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> [StatisticsPage] {
    try database.reading { () throws(HistoryError) in
      let tallies = try tallies(of: nil, at: time, secondsFromUTC: secondsFromUTC)
      let questions = try questions()
      let standings = try standings(of: nil, at: time, secondsFromUTC: secondsFromUTC)
      let quizzes = try database.rows("SELECT id, path, title FROM quiz ORDER BY title, path") {
        (row: $0.integer(0), path: $0.text(1), title: $0.text(2))
      }
      var pages = [
        StatisticsPage(
          standing: try standingOfAll(standings, secondsFromUTC),
          statistics: tallies.all.statistics(questions: questions, at: time, secondsFromUTC))
      ]
      for quiz in quizzes {
        guard let tally = tallies.quizzes[quiz.row], tally.hasAnswers else { continue }
        pages.append(
          StatisticsPage(
            title: quiz.title, path: quiz.path, standing: standings[quiz.path] ?? QuizStanding(),
            statistics: tally.statistics(questions: questions, at: time, secondsFromUTC)))
      }
      return pages
    }
  }

  fileprivate func standingOfAll(
    _ standings: [String: QuizStanding], _ secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> QuizStanding {
    let last = try database.first(
      """
      SELECT ended, percentage FROM run
      WHERE ended IS NOT NULL AND NOT isRetry AND NOT isPartial ORDER BY ended DESC, id DESC LIMIT 1
      """
    ) { (time: $0.real(0), percentage: $0.intIfAny(1)) }
    return QuizStanding(
      lastPercentage: last?.percentage,
      lastDay: last.map { CivilDate(time: $0.time, secondsFromUTC: secondsFromUTC($0.time)) },
      due: standings.values.reduce(0) { $0 + $1.due },
      isUnfinished: standings.values.contains(where: \.isUnfinished))
  }

  /// Goes once over all attempts and schedules of a quiz, or of all.
  fileprivate func tallies(
    of path: String?, at time: Double, secondsFromUTC: (Double) -> Int
  ) throws(HistoryError) -> (all: StatisticsTally, quizzes: [Int64: StatisticsTally]) {
    var all = StatisticsTally()
    var quizzes: [Int64: StatisticsTally] = [:]
    let source = """
      JOIN question ON question.id = question JOIN quiz ON quiz.id = question.quiz
      WHERE (?1 IS NULL OR quiz.path = ?1)
      """
    try database.each(
      """
      SELECT quiz.id, question.id, time, kind, correct, number, seconds, rating, phase, retrievability
      FROM attempt \(source)
      """, DatabaseValue(path)
    ) { row in
      let attempt = TalliedAttempt(row, secondsFromUTC: secondsFromUTC)
      all.add(attempt)
      quizzes[row.integer(0), default: StatisticsTally()].add(attempt)
    }
    try database.each(
      "SELECT quiz.id, due FROM memory \(source) AND isPresent", DatabaseValue(path)
    ) { row in
      all.due.append(row.real(1))
      quizzes[row.integer(0), default: StatisticsTally()].due.append(row.real(1))
    }
    return (all, quizzes)
  }

  /// The questions that their quizzes have, by row.
  fileprivate func questions() throws(HistoryError) -> [Int64: TalliedQuestion] {
    let rows = try database.rows(
      """
      SELECT question.id, text, title FROM question JOIN quiz ON quiz.id = quiz WHERE isPresent
      """
    ) { ($0.integer(0), TalliedQuestion(text: $0.text(1), quiz: $0.text(2))) }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
