internal import QuizModel

/// Days as a grid: a column a week, the last of them this one, and a row a weekday from Monday on.
struct DayGrid: Hashable, Sendable {
  /// A year and a bit.
  static let mostWeeks = 53

  let today: CivilDate
  /// How many weeks there are; at least 1.
  let weeks: Int

  /// The Monday of a week; 0 is the first one.
  func monday(ofWeek week: Int) -> CivilDate {
    today.advanced(by: -today.weekday - 7 * (weeks - 1 - week))
  }

  /// The day at a place, or nil when it is still to come.
  func day(week: Int, weekday: Int) -> CivilDate? {
    let day = monday(ofWeek: week).advanced(by: weekday)
    return day <= today ? day : nil
  }

  /// Where a day is, or nil when it is before the first or after today.
  func place(of day: CivilDate) -> (week: Int, weekday: Int)? {
    let first = monday(ofWeek: 0)
    guard day >= first, day <= today else { return nil }
    return (week: (day.dayNumber - first.dayNumber) / 7, weekday: day.weekday)
  }

  /// The weeks in which months begin, and the first one, where there is room for a name before the
  /// next.
  var months: [(week: Int, month: Int)] {
    var months: [(week: Int, month: Int)] = []
    for week in 0..<weeks {
      let month = lastDay(ofWeek: week).components.month
      if let last = months.last {
        guard month != last.month else { continue }
        // A name takes more than the column of a week.
        if week - last.week < 2 { months.removeLast() }
      }
      months.append((week, month))
    }
    return months
  }

  fileprivate func lastDay(ofWeek week: Int) -> CivilDate {
    min(monday(ofWeek: week).advanced(by: 6), today)
  }
}
