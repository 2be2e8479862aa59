import QuizModel
import Testing

@testable import QuizViewModels

/// What a run stores is what it goes on with.
@Suite struct `Resuming` {
  static let quiz: Quiz = {
    var quiz = QuizSessionTests.quiz(count: 5, settings: QuizSettings(attempts: 2))
    for index in quiz.questions.indices { quiz.questions[index].id = "q\(index)" }
    quiz.questions[1].hints = ["one", "two"]
    quiz.questions[3].hints = ["three"]
    return quiz
  }()

  /// Plays with intents, stores what the run tells, and goes on with that.
  fileprivate static func stored(_ session: QuizSession, _ intents: [Intent]) -> UnfinishedRun {
    var session = session
    var run = UnfinishedRun(
      order: session.questions.map(\.identity), seed: session.seed, attempts: [])
    for (time, intent) in intents.enumerated() {
      for effect in session.send(intent, at: Double(time)) {
        switch effect {
        case .answered(let asked, let attempt):
          run.attempts.append(.init(identity: asked.identity, attempt: attempt))
          run.open = nil
        case .kept(let open):
          run.open = open
        default:
          break
        }
      }
    }
    return run
  }

  fileprivate static let right = OptionID(bank: 0, index: 0)
  fileprivate static let wrong = OptionID(bank: 0, index: 1)
  fileprivate static let rightAnswer: [Intent] = [.pick(right), .confirm, .confirm]

  @Test func `goes on with the first question not answered for good`() throws {
    let run = Self.stored(QuizSession(quiz: Self.quiz), Self.rightAnswer + [.giveUp, .next])
    let session = try #require(QuizSession(resuming: run, quiz: Self.quiz, at: 100))
    #expect(session.position == 2)
    #expect(session.settledCount == 2)
    #expect(session.results.score == 1)
    #expect(session.results.answeredCount == 2)
    #expect(session.records[1]?.kind == .giveUp)
  }

  @Test func `keeps the attempts, the hints and what stood in the blanks`() throws {
    let intents: [Intent] =
      Self.rightAnswer + [.hint, .pick(Self.wrong), .confirm, .confirm, .hint, .pick(Self.wrong)]
    let run = Self.stored(QuizSession(quiz: Self.quiz), intents)
    let session = try #require(QuizSession(resuming: run, quiz: Self.quiz, at: 100))
    #expect(session.position == 1)
    #expect(session.current.checkCount == 1)
    #expect(session.current.givenHints.count == 2)
    #expect(session.current.fills == [.option(Self.wrong)])
    var next = session
    _ = next.send(.confirm, at: 101)
    #expect(next.current.isFinal)
    #expect(next.results.score == 1)
  }

  @Test func `goes on with the question that something stands in, before those skipped`() throws {
    let run = Self.stored(QuizSession(quiz: Self.quiz), [.skip, .skip, .pick(Self.right)])
    let session = try #require(QuizSession(resuming: run, quiz: Self.quiz))
    #expect(session.position == 2)
    #expect(session.upcoming == [0, 1, 3, 4])
  }

