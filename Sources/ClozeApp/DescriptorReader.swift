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
    while true {
      var count = 0
      var error: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
        #if canImport(Glibc)
          count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
        error = errno
        initializedCount = max(0, count)
      }
      if count >= 0 {
        bytes += chunk
        return count > 0
      } else if error == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      } else if error != EINTR {
        throw InputFailure(errno: error)
      }
    }
  }
}
