import QuizModel
import Testing

@testable import LearningHistory

@Suite struct `Going on with a run` {
  let history: QuizHistory
  let identities = capitals.identities

  init() throws { history = try QuizHistory(path: ":memory:") }

  @Test func `finds the order, the seed, the attempts and what was picked`() throws {
    let quiz = try history.register(capitals, path: "/c", title: "C", at: monday)
    let order = [identities[2], identities[0]]
    let run = try history.begin(
      order: order, seed: .max, isRetry: false, of: quiz, at: monday)
    try history.record(.check(), of: identities[2], in: quiz, run: run, at: monday)
    let open = UnfinishedRun.OpenQuestion(identity: identities[0], given: ["Nor", nil], hints: 2)
    try history.keep(open, run: run)
    let found = try #require(try history.unfinished(of: quiz))
    #expect(found.run == run)
    let answered = UnfinishedRun.Answered(identity: identities[2], attempt: .check())
    #expect(
      found.state
        == UnfinishedRun(order: order, seed: .max, attempts: [answered], open: open))
  }

  @Test func `is not offered when nothing was done`() throws {
    let (quiz, run) = try history.start()
    #expect(try history.unfinished(of: quiz) == nil)
    try history.keep(
      UnfinishedRun.OpenQuestion(identity: identities[0], given: [nil], hints: 1), run: run)
    #expect(try history.unfinished(of: quiz)?.run == run)
    try history.keep(nil, run: run)
    #expect(try history.unfinished(of: quiz) == nil)
  }

  @Test func `an attempt takes back what was picked for its question alone`() throws {
    let (quiz, run) = try history.start()
    let open = UnfinishedRun.OpenQuestion(identity: identities[0], given: ["a"], hints: 0)
    try history.keep(open, run: run)
    try history.record(.check(), of: identities[1], in: quiz, run: run, at: monday)
    #expect(try history.unfinished(of: quiz)?.state.open == open)
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
    let state = try #require(try history.unfinished(of: quiz)).state
    #expect(state.open == nil)
    #expect(state.attempts.count == 2)
  }

  @Test func `is not offered once it has ended or was discarded`() throws {
    for isEnded in [true, false] {
      let (quiz, run) = try history.start()
      try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
      #expect(try history.unfinished(of: quiz)?.run == run)
      #expect(try standing().isUnfinished)
      if isEnded {
        try history.end(run, percentage: 50, at: monday)
      } else {
        try history.discard(run)
      }
      #expect(try history.unfinished(of: quiz) == nil)
      #expect(try !standing().isUnfinished)
    }
    #expect(try history.count("attempt") == 2)
  }

  @Test func `is not offered for a retry or a review`() throws {
    let (quiz, retry) = try history.start(isRetry: true)
    try history.record(.check(), of: identities[0], in: quiz, run: retry, at: monday)
    let review = try history.begin(
      order: identities, seed: 1, isRetry: false, of: nil, at: monday)
    try history.record(.check(), of: identities[0], in: quiz, run: review, at: monday)
    try history.keep(
      UnfinishedRun.OpenQuestion(identity: identities[0], given: ["a"], hints: 0), run: review)
    #expect(try history.unfinished(of: quiz) == nil)
    #expect(try !standing().isUnfinished)
  }

  @Test func `is not offered when a later run has ended`() throws {
    let (quiz, older) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: older, at: monday)
    let (_, ended) = try history.start()
    #expect(try history.unfinished(of: quiz)?.run == older)
    try history.end(ended, percentage: 100, at: monday)
    #expect(try history.unfinished(of: quiz) == nil)
    #expect(try !standing().isUnfinished)
    let (_, newer) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: newer, at: monday)
    #expect(try history.unfinished(of: quiz)?.run == newer)
    #expect(try standing().isUnfinished)
  }

  @Test func `is offered for the latest one`() throws {
    let (quiz, older) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: older, at: monday)
    let (_, newer) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: newer, at: monday)
    _ = try history.start()
    #expect(try history.unfinished(of: quiz)?.run == newer)
  }

  @Test func `is not offered for another quiz`() throws {
    let (quiz, run) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
    let (other, ended) = try history.start(path: "/other.json")
    try history.end(ended, percentage: 1, at: monday)
    #expect(try history.unfinished(of: other) == nil)
    #expect(try history.unfinished(of: quiz)?.run == run)
  }

  @Test func `bears the identities that questions have after an edit`() throws {
    let (quiz, run) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
    try history.keep(
      UnfinishedRun.OpenQuestion(identity: identities[1], given: ["S"], hints: 0), run: run)
    var edited = capitals
    edited.questions[0] = question("The city of Oslo is in", "Norway")
    edited.questions[1] = question("Berne is in", "Switzerland")
    edited.questions.remove(at: 2)
    let again = try history.register(edited, path: "/capitals.json", title: "Capitals", at: monday)
    let state = try #require(try history.unfinished(of: again)).state
    // The edit of the first is too large: it keeps its old identity, and so does what is gone.
    #expect(state.order == [identities[0], edited.identities[1], identities[2]])
    #expect(state.open?.identity == edited.identities[1])
  }

  fileprivate func standing() throws -> QuizStanding {
    try history.standing(of: "/capitals.json", at: monday) { _ in 0 }
  }
}
