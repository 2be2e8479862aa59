import QuizModel
import Testing

@testable import QuizScene

struct DayGridTests {
  static let monday = CivilDate.lookedAt

  @Test func `today is in the last column, in the row of its weekday`() throws {
    for step in 0..<7 {
      let today = Self.monday.advanced(by: step)
      let grid = DayGrid(today: today, weeks: 10)
      let place = try #require(grid.place(of: today))
      #expect(place == (week: 9, weekday: step))
      #expect(grid.day(week: 9, weekday: step) == today)
      if step < 6 { #expect(grid.day(week: 9, weekday: step + 1) == nil) }
      #expect(grid.place(of: today.advanced(by: 1)) == nil)
    }
  }

  @Test func `the first week is cut off on its Monday`() throws {
    let grid = DayGrid(today: Self.monday.advanced(by: 2), weeks: 4)
    let first = Self.monday.advanced(by: -21)
    #expect(try #require(grid.place(of: first)) == (week: 0, weekday: 0))
    #expect(grid.place(of: first.advanced(by: -1)) == nil)
  }

  @Test func `every place is that of its day, over the end of a year and a leap day`() throws {
    // Friday, 1 January 2027, and Thursday, 29 February 2024.
    for (today, days) in [
      (CivilDate(dayNumber: 20_830), [20_819: 4, 20_818: 3]),
      (CivilDate(dayNumber: 19_800), [19_782: 3]),
    ] {
      let grid = DayGrid(today: today, weeks: DayGrid.mostWeeks)
      for week in 0..<grid.weeks {
        for weekday in 0..<7 {
          guard let day = grid.day(week: week, weekday: weekday) else { continue }
          #expect(try #require(grid.place(of: day)) == (week: week, weekday: weekday))
        }
      }
      for (day, weekday) in days {
        #expect(grid.place(of: CivilDate(dayNumber: day))?.weekday == weekday)
      }
    }
  }

  @Test func `months are named where they begin`() {
    // From Monday, 28 December 2026: 1 January 2027 is in that week.
    let grid = DayGrid(today: CivilDate(dayNumber: 20_815).advanced(by: 6), weeks: 3)
    // The weeks are those of 14, 21 and 28 December; January begins in the last.
    #expect(grid.months.map(\.week) == [0, 2])
    #expect(grid.months.map(\.month) == [12, 1])
  }

  @Test func `a month to come is not named, nor one without room for its name`() {
    // This week ends in December, but today is 30 November.
    #expect(DayGrid(today: Self.monday, weeks: 5).months.map(\.month) == [11])
    // October has but the first of these weeks, and its name would run into the next.
    let seven = DayGrid(today: Self.monday, weeks: 7).months
    #expect(seven.map(\.month) == [11] && seven.map(\.week) == [1])
    let eight = DayGrid(today: Self.monday, weeks: 8).months
    #expect(eight.map(\.month) == [10, 11] && eight.map(\.week) == [0, 2])
  }

  @Test func `a year is named month by month, in order`() {
    let months = DayGrid(today: Self.monday, weeks: 53).months
    #expect(months.map(\.month) == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(zip(months, months.dropFirst()).allSatisfy { $1.week - $0.week >= 2 })
  }
}
