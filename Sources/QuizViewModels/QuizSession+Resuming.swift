public import QuizModel

extension QuizSession {
  /// Goes on with a run that was broken off.
  ///
  /// Questions that the quiz no longer has are left out; those answered for good stay answered, with
  /// the score that they had. The question that something stands in is on, else the first of those
  /// that can still be answered, with their attempts and hints. When there is none the run is at its
  /// results. There is no run when the quiz has none of its questions any more.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - quiz: The quiz as it is now.
  ///   - source: What the program names the quiz.
  ///   - identities: What tells the questions from each other, where it is not what the quiz says.
  ///   - shuffles: Whether options are in random order even if the quiz does not say so.
  ///   - time: The present in seconds.
  public init?(
    resuming run: UnfinishedRun, quiz: Quiz, source: String = "", identities: [String]? = nil,
    shuffles: Bool = false, at time: Double = 0
  ) {
    let all = quiz.runQuestions(
      source: source, identities: identities, shuffles: shuffles, seed: run.seed)
    let known = Dictionary(all.map { ($0.identity, $0) }) { first, _ in first }
    let questions = run.order.compactMap { known[$0] }
    guard !questions.isEmpty else { return nil }
    self.init(questions: questions, scoreRanges: quiz.scoreRanges, seed: run.seed, at: time)
    startTime = time - run.attempts.reduce(0) { $0 + $1.attempt.seconds }
    let attempts = Dictionary(grouping: run.attempts, by: \.identity)
    var open: [Int] = []
    for (index, asked) in questions.enumerated() {
      let made = attempts[asked.identity] ?? []
      attemptCounts[index] = made.count
      guard let last = made.last?.attempt else {
        open.append(index)
        continue
      }
      records[index] = asked.question.record(of: last)
      if !asked.isOver(after: last) {
        heldHints[index] = asked.question.hints(last.hints, inBlank: 0)
        open.append(index)
      }
    }
    resume(at: open, run.open)
    if phase == .results { endTime = time }
  }

  /// Puts one of the questions on that can still be answered.
  fileprivate mutating func resume(at open: [Int], _ kept: UnfinishedRun.OpenQuestion?) {
    let on = open.first { questions[$0].identity == kept?.identity } ?? open.first
    upcoming = open.filter { $0 != on }
    guard let on else {
      phase = .results
      position = questions.count - 1
      return
    }
    position = on
    current = questions[on].model
    current.checkCount = attemptCounts[on]
    current.givenHints = heldHints[on] ?? []
    guard let kept, kept.identity == questions[on].identity else { return }
    let question = questions[on].question
    _ = current.send(.fill(question.fills(for: kept.given)))
    if kept.hints > current.givenHints.count {
      current.givenHints = question.hints(kept.hints, inBlank: current.activeBlank)
    }
  }

  /// Takes over the quiz of the question that is on as it has become.
  ///
  /// Answers stay where they were given, with the score that they had. A question is followed by its
  /// identity, else to the same place. The one that is on starts anew when it asks something else, at
  /// the cost of the hints that were given, and stays until it is done when it is gone; others that
  /// are gone are left out.
  ///
  /// - Parameters:
  ///   - quiz: The quiz as it is now.
  ///   - source: What the program names the quiz.
  ///   - identities: What tells the questions from each other, where it is not what the quiz says.
  ///   - time: The present in seconds.
  public mutating func replace(
    _ quiz: Quiz, source: String, identities: [String]? = nil, at time: Double
  ) {
    guard phase == .question else { return }
    let all = quiz.runQuestions(source: source, identities: identities, seed: seed)
    let known = Dictionary(all.map { ($0.identity, $0) }) { first, _ in first }
    let followed = Set(questions.filter { $0.source == source }.map(\.identity))
    let fresh = questions.map { old -> RunQuestion? in
      guard old.source == source else { return old }
      if let same = known[old.identity] { return same.keepingOrder(of: old) }
      guard all.indices.contains(old.place), !followed.contains(all[old.place].identity) else {
        return nil
      }
      return all[old.place].keepingOrder(of: old)
    }
    let kept = fresh.indices.filter { fresh[$0] != nil || $0 == position }
    let before = questions
    take(kept.map { fresh[$0] ?? before[$0] }, keeping: kept)
    if kind == .quiz { scoreRanges = quiz.scoreRanges }
    takeCurrent(after: before[kept[position]], at: time)
  }

