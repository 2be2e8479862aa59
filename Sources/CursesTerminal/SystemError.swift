#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why the last call of the system failed.
enum SystemError {
  /// The number that the C library calls `errno`.
  static var code: Int32 { errno }
}
