internal import LearningHistory
internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Begins runs, as the options and the history want them.
struct RunStarter {
  /// The history.
  let journal: Journal
  /// What the command line says.
  let options: PlayOptions
  /// The language of titles.
  let phrases: any Phrases

  /// A run through a quiz from its start.
  func fresh(_ quiz: PlayableQuiz, at time: Double) -> StartedRun {
    let plan = options.plan
    var session = QuizSession(
      questions: quiz.questions(plan), scoreRanges: quiz.quiz.scoreRanges, seed: plan.seed,
      at: time)
    session.lastPercentage = journal.lastPercentage(of: quiz.known)
    return StartedRun(
      session: session, title: quiz.title,
      recorder: RunRecorder(.quiz(quiz.known), in: journal), canEdit: quiz.canBeEdited)
  }

  /// A run through a quiz that goes on where it was broken off; nil when there is none, or when the
  /// options say where to begin.
  func unfinished(_ quiz: PlayableQuiz, at time: Double) -> StartedRun? {
    guard options.start == nil, let found = journal.unfinished(of: quiz.known) else { return nil }
    let recorder = RunRecorder(.quiz(quiz.known), in: journal, goingOn: found.run)
    guard
      var session = QuizSession(
        resuming: found.state, quiz: quiz.quiz, source: quiz.known.source,
        identities: quiz.known.quiz.identities, shuffles: options.isShuffled, at: time)
    else {
      // Nothing of it is in the quiz any more.
      recorder.discard()
      return nil
    }
    guard session.phase == .question else {
      // It was broken off between the last answer and the results.
      recorder.take(.finished, of: session)
      return nil
    }
    session.lastPercentage = journal.lastPercentage(of: quiz.known)
    return StartedRun(
      session: session, title: quiz.title, recorder: recorder, canEdit: quiz.canBeEdited)
  }

  /// A run through what is due, of all quizzes or of one; nil when nothing is.
  func due(of quiz: PlayableQuiz? = nil, at time: Double) -> StartedRun? {
    guard quiz == nil || quiz?.known.path != nil else { return nil }
    return run(
      .due(path: quiz?.known.path), title: quiz?.title ?? phrases.reviewTitle, at: time)
  }

  /// A run through what is known least, due or not; nil when nothing was ever answered.
  func practice(at time: Double) -> StartedRun? {
    run(.leastKnown, title: phrases.practiceTitle, at: time)
  }

  /// The quiz of a path, if there is a good one.
  fileprivate func load(_ path: String) -> PlayableQuiz? {
    guard case .success(let loaded) = QuizFile(path: path, options.reading).result
    else { return nil }
    return PlayableQuiz(
      loaded.quiz, file: path, title: loaded.quiz.title(or: path.fileTitle), options: options)
  }

  fileprivate func run(_ choice: Review.Choice, title: String, at time: Double) -> StartedRun? {
    let plan = options.plan
    let review = Review(choice, in: journal, plan: plan, load: load)
    guard !review.questions.isEmpty else { return nil }
    let session = QuizSession(
      questions: review.questions, seed: plan.seed, kind: .review, at: time)
    return StartedRun(
      session: session, title: title,
      recorder: RunRecorder(.review(review.quizzes), in: journal), canEdit: true)
  }
}
