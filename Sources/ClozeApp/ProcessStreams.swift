#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The standard streams of this process.
public final class ProcessStreams: StandardStreams {
  /// Why results were lost, in the system's words, or nil when all were written.
  public private(set) var outputFailure: String?

  /// Whether standard input was read to its end, so that it cannot give answers any more.
  fileprivate var hasReadInput = false
  fileprivate lazy var lines = LineReader(
    descriptor: hasReadInput ? Self.controllingTerminal : STDIN_FILENO)

  /// Takes the streams over; nothing is read or written yet.
  ///
  /// It comes before any file is opened.
  public init() {
    ClosedStreams.occupy()
  }

  /// Everything that standard input gives, read to its end.
  public func readInput() throws(InputFailure) -> [UInt8] {
    hasReadInput = true
    return try InputFile.read(descriptor: STDIN_FILENO)
  }

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Where lines come from: standard input, or the controlling terminal once that has been read.
  public var lineSource: LineSource {
    guard let descriptor = lines.descriptor else { return .nothing }
    return isatty(descriptor) == 1 ? .terminal : .stream
  }

  /// The next line of standard input, or of the controlling terminal once that has been read.
  public func readLine() -> String? { lines.next() }

  /// Writes results; after a failure nothing more is tried.
  public func writeOutput(_ text: String) {
    guard outputFailure == nil else { return }
    outputFailure = DescriptorWriter.write(text, to: STDOUT_FILENO)
  }

  /// Writes messages; there is nowhere to say that it failed.
  public func writeError(_ text: String) {
    _ = DescriptorWriter.write(text, to: STDERR_FILENO)
  }

  /// Does something, and says a text on standard error if Ctrl-C ends the process meanwhile.
  public func telling<Value>(_ text: String, whileDoing action: () -> Value) -> Value {
    Interruption.telling(text, while: action)
  }

  /// The terminal that the process belongs to, opened for as long as the process lives.
  fileprivate static var controllingTerminal: Int32? {
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}
