import QuizModel
import Testing

@testable import QuizViewModels

/// What a run tells the program to store.
@Suite struct `A run tells` {
  static let quiz = QuizSessionTests.quiz(count: 2, settings: QuizSettings(attempts: 2))

  fileprivate func pick(_ index: Int) -> Intent { .pick(OptionID(bank: 0, index: index)) }

  @Test func `each pick, and that it was taken back`() {
    var session = QuizSession(quiz: Self.quiz, source: "q.json")
    let identity = Self.quiz.identities[0]
    #expect(
      session.send(pick(1), at: 0)
        == [.kept(.init(identity: identity, given: ["wrong"], hints: 0))])
    #expect(session.send(.takeBack, at: 0) == [.kept(nil)])
    #expect(session.send(.lightNext(1), at: 0) == [])
  }

  @Test func `each hint`() {
    var quiz = Self.quiz
    quiz.questions[0].hints = ["one"]
    var session = QuizSession(quiz: quiz)
    #expect(
      session.send(.hint, at: 0)
        == [.kept(.init(identity: quiz.identities[0], given: [nil], hints: 1))])
  }

  @Test func `each check with its number and time, then the end`() throws {
    var session = QuizSession(quiz: Self.quiz, source: "q.json", at: 100)
    _ = session.send(pick(1), at: 101)
    let first = session.send(.confirm, at: 104)
    _ = session.send(.confirm, at: 105)
    _ = session.send(pick(0), at: 106)
    let second = session.send(.confirm, at: 109)
    let asked = session.questions[0]
    #expect(asked.source == "q.json")
    #expect(
      first == [
        .answered(
          asked,
          Attempt(
            kind: .check, given: ["wrong"], correct: [false], score: 0, maximum: 1, hints: 0,
            number: 1, seconds: 4))
      ])
    #expect(
      second == [
        .answered(
          asked,
          Attempt(
            kind: .check, given: ["right"], correct: [true], score: 1, maximum: 1, hints: 0,
            number: 2, seconds: 5))
      ])
    #expect(session.send(.confirm, at: 110) == [])
    _ = session.send(pick(0), at: 111)
    _ = session.send(.confirm, at: 112)
    #expect(session.send(.confirm, at: 113) == [.finished])
  }

  @Test func `text once it counts, not each letter`() {
    let oslo = Question(
      text: [.blank(0), .blank(1)],
      blanks: Array(repeating: Blank(kind: .typed, answer: Answer(texts: ["Oslo"])), count: 2))
    var session = QuizSession(quiz: Quiz(questions: [oslo]))
    #expect(session.send(.edit(.insert("Os")), at: 0) == [])
    #expect(session.send(.confirm, at: 0).count == 1)
  }

  @Test func `a retry, which asks what was not right`() {
    var session = QuizSession(quiz: QuizSessionTests.quiz(count: 3))
    for index in [0, 1, 0] {
      _ = session.send(pick(index), at: 1)
      _ = session.send(.confirm, at: 1)
      _ = session.send(.confirm, at: 1)
    }
    #expect(session.wrongPositions == [1])
    #expect(session.send(.retry, at: 50) == [.retried])
    #expect(session.isRetry)
    #expect(session.questions.map(\.place) == [1])
    #expect(session.startTime == 50)
    #expect(session.phase == .question)
    _ = session.send(pick(0), at: 60)
    _ = session.send(.confirm, at: 60)
    #expect(session.send(.confirm, at: 60) == [.finished])
    #expect(session.results.percentage == 100)
    #expect(session.send(.retry, at: 70) == [])
  }

  @Test func `that its file is to be edited, as long as a question is on`() {
    var session = QuizSession(quiz: QuizSessionTests.quiz(count: 1))
    #expect(session.send(.editFile, at: 0) == [.editFile])
    _ = session.send(pick(0), at: 0)
    _ = session.send(.confirm, at: 0)
    _ = session.send(.confirm, at: 0)
    #expect(session.send(.editFile, at: 0) == [])
  }
}
