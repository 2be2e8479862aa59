import QuizModel
import Testing

@testable import LearningHistory

@Suite struct `Registering a quiz` {
  let history: QuizHistory

  init() throws { history = try QuizHistory(path: ":memory:") }

  fileprivate func register(_ questions: [Question], title: String = "T") throws -> [Int64] {
    let quiz = Quiz(questions: questions)
    let registration = try history.register(quiz, path: "/q.json", title: title, at: monday)
    #expect(registration.path == "/q.json")
    return registration.rows(of: quiz.identities)
  }

  @Test func `anew keeps the rows of its questions`() throws {
    let rows = try register(capitals.questions)
    #expect(Set(rows).count == 3)
    #expect(try register(capitals.questions) == rows)
    #expect(try register(capitals.questions.reversed()) == rows.reversed())
    #expect(try history.count("question") == 3)
  }

  @Test func `unchanged writes nothing`() throws {
    _ = try register(capitals.questions)
    let changes = "SELECT total_changes()"
    let before = try history.database.first(changes) { $0.int(0) }
    _ = try register(capitals.questions)
    #expect(try history.database.first(changes) { $0.int(0) } == before)
  }

  @Test func `with another title keeps that`() throws {
    _ = try register(capitals.questions)
    _ = try register(capitals.questions, title: "New")
    #expect(try history.quizzes().map(\.title) == ["New"])
    #expect(try history.count("question") == 3)
  }

  @Test func `under another path begins another history`() throws {
    let rows = try register(capitals.questions)
    let moved = try history.register(capitals, path: "/moved.json", title: "T", at: monday)
    #expect(Set(rows).isDisjoint(with: moved.rows(of: capitals.identities)))
    #expect(try history.quizzes().map(\.path) == ["/moved.json", "/q.json"])
  }

  @Test func `takes in the new text of a question that has a name`() throws {
    let rows = try register([question("Oslo is in", "Norway", id: "oslo")])
    #expect(try register([question("Where is Oslo?", "Europe", id: "oslo")]) == rows)
    let stored = try history.database.rows("SELECT text, answers FROM question") {
      [$0.text(0), $0.text(1)]
    }
    #expect(stored == [["Where is Oslo? _____", "Europe"]])
  }

  @Test func `follows small edits and updates what is stored`() throws {
    let rows = try register(capitals.questions)
    var edited = capitals.questions
    edited[1] = question("Berne is in", "Switzerland")
    #expect(try register(edited) == rows)
    let stored = try history.database.rows("SELECT text FROM question ORDER BY place") {
      $0.text(0)
    }
    #expect(stored == ["Oslo is in _____", "Berne is in _____", "Lima is in _____"])
    #expect(try register(edited) == rows)
  }

  @Test func `remembers a question that was away`() throws {
    let rows = try register(capitals.questions)
    #expect(try register(Array(capitals.questions.dropFirst())) == Array(rows.dropFirst()))
    #expect(try history.count("question WHERE isPresent") == 2)
    #expect(try register(capitals.questions) == rows)
  }

  @Test func `never gives the row of a forgotten quiz to another`() throws {
    let (quiz, run) = try history.start()
    try history.forget(path: "/capitals.json")
    _ = try history.start(path: "/other.json")
    let error = try #require(throws: HistoryError.self) {
      try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    }
    #expect(error.cause == .unknown)
    #expect(try history.count("attempt") == 0)
  }
}
