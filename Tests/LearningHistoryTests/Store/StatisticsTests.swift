import QuizModel
import Testing

@testable import LearningHistory

@Suite struct `Statistics of a history` {
  let written: HandWrittenHistory

  init() throws { written = try HandWrittenHistory() }

  fileprivate typealias Day = LearningStatistics.Day
  fileprivate typealias Group = LearningStatistics.RecallGroup
  fileprivate typealias Hard = LearningStatistics.HardQuestion

  fileprivate let saturday = CivilDate(dayNumber: 20_785)
  fileprivate let tuesday = CivilDate(dayNumber: 20_788)

  fileprivate func statistics(of path: String?) throws -> LearningStatistics {
    try written.history.statistics(
      of: path, at: written.now, secondsFromUTC: HandWrittenHistory.secondsFromUTC)
  }

  fileprivate func expect(
    _ groups: [Group], _ expected: [(Range<Int>, predicted: Double, actual: Double, Int)]
  ) {
    #expect(groups.map(\.percentages) == expected.map(\.0))
    #expect(groups.map(\.reviews) == expected.map(\.3))
    for (group, expected) in zip(groups, expected) {
      #expect(abs(group.predicted - expected.predicted) < 1e-12)
      #expect(abs(group.actual - expected.actual) < 1e-12)
    }
  }

