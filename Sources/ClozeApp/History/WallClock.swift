internal import QuizModel

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What people's clocks and calendars say.
struct WallClock: Sendable {
  /// The present in seconds since 1970.
  var now: @Sendable () -> Double
  /// How many seconds local time is ahead of UTC at a time.
  var secondsFromUTC: @Sendable (Double) -> Int

  /// The clock and the time zone of the system.
  static let system = WallClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    },
    secondsFromUTC: { time in
      var seconds = time_t(time)
      var local = tm()
      return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }
  )

  /// When the day of a time ends here, in seconds since 1970.
  func endOfDay(_ time: Double) -> Double {
    day(of: time).advanced(by: 1).start(secondsFromUTC: secondsFromUTC(time))
  }

  /// The day on which a time is here.
  func day(of time: Double) -> CivilDate {
    CivilDate(time: time, secondsFromUTC: secondsFromUTC(time))
  }
}
