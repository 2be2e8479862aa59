internal import LearningHistory
internal import QuizModel
internal import QuizViewModels

/// Puts into the history what a run tells.
final class RunRecorder {
  /// What the questions of a run are.
  enum Kind: Hashable, Sendable {
    /// Those of one quiz, so that the run can be gone on with.
    case quiz(KnownQuiz)
    /// Those that are due, of any quizzes.
    case review([KnownQuiz])
  }

  /// An answer that is not in the history yet.
  fileprivate struct Pending {
    let asked: RunQuestion
    let attempt: Attempt
    let time: Double
  }

  fileprivate let journal: Journal
  fileprivate let kind: Kind
  fileprivate var registrations: [String: Registration] = [:]
  fileprivate var run: QuizHistory.Run?
  /// The history that registrations and run are of.
  fileprivate var generation: Int
  fileprivate var pending: [Pending] = []

  /// Makes a recorder for a run that begins, or for one that goes on.
  init(_ kind: Kind, in journal: Journal, goingOn run: QuizHistory.Run? = nil) {
    self.kind = kind
    self.journal = journal
    self.run = run
    generation = journal.generation
  }

  /// Stores what a run tells; the session has changed already.
  ///
  /// A run is in the history from its first answer on: one that was only looked at leaves nothing.
  /// What cannot be stored now, since the disk is full or another program is writing, is tried again
  /// with whatever comes next.
  func take(_ effect: QuizSession.Effect, of session: QuizSession) {
    switch effect {
    case .answered(let asked, let attempt):
      pending.append(Pending(asked: asked, attempt: attempt, time: journal.clock.now()))
      storePending(of: session)
    case .kept(let open):
      // Of a review nothing is kept: what is due is found anew.
      guard case .quiz = kind, open != nil || run != nil else { break }
      storePending(of: session)
      use { (history) throws(HistoryError) in
        guard try registration(of: session.currentQuestion.source, in: history) != nil else {
          return
        }
        try history.keep(open, run: try begun(session, in: history))
      }
    case .finished:
      storePending(of: session)
      end(session)
    case .retried:
      run = nil
    case .leave:
      storePending(of: session)
    case .editFile:
      break
    }
  }

  /// Sees that the run is not offered for going on: the person begins anew.
  func discard() {
    guard let run else { return }
    use { (history) throws(HistoryError) in try history.discard(run) }
    self.run = nil
  }

  /// Takes note of a quiz of the run as it has become.
  func replace(with quiz: KnownQuiz) -> RunRecorder {
    let kind: Kind =
      switch kind {
      case .quiz: .quiz(quiz)
      case .review(let quizzes): .review(quizzes.map { $0.path == quiz.path ? quiz : $0 })
      }
    let recorder = RunRecorder(kind, in: journal, goingOn: run)
    recorder.pending = pending
    return recorder
  }

  fileprivate func end(_ session: QuizSession) {
    guard let run else { return }
    let results = session.results
    let percentage = results.scoredCount > 0 ? results.percentage : nil
    use { (history) throws(HistoryError) in
      try history.end(run, percentage: percentage, at: journal.clock.now())
    }
  }

  fileprivate func storePending(of session: QuizSession) {
    while let next = pending.first {
      let isStored: Void? = use { (history) throws(HistoryError) in
        guard let registration = try registration(of: next.asked.source, in: history) else {
          return
        }
        let run = try begun(session, in: history)
        try history.record(
          next.attempt, of: next.asked.identity, in: registration, run: run, at: next.time)
      }
      guard isStored != nil else { return }
      pending.removeFirst()
    }
  }

  /// Uses the history.
  ///
  /// What is known of it is looked up anew when it has become another one, or when another program
  /// has deleted the quiz or the run.
  @discardableResult
  fileprivate func use<Value>(
    _ work: (QuizHistory) throws(HistoryError) -> Value
  ) -> Value? {
    journal.use { (history) throws(HistoryError) in
      if generation != journal.generation { forget() }
      do throws(HistoryError) {
        return try work(history)
      } catch {
        guard error.cause == .unknown else { throw error }
        forget()
        return try work(history)
      }
    }
  }

  fileprivate func forget() {
    generation = journal.generation
    registrations = [:]
    run = nil
  }

  /// The run in the history, begun when it is not there yet.
  fileprivate func begun(
    _ session: QuizSession, in history: QuizHistory
  ) throws(HistoryError) -> QuizHistory.Run {
    if let run { return run }
    var registration: Registration?
    if case .quiz(let quiz) = kind {
      registration = try self.registration(of: quiz.source, in: history)
    }
    let run = try history.begin(
      order: session.questions.map(\.identity), seed: session.seed, isRetry: session.isRetry,
      of: registration, at: journal.clock.now())
    self.run = run
    return run
  }

  /// The registration of a quiz of the run; nil when it has no history.
  fileprivate func registration(
    of source: String, in history: QuizHistory
  ) throws(HistoryError) -> Registration? {
    if let known = registrations[source] { return known }
    guard let quiz = quizzes.first(where: { $0.source == source }), let path = quiz.path else {
      return nil
    }
    let registration = try history.register(
      quiz.quiz, path: path, title: quiz.title, at: journal.clock.now())
    registrations[source] = registration
    return registration
  }

  fileprivate var quizzes: [KnownQuiz] {
    switch kind {
    case .quiz(let quiz): [quiz]
    case .review(let quizzes): quizzes
    }
  }
}
