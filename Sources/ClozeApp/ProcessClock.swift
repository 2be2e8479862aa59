#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The clock of the process where no terminal tells the time.
public enum ProcessClock {
  /// The present in seconds; it never goes back.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
