#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The standard streams of this process.
public final class ProcessStreams: StandardStreams {
  /// Why results were lost, in the system's words, or nil when all were written.
  public private(set) var outputFailure: String?

  /// Takes the streams over; nothing is read or written yet.
  public init() {}

  /// Everything that standard input gives, read to its end.
  public func readInput() throws(InputFailure) -> [UInt8] {
    try InputFile.read(descriptor: STDIN_FILENO)
  }

  /// Writes results; after a failure nothing more is tried.
  public func writeOutput(_ text: String) {
    guard outputFailure == nil else { return }
    outputFailure = write(text, to: STDOUT_FILENO)
  }

  /// Writes messages; there is nowhere to say that it failed.
  public func writeError(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  /// Writes all of a text.
  ///
  /// - Returns: Why that failed, or nil.
  fileprivate func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, start, rest.count)
        #else
          let count = Darwin.write(descriptor, start, rest.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // The other end may have made the shared description non-blocking.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if errno != EINTR {
          return String(cString: strerror(errno))
        }
      }
      return nil
    }
  }
}
