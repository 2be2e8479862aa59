#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why a program could not be started.
public struct StartFailure: Error, CustomStringConvertible {
  /// The program.
  public let path: String
  /// The value of `errno`.
  public let cause: Int32

  /// The program and the system's words for the cause.
  public var description: String { "\(path) did not start: \(String(cString: strerror(cause)))" }
}
