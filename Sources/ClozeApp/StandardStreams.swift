/// Standard input, output and error.
///
/// ``ProcessStreams`` are the real ones; tests bring their own.
public protocol StandardStreams: AnyObject {
  /// Everything that standard input gives, read to its end.
  func readInput() throws(InputFailure) -> [UInt8]
  /// Writes results.
  func writeOutput(_ text: String)
  /// Writes messages.
  func writeError(_ text: String)
  /// Why results were lost, in the system's words, or nil when all were written.
  var outputFailure: String? { get }
}
