import ClozeApp

/// Standard streams in memory.
final class RecordedStreams: StandardStreams {
  /// What standard input gives.
  let input: [UInt8]
  /// What was written to standard output.
  private(set) var output = ""
  /// What was written to standard error.
  private(set) var error = ""
  /// What writing to standard output fails with.
  let outputFailure: String?

  init(input: String = "", outputFailure: String? = nil) {
    self.input = Array(input.utf8)
    self.outputFailure = outputFailure
  }

  func readInput() throws(InputFailure) -> [UInt8] { input }
  func writeOutput(_ text: String) { output += text }
  func writeError(_ text: String) { error += text }
}
