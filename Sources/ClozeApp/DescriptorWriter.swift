#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes to open files.
enum DescriptorWriter {
  /// Writes all of a text.
  ///
  /// - Returns: Why that failed, or nil.
  static func write(_ text: String, to descriptor: Int32) -> String? {
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
