/// A day of the Gregorian calendar.
public struct CivilDate: Hashable, Sendable, Comparable {
  /// Days since 1 January 1970, negative before.
  public var dayNumber: Int

  /// Names the day that is so many days after 1 January 1970.
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// The day of a time; of one that is no time, or a billion days or more away, the one that far away
  /// or 1 January 1970.
  ///
  /// - Parameters:
  ///   - time: Seconds since 1970 in UTC.
  ///   - offset: How many seconds local time is ahead of UTC.
  public init(time: Double, secondsFromUTC offset: Int) {
    let days = ((time + Double(offset)) / 86_400).rounded(.down)
    self.init(dayNumber: days.isNaN ? 0 : Int(min(max(-1e9, days), 1e9)))
  }

  /// The year, the month from 1 to 12, and the day from 1 to 31.
  ///
  /// By Howard Hinnant's `civil_from_days` (“chrono-Compatible Low-Level Date Algorithms”, 2013).
  public var components: (year: Int, month: Int, day: Int) {
    // Eras of 400 years that begin on 1 March, so that a leap day is the last of its year.
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The day of the week from 0, Monday, to 6, Sunday.
  public var weekday: Int {
    // 1 January 1970 was a Thursday.
    let day = (dayNumber + 3) % 7
    return day < 0 ? day + 7 : day
  }

  /// When the day begins.
  ///
  /// - Parameter offset: How many seconds local time is ahead of UTC.
  /// - Returns: Seconds since 1970 in UTC.
  public func start(secondsFromUTC offset: Int) -> Double {
    Double(dayNumber) * 86_400 - Double(offset)
  }

  /// The day some days later; negative numbers go back.
  public func advanced(by days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Whether a day is before another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    let (year, month, day) = components
    let zeros = String(repeating: "0", count: max(0, 4 - "\(year)".count))
    return "\(zeros)\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
