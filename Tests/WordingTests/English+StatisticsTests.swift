import Testing
import Wording

struct EnglishStatisticsTests {
  fileprivate let phrases = English()

  @Test func `one is singular`() {
    #expect(phrases.answers(1, days: 1, percentage: 100) == "1 answer on 1 day, 100 % right")
    #expect(phrases.answers(412, days: 23, percentage: 86) == "412 answers on 23 days, 86 % right")
    let streaks = [0, 1, 4].map(phrases.streak(days:))
    #expect(streaks == ["streak 0 days", "streak 1 day", "streak 4 days"])
    #expect([1, 2].map(phrases.reviews) == ["1 review", "2 reviews"])
  }

  @Test(
    arguments: [
      (59, "time 59 s"), (75, "time 1 min 15 s"), (3_599, "time 59 min 59 s"),
      (3_600, "time 1 h 0 min"), (8_040, "time 2 h 14 min"),
    ])
  func `time is told in two units at most`(seconds: Int, expected: String) {
    #expect(phrases.timeSpent(seconds: seconds) == expected)
  }

  @Test(
    arguments: [
      (1, 0, "Next: 1 question later today"), (3, 1, "Next: 3 questions tomorrow"),
      (2, 5, "Next: 2 questions in 5 days"),
    ])
  func `what is due next is told by its day`(count: Int, days: Int, expected: String) {
    #expect(phrases.nextDue(count, inDays: days) == expected)
  }

  @Test func `days have names`() {
    #expect(phrases.date(day: 28, month: 11) == "28 November")
    #expect(phrases.shortDate(day: 1, month: 1) == "1 Jan")
    #expect(phrases.shortDate(weekday: 6, day: 6, month: 12) == "Sun 6 Dec")
    #expect(phrases.lastTime(percentage: 71, day: 28, month: 11) == "71 % on 28 November")
    #expect(Set((1...12).map(phrases.shortMonth)).count == 12)
    #expect(Set((0...6).map(phrases.shortWeekday)).count == 7)
    #expect(phrases.shortMonth(13) == "" && phrases.shortWeekday(-1) == "")
  }

  @Test func `every section has words of its own`() {
    let sections = StatisticsSection.allCases
    #expect(Set(sections.map(phrases.heading)).count == sections.count)
    #expect(sections.allSatisfy { phrases.nothing(in: $0).hasSuffix(".") })
  }
}