  /// Goes on with the question that is on as it has become.
  fileprivate mutating func takeCurrent(after old: RunQuestion, at time: Double) {
    let hints = current.givenHints
    let asked = currentQuestion
    if asked.question.asksTheSame(as: old.question), asked.settings.marksAlike(old.settings) {
      current.question = asked.question
      current.settings = asked.settings
    } else {
      current = asked.model
      records[position] = nil
      questionTime = time
    }
    // What was given may be gone, or be another one.
    let isSame = old.question.hasHints(of: asked.question)
    current.givenHints =
      isSame ? hints : asked.question.hints(hints.count, inBlank: current.activeBlank)
  }

  /// Puts questions into the places of those before.
  ///
  /// - Parameters:
  ///   - fresh: The questions.
  ///   - kept: The index that each of them had before; that of the question that is on is among them.
  fileprivate mutating func take(_ fresh: [RunQuestion], keeping kept: [Int]) {
    let moved = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    records = zip(kept, fresh).map { index, asked in
      records[index]?.moved(from: questions[index].question, to: asked.question)
    }
    attemptCounts = kept.map { attemptCounts[$0] }
    upcoming = upcoming.compactMap { moved[$0] }
    postponed = Set(postponed.compactMap { moved[$0] })
    var hints: [Int: [FillBlankViewModel.Hint]] = [:]
    for (index, given) in heldHints {
      guard let index = moved[index] else { continue }
      hints[index] = fresh[index].question.hints(given.count, inBlank: 0)
    }
    heldHints = hints
    position = moved[position] ?? 0
    questions = fresh
  }
}

extension RunQuestion {
  /// The question with its options in the order in which they stood, as far as they are the same.
  fileprivate func keepingOrder(of other: RunQuestion) -> RunQuestion {
    guard question.banks.map(\.options.count) == other.question.banks.map(\.options.count) else {
      return self
    }
    return RunQuestion(
      question: question, settings: settings, source: source, identity: identity, place: place,
      optionOrder: other.optionOrder)
  }
}

extension QuizSettings {
  /// Whether answers are marked, and may be tried again, as by other settings.
  fileprivate func marksAlike(_ other: QuizSettings) -> Bool {
    attempts == other.attempts && scoring == other.scoring && match == other.match
      && showSolution == other.showSolution && check == other.check
  }
}

extension Question {
  /// Whether everything that is read and answered is the same as in another one: not only what is said
  /// about it differs.
  fileprivate func asksTheSame(as other: Question) -> Bool {
    text == other.text && isCode == other.isCode && reusesOptions == other.reusesOptions
      && banks.map { $0.options.map(\.text) } == other.banks.map { $0.options.map(\.text) }
      && blanks.map(\.kind) == other.blanks.map(\.kind)
      && blanks.map(\.points) == other.blanks.map(\.points)
      && blanks.map { $0.answer?.alternatives.map(\.target) }
        == other.blanks.map { $0.answer?.alternatives.map(\.target) }
      && blanks.map { $0.answer?.alternatives.map(\.credit) }
        == other.blanks.map { $0.answer?.alternatives.map(\.credit) }
  }

  fileprivate func hasHints(of other: Question) -> Bool {
    hints == other.hints && blanks.map(\.hints) == other.blanks.map(\.hints)
  }

  /// The first hints that would be given while a blank is active, then those of other blanks.
  fileprivate func hints(_ count: Int, inBlank active: Int) -> [FillBlankViewModel.Hint] {
    func own(_ blank: Int) -> [FillBlankViewModel.Hint] {
      blanks[blank].hints.indices.map { .blank(blank, $0) }
    }
    let others = blanks.indices.filter { $0 != active }.flatMap(own)
    return Array((own(active) + hints.indices.map { .question($0) } + others).prefix(count))
  }
}
