public import Testing

extension TerminalSession {
  /// Receives at the pace of a slow line for a time, or until the program has ended.
  ///
  /// - Parameters:
  ///   - bytesPerSecond: The pace; with 0 the reader does not read.
  ///   - duration: How long.
  public func receive(bytesPerSecond: Int, for duration: Duration) {
    let start = ContinuousClock.now
    var received = 0
    while !terminal.hasEnded, case let passed = ContinuousClock.now - start, passed < duration {
      let allowed = Int(passed / .seconds(1) * Double(bytesPerSecond))
      let count = transcript.byteCount
      _ = exchange(atMost: allowed - received)
      received += transcript.byteCount - count
      // Not for output, which may be there and is left alone.
      terminal.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until the program has ended, without reading what it writes.
  @discardableResult
  public func waitForExitUnread(
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TerminalHarness.ExitStatus {
    receive(bytesPerSecond: 0, for: limit)
    if let status = terminal.exitStatus { return status }
    throw UnmetExpectation(
      expectation: "the end of the program, unread",
      limit: limit,
      exitStatus: nil,
      screen: screen,
      sourceLocation: sourceLocation
    )
  }
}
