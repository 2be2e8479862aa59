internal import CNcurses
internal import CellGrid
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A descriptor of the terminal, our own and never blocking.
///
/// The standard streams may lead elsewhere (a quiz piped in, results piped out), and to make them
/// non-blocking would change them for the shell too, which shares them.
struct TerminalDevice {
  /// What reading gave.
  enum Reading: Hashable {
    /// These bytes.
    case bytes([UInt8])
    /// Nothing for now.
    case nothing
    /// Nothing ever again: the terminal is gone.
    case closed
  }

  /// The descriptor.
  let descriptor: Int32

  /// Opens the terminal of the first standard stream that has one, else that of the process.
  ///
  /// The name of the stream's terminal comes first because macOS cannot wait for `/dev/tty`, and
  /// that one second because the other may belong to somebody else after `su`.
  init?() {
    let names = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].compactMap { stream in
      isatty(stream) == 1 ? ttyname(stream).map { String(cString: $0) } : nil
    }
    for name in names.prefix(1) + ["/dev/tty"] {
      let descriptor = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        self.descriptor = descriptor
        return
      }
    }
    return nil
  }

  /// The size that the terminal reports, if it does.
  var size: CellSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows) else { return nil }
    return CellSize(width: Int(columns), height: Int(rows))
  }

  /// Reads what is there.
  func receive() -> Reading {
    var count = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      code = errno
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (code == EAGAIN || code == EINTR) ? .nothing : .closed
  }

  /// Offers bytes to the terminal.
  func send(_ bytes: UnsafeRawBufferPointer) -> FrameQueue.Outcome {
    let count = write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return .taken(count) }
    return errno == EAGAIN || errno == EINTR ? .taken(0) : .refused
  }

  /// Gives the descriptor back.
  func release() {
    _ = close(descriptor)
  }
}
