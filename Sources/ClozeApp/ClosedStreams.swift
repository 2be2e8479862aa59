#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Standard streams that were closed before the program began.
enum ClosedStreams {
  /// Takes their numbers, which would go to the next files that are opened.
  ///
  /// A message would then be written into a database, or the screen taken for standard error. Each
  /// stands for `/dev/null` the wrong way round, so that reading and writing still fail.
  static func occupy() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
