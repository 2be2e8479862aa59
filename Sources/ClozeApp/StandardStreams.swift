/// Standard input, output and error.
///
/// ``ProcessStreams`` are the real ones; tests bring their own.
public protocol StandardStreams: AnyObject {
  /// Everything that standard input gives, read to its end.
  func readInput() throws(InputFailure) -> [UInt8]
  /// Where ``readLine()`` has its lines from.
  var lineSource: LineSource { get }
  /// The next line that answers something, without its end; nil when there are no more.
  func readLine() -> String?
  /// Whether results are read by a person at a terminal.
  var outputIsTerminal: Bool { get }
  /// Writes results.
  func writeOutput(_ text: String)
  /// Writes messages.
  func writeError(_ text: String)
  /// Does something, and says a text on standard error if Ctrl-C ends the process meanwhile.
  func telling<Value>(_ text: String, whileDoing action: () -> Value) -> Value
  /// Why results were lost, in the system's words, or nil when all were written.
  var outputFailure: String? { get }
}

extension StandardStreams {
  /// Does something; what is no process cannot be interrupted.
  public func telling<Value>(_ text: String, whileDoing action: () -> Value) -> Value { action() }
}

/// Where the lines come from that answer something.
public enum LineSource: Hashable, Sendable {
  /// A person at a terminal writes them.
  case terminal
  /// A file or another program gives them.
  case stream
  /// Standard input was read as something else, and there is no terminal.
  case nothing
}
