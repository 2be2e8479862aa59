import QuizModel
import Testing

@testable import QuizViewModels

struct QuizSessionTests {
  static func quiz(count: Int, settings: QuizSettings = QuizSettings()) -> Quiz {
    Quiz(
      settings: settings,
      scoreRanges: [
        ScoreRange(percentages: 0...59, text: "low"),
        ScoreRange(percentages: 60...100, text: "high"),
      ],
      questions: (0..<count).map { number in
        Question(
          text: [.blank(0)],
          blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["right"]))],
          banks: [OptionBank(options: [Option("right"), Option("wrong")])],
          tags: [number.isMultiple(of: 2) ? "even" : "odd"]
        )
      }
    )
  }

  func answer(_ session: inout QuizSession, _ index: Int, at time: Double = 0) {
    _ = session.send(.pick(OptionID(bank: 0, index: index)), at: time)
    _ = session.send(.confirm, at: time)
    _ = session.send(.confirm, at: time)
  }

  @Test func `a run goes through all questions to the results`() {
    var session = QuizSession(quiz: Self.quiz(count: 3), at: 10)
    for index in [0, 1, 0] {
      #expect(session.phase == .question)
      answer(&session, index, at: 75)
    }
    #expect(session.phase == .results)
    let results = session.results
    #expect(results.score == 2)
    #expect(results.maximum == 3)
    #expect(results.percentage == 67)
    #expect(results.duration == 65)
    #expect(results.feedback == "high")
    #expect(results.rightCount == 2)
    #expect(results.tagScores.map(\.tag) == ["even", "odd"])
    #expect(results.tagScores.map(\.score) == [2, 0])
    #expect(session.send(.confirm, at: 80) == [.leave])
  }

  @Test func `the percentage is of all questions, also after leaving early`() {
    var session = QuizSession(quiz: Self.quiz(count: 4))
    answer(&session, 0)
    #expect(session.send(.leave, at: 1) == [.leave])
    #expect(session.results.percentage == 25)
    #expect(session.results.answeredCount == 1)
    #expect(session.results.duration == nil)
  }

  @Test func `leaving after the last verdict is the end of the run`() {
    var session = QuizSession(quiz: Self.quiz(count: 2))
    answer(&session, 0)
    _ = session.send(.pick(OptionID(bank: 0, index: 0)), at: 5)
    _ = session.send(.confirm, at: 5)
    #expect(session.send(.leave, at: 7) == [.finished, .leave])
    #expect(session.phase == .results)
    #expect(session.results.duration == 7)
  }

  @Test func `the last check counts`() {
    var session = QuizSession(quiz: Self.quiz(count: 1, settings: QuizSettings(attempts: 0)))
    _ = session.send(.pick(OptionID(bank: 0, index: 1)), at: 0)
    _ = session.send(.confirm, at: 0)
    #expect(session.results.score == 0)
    _ = session.send(.confirm, at: 0)
    answer(&session, 0)
    #expect(session.results.score == 1)
    #expect(session.phase == .results)
  }

  @Test func `one of two hundred points short is not a hundred per cent`() {
    var session = QuizSession(quiz: Self.quiz(count: 200))
    for number in 0..<200 { answer(&session, number == 0 ? 1 : 0) }
    #expect(session.results.percentage == 99)
  }

  @Test func `a seed gives one order, another seed another`() {
    func order(_ seed: UInt64) -> [Int] {
      QuizSession(quiz: Self.quiz(count: 30), plan: RunPlan(shuffles: true, seed: seed))
        .questions.map(\.place)
    }
    #expect(order(1) == order(1))
    #expect(order(1) != order(2))
    #expect(order(1).sorted() == Array(0..<30))
  }

  @Test func `a plan starts later and stops sooner`() {
    let session = QuizSession(quiz: Self.quiz(count: 10), plan: RunPlan(start: 3, limit: 5))
    #expect(session.questions.map(\.place) == [2, 3, 4, 5, 6])
    #expect(session.position == 0)
    let beyond = QuizSession(quiz: Self.quiz(count: 2), plan: RunPlan(start: 9))
    #expect(beyond.questions.map(\.place) == [1])
  }
}
