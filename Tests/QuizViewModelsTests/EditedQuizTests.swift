import QuizModel
import Testing

@testable import QuizViewModels

@Suite struct `A quiz edited while it is played` {
  static let quiz = ResumingQuiz.quiz

  fileprivate func played() -> QuizSession {
    var session = QuizSession(quiz: Self.quiz, source: "q.json")
    _ = session.send(.pick(OptionID(bank: 0, index: 0)), at: 0)
    _ = session.send(.confirm, at: 0)
    _ = session.send(.confirm, at: 0)
    _ = session.send(.pick(OptionID(bank: 0, index: 1)), at: 0)
    return session
  }

  @Test func `changes nothing where it is the same`() {
    var session = played()
    session.replace(Self.quiz, source: "q.json", at: 5)
    #expect(session == played())
  }

  @Test func `begins the question that is on anew when it was edited`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions[1].text.append(.text(", truly"))
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.position == 1)
    #expect(session.current.question == quiz.questions[1])
    #expect(session.current.isEmpty)
    #expect(session.records[0] != nil)
  }

  @Test func `keeps the picks, the hints and the verdict when only what is said about it differs`()
  {
    var quiz = Self.quiz
    quiz.questions[0].hints = ["one", "two"]
    var session = QuizSession(quiz: quiz, source: "q.json")
    for intent in [Intent.hint, .pick(OptionID(bank: 0, index: 1))] {
      _ = session.send(intent, at: 0)
    }
    quiz.questions[0].explanation = "Because."
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.current.fills == [.option(OptionID(bank: 0, index: 1))])
    #expect(session.current.givenHints == [.question(0)])
    #expect(session.current.question.explanation == "Because.")
    _ = session.send(.confirm, at: 6)
    quiz.questions[0].explanation = "Because of that."
    session.replace(quiz, source: "q.json", at: 7)
    #expect(session.current.isFinal)
    #expect(session.results.answeredCount == 1)
  }

  @Test func `an answer after such an edit is no first one`() throws {
    var session = QuizSession(quiz: Self.quiz, source: "q.json")
    for intent in [Intent.pick(OptionID(bank: 0, index: 1)), .confirm] {
      _ = session.send(intent, at: 0)
    }
    var quiz = Self.quiz
    quiz.questions[0].text.append(.text(", truly"))
    session.replace(quiz, source: "q.json", at: 5)
    _ = session.send(.pick(OptionID(bank: 0, index: 0)), at: 6)
    let effects = session.send(.confirm, at: 6)
    guard case .answered(_, let attempt) = try #require(effects.first) else {
      Issue.record("\(effects)")
      return
    }
    #expect(attempt.number == 2)
  }

  @Test func `follows the question to another place`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions.insert(quiz.questions[0], at: 0)
    quiz.questions[0].id = "new"
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.currentQuestion.identity == "id:q1")
    #expect(session.currentQuestion.place == 2)
    #expect(session.current.fills == [.option(OptionID(bank: 0, index: 1))])
  }

  @Test func `leaves out questions that are gone`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions.removeLast(2)
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.questions.map(\.identity) == ["id:q0", "id:q1"])
    #expect(session.isAtLast)
    #expect(session.records.count == 2)
  }

  @Test func `asks no question twice when one in the middle is gone`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions.remove(at: 2)
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.questions.map(\.identity) == ["id:q0", "id:q1", "id:q3"])
  }

  @Test func `lets the question that is on be done when it is gone`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions.remove(at: 1)
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.questions.map(\.identity) == ["id:q0", "id:q1", "id:q2", "id:q3"])
    #expect(session.current == played().current)
  }

  @Test func `an answered question that gets a blank keeps its score`() throws {
    var session = played()
    var quiz = Self.quiz
    quiz.questions[0].text.append(.blank(1))
    quiz.questions[0].blanks.append(quiz.questions[0].blanks[0])
    session.replace(quiz, source: "q.json", at: 5)
    let record = try #require(session.records[0])
    #expect(record.fills.count == 2)
    #expect(record.verdict.blanks.map(\.correctness) == [.right, .wrong])
    #expect(session.results.score == 1)
    #expect(session.results.maximum == 5)
    #expect(session.questions[0].question.solution(keeping: record.fills).count == 2)
  }

  @Test func `an answered question that loses a blank keeps no more than it has`() throws {
    var quiz = Self.quiz
    quiz.questions[0].text.append(.blank(1))
    quiz.questions[0].blanks.append(
      Blank(kind: .typed, answer: Answer(texts: ["more"]), points: 3))
    var session = QuizSession(quiz: quiz, source: "q.json")
    _ = session.send(.fill([.option(OptionID(bank: 0, index: 0)), .typed("more")]), at: 0)
    _ = session.send(.check, at: 0)
    _ = session.send(.next, at: 0)
    #expect(session.results.score == 4)
    session.replace(Self.quiz, source: "q.json", at: 5)
    #expect(session.records[0]?.fills.count == 1)
    #expect(session.records[0]?.verdict.blanks.count == 1)
    #expect(session.results.score == 1)
  }

  @Test func `what was picked is found by its text when options change places`() {
    var session = played()
    var quiz = Self.quiz
    quiz.questions[0].banks[0].options.reverse()
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.records[0]?.fills == [.option(OptionID(bank: 0, index: 1))])
    #expect(session.results.score == 1)
  }

  @Test func `hints that are gone are not given again`() {
    var quiz = Self.quiz
    quiz.questions[0].hints = ["one", "two"]
    var session = QuizSession(quiz: quiz, source: "q.json")
    for intent in [Intent.hint, .hint, .skip] { _ = session.send(intent, at: 0) }
    quiz.questions[0].hints = ["one"]
    session.replace(quiz, source: "q.json", at: 5)
    for _ in 0..<3 {
      _ = session.send(.pick(OptionID(bank: 0, index: 0)), at: 6)
      _ = session.send(.confirm, at: 6)
      _ = session.send(.next, at: 6)
    }
    #expect(session.position == 0)
    #expect(session.current.givenHints.map(session.current.text) == ["one"])
  }

  @Test func `what is said of a score is the quiz's, but not in a review`() {
    var quiz = Self.quiz
    quiz.scoreRanges = [ScoreRange(percentages: 0...100, text: "said")]
    var session = played()
    session.replace(quiz, source: "q.json", at: 5)
    #expect(session.scoreRanges == quiz.scoreRanges)
    var review = QuizSession(questions: played().questions, kind: .review)
    review.replace(quiz, source: "q.json", at: 5)
    #expect(review.scoreRanges.isEmpty)
  }

  @Test func `other quizzes of the run stay as they are`() {
    var session = played()
    session.replace(QuizSessionTests.quiz(count: 1), source: "other.json", at: 5)
    #expect(session.questions == played().questions)
  }
}

enum ResumingQuiz {
  static let quiz: Quiz = {
    var quiz = QuizSessionTests.quiz(count: 4)
    for index in quiz.questions.indices { quiz.questions[index].id = "q\(index)" }
    return quiz
  }()
}
