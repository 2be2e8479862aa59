import QuizModel
import Testing

@testable import QuizViewModels

@Suite struct `Skipping` {
  fileprivate func session(_ count: Int) -> QuizSession {
    QuizSession(quiz: QuizSessionTests.quiz(count: count))
  }

  fileprivate func answer(_ session: inout QuizSession) {
    _ = session.send(.pick(OptionID(bank: 0, index: 0)), at: 0)
    _ = session.send(.confirm, at: 0)
    _ = session.send(.confirm, at: 0)
  }

  @Test func `leaves a question for the end, where it comes once more`() {
    var session = session(3)
    #expect(session.send(.skip, at: 0) == [])
    #expect(session.position == 1)
    #expect(session.settledCount == 0)
    answer(&session)
    answer(&session)
    #expect(session.position == 0)
    #expect(session.phase == .question)
    #expect(session.isAtLast)
    answer(&session)
    #expect(session.phase == .results)
    #expect(session.results.answeredCount == 3)
  }

  @Test func `the second time is for good, and an attempt`() throws {
    var session = session(2)
    _ = session.send(.skip, at: 1)
    answer(&session)
    let effects = session.send(.skip, at: 4)
    guard case .answered(let asked, let attempt) = try #require(effects.first) else {
      Issue.record("\(effects)")
      return
    }
    #expect(asked.place == 0)
    #expect(
      attempt
        == Attempt(
          kind: .skip, given: [nil], correct: [false], score: 0, maximum: 1, hints: 0, number: 1,
          seconds: 4))
    #expect(effects.last == .finished)
    #expect(session.results.answeredCount == 1)
    #expect(session.results.percentage == 50)
    #expect(session.wrongPositions == [0])
  }

  @Test func `at the end there is no later`() {
    var session = session(1)
    let effects = session.send(.skip, at: 0)
    #expect(effects.count == 2)
    #expect(session.phase == .results)
  }

  @Test func `means nothing once something is filled or was checked`() {
    var session = QuizSession(
      quiz: QuizSessionTests.quiz(count: 2, settings: QuizSettings(attempts: 2)))
    _ = session.send(.pick(OptionID(bank: 0, index: 1)), at: 0)
    #expect(session.send(.skip, at: 0) == [])
    #expect(session.position == 0)
    _ = session.send(.confirm, at: 0)
    _ = session.send(.confirm, at: 0)
    #expect(session.current.isEmpty)
    #expect(!session.current.canSkip)
    #expect(session.send(.skip, at: 0) == [])
    #expect(session.position == 0)
  }

  @Test func `keeps the hints that were given`() {
    var quiz = QuizSessionTests.quiz(count: 2)
    quiz.questions[0].hints = ["one"]
    var session = QuizSession(quiz: quiz)
    _ = session.send(.hint, at: 0)
    _ = session.send(.skip, at: 0)
    answer(&session)
    #expect(session.position == 0)
    #expect(session.current.givenHints.count == 1)
    answer(&session)
    #expect(session.results.score == 1.75)
  }
}
