internal import LearningHistory
internal import QuizModel
internal import QuizViewModels

/// Questions to repeat, of whatever quizzes they are.
struct Review {
  /// Which questions are repeated.
  enum Choice: Hashable, Sendable {
    /// Those that are due, of all quizzes, or of one.
    case due(path: String?)
    /// Those that are known least, due or not.
    case leastKnown
  }

  /// How many questions are practised when nothing is due.
  static let practiceLength = 20

  /// The questions, the most urgent first.
  let questions: [RunQuestion]
  /// The quizzes that they are of.
  let quizzes: [KnownQuiz]

  /// Finds the questions; those whose file is gone or broken are left out.
  ///
  /// - Parameters:
  ///   - choice: Which questions.
  ///   - journal: The history.
  ///   - plan: How many there may be, with which tag, and what random orders are drawn from.
  ///   - load: Reads the quiz of a path, if there is a good one.
  init(
    _ choice: Choice, in journal: Journal, plan: RunPlan, load: (String) -> PlayableQuiz?
  ) {
    var quizzes: [String: PlayableQuiz] = [:]
    let found = journal.use { history throws(HistoryError) in
      let now = journal.clock.now()
      let end = journal.clock.endOfDay(now)
      let paths = Set(try Self.find(choice, in: history, at: now, endOfDay: end).map(\.path))
      for path in paths {
        guard let quiz = load(path) else { continue }
        quizzes[path] = quiz
        // A file that was edited since may have other questions now.
        _ = try history.register(quiz.known.quiz, path: path, title: quiz.title, at: now)
      }
      return try Self.find(choice, in: history, at: now, endOfDay: end)
    }
    let known = quizzes.mapValues { quiz in
      let questions = quiz.quiz.runQuestions(
        source: quiz.known.source, identities: quiz.known.quiz.identities,
        shuffles: plan.shuffles, seed: plan.seed)
      return Dictionary(questions.map { ($0.identity, $0) }) { first, _ in first }
    }
    let asked = (found ?? []).compactMap { known[$0.path]?[$0.identity] }
      .filter { asked in plan.tag.map(asked.question.tags.contains) ?? true }
    questions = Array(asked.prefix(plan.limit ?? choice.length ?? .max))
    self.quizzes = quizzes.values.map(\.known).sorted { $0.source < $1.source }
  }

  fileprivate static func find(
    _ choice: Choice, in history: QuizHistory, at time: Double, endOfDay: Double
  ) throws(HistoryError) -> [QuizHistory.DueQuestion] {
    switch choice {
    case .due(let path):
      try history.due(at: time, endOfDay: endOfDay).filter { path == nil || $0.path == path }
    case .leastKnown: try history.leastKnown(at: time)
    }
  }
}

extension Review.Choice {
  /// How many questions there are at most unless the person says so.
  fileprivate var length: Int? { self == .leastKnown ? Review.practiceLength : nil }
}

extension Journal {
  /// How many questions come due next, and in how many days; nil when none will.
  ///
  /// Due are all that come on the day of the first of them.
  var nextDue: (count: Int, days: Int)? {
    let now = clock.now()
    let found = use { history throws(HistoryError) in
      guard let next = try history.nextDue(after: now) else { return nil as (Int, Int)? }
      let day = clock.day(of: next)
      // A day later there is nothing of that day which is not in it.
      let due = try history.due(at: next + 86_400).filter { clock.day(of: $0.due) == day }
      return (due.count, day.dayNumber - clock.day(of: now).dayNumber)
    }
    return (found ?? nil).map { (count: $0.0, days: $0.1) }
  }
}
