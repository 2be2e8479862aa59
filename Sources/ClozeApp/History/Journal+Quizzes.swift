internal import LearningHistory
internal import QuizModel
internal import QuizViewModels

extension Journal {
  /// How the person stands with the quizzes of a library; nothing when that is not known.
  func standings(of entries: [LibraryEntry]) -> [LibraryEntry.ID: QuizStanding] {
    guard isWanted else { return [:] }
    let known = use { history throws(HistoryError) in
      try history.standings(at: clock.now(), secondsFromUTC: clock.secondsFromUTC)
    }
    guard let known else { return [:] }
    var standings: [LibraryEntry.ID: QuizStanding] = [:]
    for entry in entries where entry.quiz != nil {
      guard let path = entry.id.canonicalPath else { continue }
      standings[entry.id] = known[path] ?? QuizStanding()
    }
    return standings
  }

  /// The run of a quiz that was broken off and can go on, or nil when there is none.
  func unfinished(of quiz: KnownQuiz) -> (run: QuizHistory.Run, state: UnfinishedRun)? {
    guard let path = quiz.path else { return nil }
    let found = use { history throws(HistoryError) in
      // Most quizzes have none, and need not be put into the history to know that.
      guard
        try history.standing(of: path, at: clock.now(), secondsFromUTC: clock.secondsFromUTC)
          .isUnfinished
      else { return nil as (run: QuizHistory.Run, state: UnfinishedRun)? }
      let registration = try history.register(
        quiz.quiz, path: path, title: quiz.title, at: clock.now())
      return try history.unfinished(of: registration)
    }
    return found ?? nil
  }

  /// The statistics of all quizzes together, then of each that was answered; at least the first, which
  /// is empty when there is no history.
  var pages: [StatisticsPage] {
    let now = clock.now()
    let pages = use { history throws(HistoryError) in
      try history.pages(at: now, secondsFromUTC: clock.secondsFromUTC)
    }
    guard let pages, !pages.isEmpty else {
      let nothing = LearningStatistics(today: clock.day(of: now))
      return [StatisticsPage(standing: QuizStanding(), statistics: nothing)]
    }
    return pages
  }

  /// The percentage of the last finished run of a quiz.
  func lastPercentage(of quiz: KnownQuiz) -> Int? {
    guard let path = quiz.path else { return nil }
    return use { history throws(HistoryError) in
      try history.standing(of: path, at: clock.now(), secondsFromUTC: clock.secondsFromUTC)
    }?.lastPercentage
  }
}