  @Test func `of all quizzes are those worked out by hand`() throws {
    let all = try statistics(of: nil)
    #expect(all.today == tuesday)
    #expect(
      all.days == [
        Day(date: saturday, attempts: 1, answers: 1, right: 1),
        // Five attempts; the second at one question is no answer; the retry's two are right.
        Day(date: saturday.advanced(by: 1), attempts: 5, answers: 4, right: 2),
        Day(date: saturday.advanced(by: 2), attempts: 2, answers: 2, right: 1),
        // Of run 2 one, right; of the run broken off two, one an answer, wrong, and a survey that
        // does not count; of the review two, one right.
        Day(date: tuesday, attempts: 5, answers: 4, right: 2),
      ])
    // 40…50: 0.42 forgotten, 0.48 recalled; 90…100: 0.95 and 1 recalled, 0.9 forgotten. Neither the
    // second attempt nor the one in learning.
    expect(all.recall, [(40..<50, 0.45, 0.5, 2), (90..<100, 0.95, 2.0 / 3, 3)])
    // Today: overdue, due now, due tonight. Tomorrow: one. On the 14th day: one.
    #expect(all.due == [3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    // Lower bounds: 2 of 3 0.21, 1 of 2 0.09, 1 of 3 0.06 twice, by text.
    #expect(
      all.hardest == [
        Hard(text: "Bern is in _____", quiz: "Animals", answers: 3, wrong: 2),
        Hard(text: "We have this many ribs: _____", quiz: "Body", answers: 2, wrong: 1),
        Hard(text: "Lima is in _____", quiz: "Animals", answers: 3, wrong: 1),
        Hard(text: "Oslo is in _____", quiz: "Animals", answers: 3, wrong: 1),
      ])
    // Three of the animals, one of the body; the survey is none.
    #expect(all.questions == 4)
    // 5 + 7 + 3 + 11 + 2 + 4 + 6 + 8 + 1 + 9 + 2 + 3 + 2
    #expect(all.seconds == 63)
    #expect(all.streak == 4)
  }

  @Test func `of one quiz are those worked out by hand`() throws {
    let animals = try statistics(of: "/a.json")
    #expect(
      animals.days == [
        Day(date: saturday, attempts: 1, answers: 1, right: 1),
        Day(date: saturday.advanced(by: 1), attempts: 5, answers: 4, right: 2),
        Day(date: saturday.advanced(by: 2), attempts: 2, answers: 2, right: 1),
        Day(date: tuesday, attempts: 2, answers: 2, right: 1),
      ])
    expect(animals.recall, [(90..<100, 0.95, 2.0 / 3, 3)])
    #expect(animals.due == [3] + [Int](repeating: 0, count: 13))
    #expect(animals.hardest.map(\.wrong) == [2, 1, 1])
    #expect(animals.questions == 3)
    #expect(animals.seconds == 49)

    let body = try statistics(of: "/b.json")
    #expect(body.days == [Day(date: tuesday, attempts: 3, answers: 2, right: 1)])
    expect(body.recall, [(40..<50, 0.45, 0.5, 2)])
    #expect(body.due.prefix(3) == [0, 1, 0])
    #expect(body.questions == 1)
    #expect(body.seconds == 14)
  }

  @Test func `of an unknown quiz are empty`() throws {
    let none = try statistics(of: "/unknown.json")
    #expect(
      none == LearningStatistics(today: tuesday, due: [Int](repeating: 0, count: 14)))
  }

  @Test func `come on pages, all first and then by title`() throws {
    let pages = try written.history.pages(
      at: written.now, secondsFromUTC: HandWrittenHistory.secondsFromUTC)
    // Nobody has answered the clouds.
    #expect(pages.map(\.title) == [nil, "Animals", "Body"])
    #expect(pages.map(\.path) == [nil, "/a.json", "/b.json"])
    for page in pages { #expect(page.statistics == (try statistics(of: page.path))) }
    // The review was finished last, but for a retry.
    #expect(
      pages.first?.standing
        == QuizStanding(lastPercentage: 50, lastDay: tuesday, due: 3, isUnfinished: true))
    #expect(
      pages.dropFirst().first?.standing
        == QuizStanding(lastPercentage: 67, lastDay: tuesday, due: 3))
  }

  @Test
  func `are the same on a page of which nothing is present any more, but for what is to come`()
    throws
  {
    let before = try statistics(of: "/b.json")
    _ = try written.history.register(
      Quiz(questions: [question("Something else", "entirely")]), path: "/b.json", title: "Body",
      at: monday)
    let after = try statistics(of: "/b.json")
    #expect(after.days == before.days)
    #expect(after.hardest == [])
    #expect(after.due == [Int](repeating: 0, count: 14))
  }

  @Test func `have a question that was wrong once below one that is wrong nearly always`() throws {
    let history = try QuizHistory(path: ":memory:")
    for round in 0..<10 {
      let (registration, run) = try history.start()
      if round == 0 {
        try history.record(
          .check(right: false), of: capitals.identities[0], in: registration, run: run, at: monday)
      }
      try history.record(
        .check(right: round == 0), of: capitals.identities[1], in: registration, run: run,
        at: monday)
    }
    let hardest = try history.statistics(of: nil, at: monday) { _ in 0 }.hardest
    #expect(hardest.map(\.text) == ["Bern is in _____", "Oslo is in _____"])
  }

  @Test func `have no page for a quiz that asks for opinions alone`() throws {
    let history = try QuizHistory(path: ":memory:")
    let survey = Quiz(questions: [question("I like", nil)])
    let (registration, run) = try history.start(survey, path: "/survey.json", title: "Survey")
    try history.record(
      .check(right: nil), of: survey.identities[0], in: registration, run: run, at: monday)
    let pages = try history.pages(at: monday) { _ in 0 }
    #expect(pages.map(\.title) == [nil])
    #expect(pages.first?.statistics.answers == 0)
  }

  @Test(arguments: ["9e999", "-9e999", "1e300", "-1e300"])
  func `can be made of rows that are damaged`(number: String) throws {
    let history = try QuizHistory(path: ":memory:")
    let (registration, run) = try history.start()
    try history.record(
      .check(), of: capitals.identities[0], in: registration, run: run, at: monday)
    try history.end(run, percentage: 100, at: monday)
    try history.database.run("DROP TRIGGER attemptIsNeverChanged")
    try history.database.run("UPDATE attempt SET time = \(number)")
    try history.database.run("UPDATE run SET ended = \(number)")
    try history.database.run("UPDATE memory SET due = \(number)")
    var times: [Double] = []
    let pages = try history.pages(at: monday) { time in
      times.append(time)
      return 0
    }
    #expect(pages.first?.statistics.answers == 1)
    #expect(pages.first?.standing.lastDay != nil)
    #expect(times.allSatisfy { abs($0) <= 1e11 })
  }

  @Test func `list ten hard questions at most`() throws {
    let history = try QuizHistory(path: ":memory:")
    let quiz = Quiz(questions: (10...21).map { question("Number \($0) is", "x") })
    let (registration, run) = try history.start(quiz)
    for identity in quiz.identities {
      try history.record(
        .check("y", right: false), of: identity, in: registration, run: run, at: monday)
    }
    let hardest = try history.statistics(of: nil, at: monday) { _ in 0 }.hardest
    #expect(hardest.map(\.text) == (10...19).map { "Number \($0) is _____" })
  }
}

@Suite struct `The least share behind a count` {
  @Test(arguments: [
    // Wilson's interval by another program.
    (1, 1, 0.206549), (9, 10, 0.595850), (1, 2, 0.094531), (2, 3, 0.207660), (1, 3, 0.061492),
    (0, 5, 0.0), (50, 100, 0.403832),
  ])
  func `is the lower bound of Wilson's interval`(count: Int, trials: Int, share: Double) {
    #expect(abs(leastShare(count, of: trials) - share) < 1e-5)
  }
}
