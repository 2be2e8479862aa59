import QuizModel
import Testing

@Suite struct `A civil date` {
  @Test(arguments: [
    (0, "1970-01-01", 3), (-1, "1969-12-31", 2), (59, "1970-03-01", 6), (11_016, "2000-02-29", 1),
    (20_787, "2026-11-30", 0), (-719_468, "0000-03-01", 2), (47_540, "2100-02-28", 6),
    (47_541, "2100-03-01", 0),
  ])
  func `a day has its date and its weekday`(day: Int, date: String, weekday: Int) {
    let value = CivilDate(dayNumber: day)
    #expect("\(value)" == date)
    #expect(value.weekday == weekday)
  }

  @Test func `dates of 800 years follow each other as the calendar says`() {
    var date = (year: 1570, month: 1, day: 1)
    for number in -146_097...146_097 {
      let found = CivilDate(dayNumber: number).components
      // An expectation each would take a minute.
      guard found == date else {
        Issue.record("day \(number): \(found), not \(date)")
        return
      }
      let isLeap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      date.day += 1
      if date.day > lengths[date.month - 1] { date = (date.year, date.month + 1, 1) }
      if date.month > 12 { date = (date.year + 1, 1, 1) }
    }
  }

  @Test(arguments: [
    (86_399.9, 0, 0), (86_400.0, 0, 1), (-0.1, 0, -1), (82_800.0, 3600, 1), (3_599.0, -3600, -1),
  ])
  func `midnight is where people are`(time: Double, offset: Int, day: Int) {
    #expect(CivilDate(time: time, secondsFromUTC: offset).dayNumber == day)
  }

  @Test(arguments: [
    (Double.nan, 0), (.infinity, 1_000_000_000), (-.infinity, -1_000_000_000),
    (1e300, 1_000_000_000), (-1e300, -1_000_000_000), (1e11, 1_157_407),
  ])
  func `what is no time has a day, too`(time: Double, day: Int) {
    let date = CivilDate(time: time, secondsFromUTC: 0)
    #expect(date.dayNumber == day)
    #expect((1...12).contains(date.components.month))
  }
}
