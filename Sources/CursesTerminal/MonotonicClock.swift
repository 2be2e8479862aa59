#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The clock that never goes back.
enum MonotonicClock {
  /// The present in seconds since some moment in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