  @Test func `keeps the shuffled order by what the questions are`() throws {
    let plan = RunPlan(shuffles: true, seed: 7)
    let before = QuizSession(quiz: Self.quiz, plan: plan)
    let run = Self.stored(before, Self.rightAnswer)
    var edited = Self.quiz
    edited.questions.reverse()
    let session = try #require(
      QuizSession(resuming: run, quiz: edited, shuffles: true))
    #expect(session.questions.map(\.identity) == before.questions.map(\.identity))
  }

  @Test func `leaves out what the quiz no longer has`() throws {
    let run = Self.stored(QuizSession(quiz: Self.quiz), Self.rightAnswer)
    var edited = Self.quiz
    edited.questions.remove(at: 1)
    let session = try #require(QuizSession(resuming: run, quiz: edited))
    #expect(session.currentQuestion.identity == "id:q2")
    #expect(session.questions.count == 4)
  }

  @Test func `is at the results when all is answered, and nowhere when all is gone`() throws {
    let all = Array(Array(repeating: Self.rightAnswer, count: 5).joined().dropLast())
    let run = Self.stored(QuizSession(quiz: Self.quiz), all)
    let session = try #require(QuizSession(resuming: run, quiz: Self.quiz))
    #expect(session.phase == .results)
    #expect(session.results.percentage == 100)
    #expect(QuizSession(resuming: run, quiz: QuizSessionTests.quiz(count: 1)) == nil)
  }

  @Test func `what stood in a question that is gone is put into no other`() throws {
    let run = Self.stored(
      QuizSession(quiz: Self.quiz), Self.rightAnswer + [.hint, .pick(Self.wrong)])
    #expect(run.open?.identity == "id:q1")
    var edited = Self.quiz
    edited.questions.remove(at: 1)
    let session = try #require(QuizSession(resuming: run, quiz: edited))
    #expect(session.currentQuestion.identity == "id:q2")
    #expect(session.current.isEmpty)
    #expect(session.current.givenHints.isEmpty)
  }

  @Test func `answers keep the score that they had, however they would be marked now`() throws {
    let typed = Self.quiz.typing()
    var session = QuizSession(quiz: typed)
    var run = UnfinishedRun(order: typed.identities, seed: 0, attempts: [])
    for intent in [Intent.fill([.typed("RIGHT")]), .check] {
      for case .answered(let asked, let attempt) in session.send(intent, at: 0) {
        run.attempts.append(.init(identity: asked.identity, attempt: attempt))
      }
    }
    #expect(session.results.score == 1)
    // As options, texts are compared exactly.
    let resumed = try #require(
      QuizSession(resuming: run, quiz: Self.quiz, identities: typed.identities))
    #expect(resumed.results.score == 1)
    #expect(resumed.records[0]?.verdict.isRight == true)
    #expect(resumed.records[0]?.fills == [.typed("RIGHT")])
  }

  @Test func `attempts and hints of every question that is open count`() throws {
    // A first check of two questions, in a run of which the second comes later.
    func attempt(_ hints: Int) -> Attempt {
      Attempt(
        kind: .check, given: ["wrong"], correct: [false], score: 0, maximum: 1, hints: hints,
        number: 1, seconds: 1)
    }
    let run = UnfinishedRun(
      order: ["id:q0", "id:q1"], seed: 0,
      attempts: [
        .init(identity: "id:q0", attempt: attempt(0)),
        .init(identity: "id:q1", attempt: attempt(2)),
      ])
    var session = try #require(QuizSession(resuming: run, quiz: Self.quiz))
    #expect(session.position == 0)
    #expect(session.current.checkCount == 1)
    _ = session.send(.giveUp, at: 0)
    _ = session.send(.next, at: 0)
    #expect(session.position == 1)
    #expect(session.current.checkCount == 1)
    #expect(session.current.givenHints.count == 2)
    _ = session.send(.pick(Self.right), at: 0)
    _ = session.send(.confirm, at: 0)
    #expect(session.results.score == 0.5)
  }

  @Test func `hints of another blank than the active one are not free`() throws {
    let two = Question(
      id: "two", text: [.blank(0), .blank(1)],
      blanks: [
        Blank(kind: .typed, answer: Answer(texts: ["a"])),
        Blank(kind: .typed, answer: Answer(texts: ["b"]), hints: ["b"]),
      ])
    let run = Self.stored(QuizSession(quiz: Quiz(questions: [two])), [.stepBlank(1), .hint])
    let session = try #require(QuizSession(resuming: run, quiz: Quiz(questions: [two])))
    #expect(session.current.givenHints == [.blank(1, 0)])
  }

  @Test func `the time that was spent counts`() throws {
    let run = Self.stored(QuizSession(quiz: Self.quiz), Self.rightAnswer)
    #expect(run.attempts.map(\.attempt.seconds) == [1])
    let session = try #require(QuizSession(resuming: run, quiz: Self.quiz, at: 100))
    #expect(session.startTime == 99)
  }
}
