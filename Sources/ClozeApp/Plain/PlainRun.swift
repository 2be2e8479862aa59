internal import QuizModel
internal import QuizViewModels
internal import Wording

/// A run through a quiz, line by line.
struct PlainRun {
  /// Takes note of what a run tells, the run being as it is after that.
  typealias Note = (QuizSession.Effect, QuizSession) -> Void

  /// How a run came to its end.
  enum Ending: Hashable {
    /// After the last question.
    case finished
    /// The person left.
    case left
    /// There are no more lines to read.
    case inputEnded
  }

  /// Where the run stands.
  private(set) var session: QuizSession
  fileprivate let talk: Conversation
  fileprivate let phrases: any Phrases
  fileprivate let note: Note
  fileprivate let now: () -> Double

  /// Prepares a run.
  init(
    _ session: QuizSession, in talk: Conversation, _ phrases: any Phrases,
    now: @escaping () -> Double, note: @escaping Note
  ) {
    self.session = session
    self.talk = talk
    self.phrases = phrases
    self.now = now
    self.note = note
  }

  /// Asks one question after another.
  mutating func play() -> Ending {
    var known: Set<Int> = []
    while session.phase == .question {
      // What stands in the blanks of a run that was broken off is written anew.
      if session.current.isFilled || (session.current.checkCount == 0 && !session.current.isEmpty) {
        send(.reset)
      }
      present(isKnown: !known.insert(session.position).inserted)
      if let ending = askUntilDone() { return ending }
      talk.say()
    }
    return .finished
  }

  /// Begins another run with what was not right.
  mutating func retry() { send(.retry) }

  fileprivate func present(isKnown: Bool) {
    talk.say(phrases.questionNumber(session.position + 1, of: session.questions.count))
    if isKnown { talk.say(phrases.skippedBefore) }
    talk.say(PlainQuestion(session.current, phrases).text)
    // What was given away before it was skipped still costs.
    session.current.givenHints.forEach(sayHint)
  }

  /// Asks until the question is settled, or put off.
  ///
  /// - Returns: Why the run is over before its end, or nil.
  fileprivate mutating func askUntilDone() -> Ending? {
    let position = session.position
    while session.phase == .question, session.position == position {
      guard let line = talk.ask(PlainQuestion(session.current, phrases).prompt) else {
        return .inputEnded
      }
      switch PlainLine(line) {
      case .answer(let text): answer(text)
      case .skip: send(session.current.canSkip ? .skip : .next)
      case .hint: giveHint()
      case .giveUp: giveUp()
      case .results: talk.say(session.results.score(phrases))
      case .help: talk.say(phrases.plainHelp)
      case .unknown(let word): talk.say(phrases.unknownPlainCommand(word.quotable))
      case .leave: return .left
      }
    }
    return nil
  }

  fileprivate mutating func answer(_ text: String) {
    switch PlainAnswer(text, for: session.current, phrases) {
    case .refused(let reason): talk.say(reason)
    case .fills(let fills):
      send(.fill(fills))
      send(.check)
      goOn()
    }
  }

  fileprivate mutating func giveUp() {
    guard session.current.canGiveUp else { return talk.say(phrases.nothingToGiveUp) }
    send(.giveUp)
    goOn()
  }

  /// Says the verdict, and goes on or asks once more.
  fileprivate mutating func goOn() {
    // A survey has gone on by itself.
    guard session.phase == .question, session.current.verdict != nil else { return }
    PlainVerdict(session.current, phrases).lines.forEach(talk.say)
    guard !session.current.isFinal else { return send(.next) }
    send(.reset)
    talk.say(PlainQuestion(session.current, phrases).text)
  }

  /// Gives the next hint: those of the blanks that are still empty first, in their order.
  fileprivate mutating func giveHint() {
    for blank in session.current.emptyBlanks {
      send(.activate(blank: blank))
      if case .blank? = session.current.nextHint { break }
    }
    guard let hint = session.current.nextHint else { return talk.say(phrases.noMoreHints) }
    send(.hint)
    sayHint(hint)
  }

  fileprivate func sayHint(_ hint: FillBlankViewModel.Hint) {
    let model = session.current
    let isOneOfSeveral = model.question.blanks.count > 1
    let blank: Int? = if case .blank(let blank, _) = hint, isOneOfSeveral { blank + 1 } else { nil }
    talk.say(phrases.hintText(model.text(of: hint), blank: blank))
  }

  fileprivate mutating func send(_ intent: Intent) {
    for effect in session.send(intent, at: now()) { note(effect, session) }
  }
}
