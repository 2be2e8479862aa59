#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads from open files.
enum DescriptorReader {
  /// Waits for bytes and puts them behind those that there are.
  ///
  /// - Returns: Whether some came; not at the end.
  /// - Throws: Why none could be had.
  static func read(
    from descriptor: Int32, onto bytes: inout [UInt8]
  ) throws(InputFailure) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count >= 0 {
        bytes += chunk[..<count]
        return count > 0
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw InputFailure(errno: errno)
      }
    }
  }
}
