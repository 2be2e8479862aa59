import QuizModel
import TestSupport
import Testing

@testable import LearningHistory

@Suite struct `Recording attempts` {
  @Test func `keeps all that an attempt is`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    let attempts = [
      Attempt(
        kind: .check, given: ["a\"\n", nil, ""], correct: [true, false, nil], score: 0.75,
        maximum: 2, hints: 1, number: 1, seconds: 3.5),
      Attempt(
        kind: .giveUp, given: [nil], correct: [false], score: 0, maximum: 1, hints: 0, number: 2,
        seconds: 0),
      Attempt(
        kind: .skip, given: [], correct: [], score: 0, maximum: 0, hints: 0, number: 3,
        seconds: 1e6),
    ]
    for attempt in attempts {
      try history.record(attempt, of: capitals.identities[1], in: quiz, run: run, at: monday)
    }
    let state = try #require(try history.unfinished(of: quiz)).state
    #expect(state.attempts.map(\.attempt) == attempts)
    #expect(state.attempts.map(\.identity) == [String](repeating: capitals.identities[1], count: 3))
  }

  @Test func `schedules the question as the scheduler says`() throws {
    let scheduler = Scheduler()
    let history = try QuizHistory(path: ":memory:", scheduler: scheduler)
    let (quiz, run) = try history.start()
    let identity = capitals.identities[0]
    try history.record(.check(), of: identity, in: quiz, run: run, at: monday)
    let first = scheduler.review(nil, rating: .good, at: monday)
    #expect(try history.nextDue(after: monday) == first.due)
    let later = try history.start(at: first.due)
    try history.record(
      .check("x", right: false), of: identity, in: later.quiz, run: later.run, at: first.due)
    let second = scheduler.review(first, rating: .again, at: first.due)
    #expect(try history.nextDue(after: monday) == second.due)
  }

  @Test func `keeps what the schedule predicted`() throws {
    let scheduler = Scheduler(learningSteps: [])
    let history = try QuizHistory(path: ":memory:", scheduler: scheduler)
    let identity = capitals.identities[0]
    for time in [monday, monday + 9 * day] {
      let (quiz, run) = try history.start(at: time)
      try history.record(.check(), of: identity, in: quiz, run: run, at: time)
    }
    let kept = try history.database.rows(
      "SELECT rating, phase, retrievability FROM attempt ORDER BY id"
    ) { ($0.intIfAny(0), $0.intIfAny(1), $0.realIfAny(2)) }
    try #require(kept.count == 2)
    #expect(kept[0] == (3, nil, nil))
    let memory = scheduler.review(nil, rating: .good, at: monday)
    #expect(kept[1] == (3, 2, scheduler.retrievability(of: memory, at: monday + 9 * day)))
  }

  @Test func `of what says nothing of memory leaves the schedule alone`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    let identity = capitals.identities[0]
    try history.record(.check(right: nil), of: identity, in: quiz, run: run, at: monday)
    #expect(try history.count("memory") == 0)
    try history.record(.check(), of: identity, in: quiz, run: run, at: monday)
    let memories = try history.memories()
    try history.record(
      .check("x", right: false, number: 2), of: identity, in: quiz, run: run, at: monday + day)
    #expect(try history.memories() == memories)
  }

  @Test func `comes to the same as scheduling everything anew`() throws {
    let history = try QuizHistory(path: ":memory:")
    var random = SeededGenerator(seed: 7)
    for step in 0..<120 {
      // A clock that is put back now and then.
      let time = monday + Double(step) * day / 3 - (step % 17 == 0 ? 2 * day : 0)
      let (quiz, run) = try history.start(at: time)
      for identity in capitals.identities {
        let roll = Int.random(in: 0..<10, using: &random)
        let attempt = Attempt.check(
          right: roll < 7, hints: roll == 0 ? 1 : 0, number: roll == 9 ? 2 : 1)
        try history.record(attempt, of: identity, in: quiz, run: run, at: time)
      }
    }
    let memories = try history.memories()
    #expect(memories.count == 3)
    try history.database.run("UPDATE memory SET stability = 1, phase = 1, due = 0")
    #expect(try history.memories() != memories)
    try history.rebuildSchedules()
    #expect(try history.memories() == memories)
  }

  @Test func `never changes or deletes an attempt`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    let wishes = [
      "UPDATE attempt SET score = 0", "DELETE FROM attempt",
      "DELETE FROM run", "DELETE FROM question",
    ]
    for wish in wishes {
      let error = try #require(throws: HistoryError.self) { try history.database.run(wish) }
      #expect(error.message.contains("s are "), "\(wish)")
    }
    #expect(try history.count("attempt") == 1)
  }

  @Test func `refuses a question that the quiz does not have`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    let error = try #require(throws: HistoryError.self) {
      try history.record(.check(), of: "id:other", in: quiz, run: run, at: monday)
    }
    #expect(error.cause == .unknown)
  }

  @Test func `leaves nothing behind when a part of it fails`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    try history.database.run(
      script: "CREATE TRIGGER no BEFORE INSERT ON memory BEGIN SELECT RAISE(ABORT, 'no'); END")
    #expect(throws: HistoryError.self) {
      try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    }
    #expect(try history.count("attempt") == 0)
  }
}
