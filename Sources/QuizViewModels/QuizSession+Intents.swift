public import QuizModel

extension QuizSession {
  /// Takes an intent.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func send(_ intent: Intent, at time: Double) -> [Effect] {
    switch (intent, phase) {
    case (.leave, .question) where isAtLast && current.isFinal:
      // Nothing is left to answer: the run is at its end, seen or not.
      return advance(at: time) + [.leave]
    case (.leave, _), (.confirm, .results):
      return [.leave]
    case (.retry, .results):
      return retry(at: time)
    case (_, .results):
      return []
    case (.editFile, .question):
      return [.editFile]
    default:
      break
    }
    let before = openQuestion
    var effects: [Effect] = []
    for effect in current.send(intent) {
      switch effect {
      case .answered(let kind, let fills, let verdict):
        effects.append(answer(kind, fills: fills, verdict: verdict, at: time))
      case .skipped:
        effects += skip(at: time)
      case .finished:
        effects += advance(at: time)
      }
    }
    // An answer takes the place of what was kept for it.
    if effects.isEmpty, openQuestion != before { effects.append(.kept(openQuestion)) }
    return effects
  }

  /// What stands in the question that is on without having been checked, and its hints.
  var openQuestion: UnfinishedRun.OpenQuestion? {
    guard phase == .question, current.verdict == nil else { return nil }
    guard !current.isEmpty || !current.givenHints.isEmpty else { return nil }
    return UnfinishedRun.OpenQuestion(
      identity: currentQuestion.identity, given: current.givenTexts,
      hints: current.givenHints.count)
  }

  /// Notes an answer to the question that is on.
  fileprivate mutating func answer(
    _ kind: Attempt.Kind, fills: [Fill?], verdict: QuestionVerdict, at time: Double
  ) -> Effect {
    attemptCounts[position] += 1
    // Who went past has not answered.
    if kind != .skip {
      records[position] = QuestionRecord(
        kind: kind, fills: fills, verdict: verdict, hints: current.givenHints.count)
    }
    let asked = currentQuestion
    let attempt = Attempt(
      kind: kind,
      given: fills.map { $0.flatMap(asked.question.text) },
      correct: verdict.blanks.map(\.correctness.isCorrect),
      score: verdict.score,
      maximum: verdict.maximum,
      hints: current.givenHints.count,
      number: attemptCounts[position],
      seconds: max(0, time - questionTime)
    )
    questionTime = time
    return .answered(asked, attempt)
  }

  /// Leaves the question for the end; at the end, and the second time, for good.
  fileprivate mutating func skip(at time: Double) -> [Effect] {
    if !upcoming.isEmpty, postponed.insert(position).inserted {
      // What was said cannot be unsaid by leaving the question for later.
      heldHints[position] = current.givenHints
      upcoming.append(position)
      return advance(at: time)
    }
    let question = current.question
    let skipped = answer(.skip, fills: current.fills, verdict: question.missed, at: time)
    return [skipped] + advance(at: time)
  }

  fileprivate mutating func advance(at time: Double) -> [Effect] {
    guard let next = upcoming.first else {
      phase = .results
      position = questions.count - 1
      endTime = time
      return [.finished]
    }
    upcoming.removeFirst()
    position = next
    current = questions[next].model
    current.givenHints = heldHints[next] ?? []
    current.checkCount = attemptCounts[next]
    questionTime = time
    return []
  }

  /// The indices of the scored questions that did not earn full credit.
  public var wrongPositions: [Int] {
    questions.indices.filter { index in
      !questions[index].question.isSurvey && !(records[index]?.verdict.isRight ?? false)
    }
  }

  fileprivate mutating func retry(at time: Double) -> [Effect] {
    let wrong = wrongPositions.map { questions[$0] }
    guard !wrong.isEmpty else { return [] }
    self = QuizSession(questions: wrong, seed: seed, kind: .retry, at: time)
    return [.retried]
  }
}

extension FillBlankViewModel {
  /// What stands in the blanks as text, nil where nothing stands.
  public var givenTexts: [String?] { fills.map { $0.flatMap(question.text) } }
}

extension BlankVerdict.Correctness {
  /// Whether full credit was earned; nil where nothing is scored.
  public var isCorrect: Bool? {
    switch self {
    case .right: true
    case .partial, .wrong: false
    case .unscored: nil
    }
  }
}
