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
  /// Where lines seem to come from.
  let lineSource: LineSource

  fileprivate var lines: ArraySlice<Substring>

  init(
    input: String = "", outputFailure: String? = nil, lineSource: LineSource = .stream
  ) {
    self.input = Array(input.utf8)
    self.outputFailure = outputFailure
    self.lineSource = lineSource
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines[...]
  }

  var outputIsTerminal: Bool { false }
  func readInput() throws(InputFailure) -> [UInt8] { input }
  func readLine() -> String? { lines.popFirst().map(String.init) }
  func writeOutput(_ text: String) { output += text }
  func writeError(_ text: String) { error += text }
}
