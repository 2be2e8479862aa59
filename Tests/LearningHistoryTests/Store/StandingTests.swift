import QuizModel
import Testing

@testable import LearningHistory

@Suite struct `How a person stands` {
  @Test func `with every quiz is worked out by hand`() throws {
    let written = try HandWrittenHistory()
    let standings = try written.history.standings(
      at: written.now, secondsFromUTC: HandWrittenHistory.secondsFromUTC)
    #expect(
      standings == [
        // The last finished run that is no retry, at 00:36 local time on Tuesday; overdue,
        // due now, and due with the day that it is.
        "/a.json": QuizStanding(
          lastPercentage: 67, lastDay: CivilDate(dayNumber: 20_788), due: 3),
        "/b.json": QuizStanding(isUnfinished: true),
        // What is gone is not due.
        "/c.json": QuizStanding(),
      ])
    for (path, standing) in standings {
      let one = try written.history.standing(
        of: path, at: written.now, secondsFromUTC: HandWrittenHistory.secondsFromUTC)
      #expect(one == standing)
    }
  }

  @Test func `with a quiz that was never played is nothing`() throws {
    let history = try QuizHistory(path: ":memory:")
    #expect(try history.standing(of: "/x", at: monday) { _ in 0 } == QuizStanding())
    #expect(try history.standings(at: monday) { _ in 0 } == [:])
  }

  @Test func `after a run without a score has a day alone`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (_, scored) = try history.start()
    try history.end(scored, percentage: 80, at: monday)
    let (_, survey) = try history.start()
    try history.end(survey, percentage: nil, at: monday + day)
    #expect(
      try history.standing(of: "/capitals.json", at: monday) { _ in 0 }
        == QuizStanding(lastPercentage: nil, lastDay: CivilDate(dayNumber: 20_788)))
  }
}

@Suite struct `What is due` {
  let history: QuizHistory
  let identities = capitals.identities

  init() throws {
    history = try QuizHistory(path: ":memory:", scheduler: Scheduler(learningSteps: []))
  }

  @Test func `comes with the least remembered first, then what was due first`() throws {
    let scheduler = Scheduler(learningSteps: [])
    let (quiz, run) = try history.start()
    let times = [monday, monday + 2 * day, monday + 100]
    for (identity, time) in zip(identities, times) {
      try history.record(.check(), of: identity, in: quiz, run: run, at: time)
    }
    let now = monday + 5 * day
    let memories = times.map { scheduler.review(nil, rating: .good, at: $0) }
    func expected(_ index: Int) -> QuizHistory.DueQuestion {
      QuizHistory.DueQuestion(
        path: "/capitals.json", identity: identities[index], due: memories[index].due,
        retrievability: scheduler.retrievability(of: memories[index], at: now))
    }
    // Two days after the review, in whole days: the first and the third are remembered alike at
    // first, the first is due before.
    #expect(try history.due(at: now) == [expected(0), expected(2), expected(1)])
    #expect(try history.leastKnown(at: now).prefix(2) == [expected(0), expected(2)])
    #expect(try history.leastKnown(at: monday).count == 3)
  }

  @Test func `that is remembered less comes before what was due sooner`() throws {
    let (quiz, run) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday - 2 * day)
    // What was wrong is forgotten sooner.
    try history.record(
      .check("x", right: false), of: identities[1], in: quiz, run: run, at: monday)
    let due = try history.due(at: monday + 5 * day)
    #expect(due.map(\.identity) == [identities[1], identities[0]])
    #expect(due.map(\.due) == [monday + day, monday])
  }

  @Test func `is due from its very second on`() throws {
    let (quiz, run) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
    let due = try #require(try history.nextDue(after: monday))
    #expect(try history.due(at: due - 1).isEmpty)
    #expect(try history.due(at: due).count == 1)
    #expect(try history.standing(of: "/capitals.json", at: due - 1) { _ in 0 }.due == 0)
    #expect(try history.standing(of: "/capitals.json", at: due) { _ in 0 }.due == 1)
    #expect(try history.nextDue(after: due - 1) == due)
    #expect(try history.nextDue(after: due) == nil)
  }

  @Test func `is nothing that the quiz no longer has`() throws {
    let (quiz, run) = try history.start()
    try history.record(.check(), of: identities[0], in: quiz, run: run, at: monday)
    var shorter = capitals
    shorter.questions.removeFirst()
    _ = try history.register(shorter, path: "/capitals.json", title: "C", at: monday)
    #expect(try history.due(at: monday + 99 * day).isEmpty)
    #expect(try history.leastKnown(at: monday).isEmpty)
    #expect(try history.nextDue(after: 0) == nil)
    _ = try history.register(capitals, path: "/capitals.json", title: "C", at: monday)
    #expect(try history.due(at: monday + 99 * day).count == 1)
  }
}

@Suite struct `Forgetting a quiz` {
  @Test func `deletes all of it and nothing else`() throws {
    let history = try QuizHistory(path: ":memory:")
    for path in ["/a.json", "/b.json"] {
      let (quiz, run) = try history.start(path: path, title: path)
      for identity in capitals.identities {
        try history.record(.check(), of: identity, in: quiz, run: run, at: monday)
      }
      let review = try history.begin(order: [], seed: 0, isRetry: false, of: nil, at: monday)
      try history.record(
        .check(), of: capitals.identities[0], in: quiz, run: review, at: monday)
      try history.keep(
        UnfinishedRun.OpenQuestion(identity: capitals.identities[0], given: [], hints: 0), run: run)
    }
    #expect(try history.forget(path: "/a.json") == 4)
    #expect(try history.quizzes().map(\.path) == ["/b.json"])
    #expect(try history.count("attempt") == 4)
    #expect(try history.count("memory") == 3)
    #expect(try history.count("question") == 3)
    #expect(try history.count("run WHERE quiz IS NOT NULL") == 1)
    #expect(try history.forget(path: "/a.json") == 0)
    #expect(try history.forget(path: "/b.json") == 4)
    #expect(try history.count("attempt") == 0)
  }
}
