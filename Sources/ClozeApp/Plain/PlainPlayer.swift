internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Plays line by line, for screen readers, pipes, and terminals without a screen.
struct PlainPlayer {
  fileprivate let streams: any StandardStreams
  fileprivate let starter: RunStarter
  fileprivate let phrases: any Phrases
  fileprivate let now: () -> Double
  fileprivate let note: PlainRun.Note

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - streams: Where it talks.
  ///   - starter: Begins runs.
  ///   - now: The present in seconds, on a clock that never goes back.
  ///   - note: Is told what runs tell, once it is stored.
  init(
    streams: any StandardStreams, starter: RunStarter, now: @escaping () -> Double,
    note: @escaping PlainRun.Note = { _, _ in }
  ) {
    self.streams = streams
    self.starter = starter
    self.now = now
    self.note = note
    phrases = starter.phrases
  }

  /// Plays until the person leaves, or there are no more lines to read.
  func play(_ playable: Playable) -> ExitStatus {
    guard streams.lineSource != .nothing else {
      streams.writeError("\(ClozeProgram.name): \(phrases.noAnswers)\n")
      return .failure
    }
    defer { tellNotice() }
    let delivery = ResultsDelivery(streams: streams, phrases: phrases, options: starter.options)
    let talk = Conversation(streams: streams, avoidsOutput: delivery.takesOutput)
    switch playable {
    case .quiz(let quiz):
      let (run, _) = play(begun(quiz, in: talk), in: talk, soFar: delivery.writeSoFar)
      return delivery.deliver(run, saysSummary: false)
    case .library(let library, let quizzes):
      let list = PlainLibrary(library.entries, in: talk, phrases)
      while let entry = list.choose(), let quiz = quizzes[entry.id] {
        let (_, ending) = play(begun(quiz, in: talk), in: talk, soFar: { _ in })
        if ending == .inputEnded { break }
      }
      return .success
    case .review:
      guard let review = review(in: talk) else { return .success }
      let (run, _) = play(review, in: talk, soFar: delivery.writeSoFar)
      return delivery.deliver(run, saysSummary: false)
    case .statistics:
      talk.say(StatisticsText(starter.journal.pages, phrases).text)
      return .success
    }
  }

  /// A run through a quiz.
  ///
  /// It begins at the start, or, if a person at a terminal wants that, where one was broken off. What
  /// comes from a file of lines always begins at the start.
  fileprivate func begun(_ quiz: PlayableQuiz, in talk: Conversation) -> StartedRun {
    defer { tellNotice() }
    guard streams.lineSource == .terminal, let found = starter.unfinished(quiz, at: now()) else {
      return starter.fresh(quiz, at: now())
    }
    let question = found.session.position + 1
    let prompt = phrases.goOnPrompt(question, of: found.session.questions.count)
    let answer = talk.ask(prompt)?.trimmed ?? ""
    if answer.isEmpty || phrases.meansYes(answer) { return found }
    found.recorder.discard()
    return starter.fresh(quiz, at: now())
  }

  /// What is due; when nothing is that is said, and a person at a terminal can practise.
  fileprivate func review(in talk: Conversation) -> StartedRun? {
    if let run = starter.due(at: now()) { return run }
    talk.say(phrases.nothingDue)
    if let next = starter.journal.nextDue {
      talk.say(phrases.nextDue(next.count, inDays: next.days))
    }
    guard streams.lineSource == .terminal, let practice = starter.practice(at: now()),
      let answer = talk.ask(phrases.practisePrompt), phrases.meansYes(answer.trimmed)
    else { return nil }
    return practice
  }

  /// Says on standard error what went wrong with the history.
  fileprivate func tellNotice() {
    guard let notice = starter.journal.takeNotice() else { return }
    streams.writeError("\(ClozeProgram.name): \(notice)\n")
  }

  /// Plays a quiz, and what was not right in it as often as the person likes.
  ///
  /// - Returns: The first run, which alone counts, and how the last one ended.
  fileprivate func play(
    _ started: StartedRun, in talk: Conversation, soFar: @escaping (FinishedRun) -> Void
  ) -> (first: FinishedRun, ending: PlainRun.Ending) {
    let title = started.title
    let session = started.session
    var run = PlainRun(session, in: talk, phrases, now: now) { effect, session in
      started.recorder.take(effect, of: session)
      note(effect, session)
      if case .answered = effect, !session.isRetry { soFar(finished(session, title: title)) }
    }
    talk.say(phrases.quizBegins(title.said, questions: session.questions.count))
    talk.say()
    var first: FinishedRun?
    while true {
      let ending = run.play()
      started.recorder.take(.leave, of: run.session)
      let results = run.session.results
      if ending == .finished {
        PlainResults(results, title: title, phrases).lines.forEach(talk.say)
      } else {
        talk.say(results.summary(title: title, phrases))
      }
      let ended = first ?? finished(run.session, title: title)
      first = ended
      let wrong = run.session.wrongPositions.count
      guard ending == .finished, wrong > 0, streams.lineSource == .terminal else {
        return (ended, ending)
      }
      talk.say()
      guard let answer = talk.ask(phrases.retryPrompt(wrong)), phrases.meansYes(answer.trimmed)
      else { return (ended, ending) }
      talk.say()
      run.retry()
    }
  }

  fileprivate func finished(_ session: QuizSession, title: String) -> FinishedRun {
    FinishedRun(
      title: title, results: session.results,
      seconds: (session.endTime ?? now()) - session.startTime)
  }
}
