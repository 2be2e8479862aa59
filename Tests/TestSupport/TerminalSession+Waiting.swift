public import TerminalHarness
public import Testing

extension TerminalSession {
  /// How long a wait lasts when nothing is said: generous, as it passes only in a failing test.
  public static let patience = Duration.seconds(10)

  /// An end of a process wakes no `poll`, so it is looked for this often.
  private static let longestPoll = Duration.milliseconds(10)

  /// Receives until the screen fulfils a condition.
  ///
  /// - Parameters:
  ///   - expectation: What is waited for, in the words of a failure.
  ///   - limit: How long to wait.
  ///   - sourceLocation: Shown in a failure.
  ///   - condition: Asked now, after each change and every few milliseconds.
  /// - Throws: `UnmetExpectation` after the limit, or as soon as the program has ended without it.
  public func waitUntil(
    _ expectation: String = "a condition",
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (Screen) throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + limit
    while try !condition(screen) {
      guard step(until: deadline) else {
        throw UnmetExpectation(
          expectation: expectation,
          limit: limit,
          exitStatus: terminal.exitStatus,
          screen: screen,
          sourceLocation: sourceLocation
        )
      }
    }
  }

  /// Receives until a text can be read in one of the rows.
  public func waitForText(
    _ text: String,
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitUntil("“\(text)”", within: limit, sourceLocation: sourceLocation) {
      $0.contains(text)
    }
  }

  /// Receives for a time, or until the program has ended.
  ///
  /// For watching what must *not* happen; to see something happen, wait for it.
  public func pump(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while step(until: deadline) {}
  }

  /// Receives until nothing has come for a time.
  public func waitForQuiet(
    of silence: Duration = .milliseconds(100),
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let start = ContinuousClock.now
    try waitUntil("silence of \(silence)", within: limit, sourceLocation: sourceLocation) { _ in
      ContinuousClock.now - max(start, transcript.chunks.last?.time ?? start) >= silence
    }
  }

  /// Receives until the program has ended and all that it wrote has been read.
  @discardableResult
  public func waitForExit(
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TerminalHarness.ExitStatus {
    let deadline = ContinuousClock.now + limit
    while step(until: deadline) {}
    if terminal.hasEnded, let status = terminal.exitStatus { return status }
    throw UnmetExpectation(
      expectation: "the end of the program",
      limit: limit,
      exitStatus: nil,
      screen: screen,
      sourceLocation: sourceLocation
    )
  }

  /// Receives what is there or waits a little.
  ///
  /// - Returns: False when the deadline has passed, or the program has ended and nothing is left.
  private func step(until deadline: ContinuousClock.Instant) -> Bool {
    // Asked first: what an ended program wrote is all there to be read.
    let hasEnded = terminal.hasEnded
    if exchange() { return true }
    let remaining = deadline - .now
    guard !hasEnded, remaining > .zero else { return false }
    wait(atMost: min(remaining, Self.longestPoll))
    return true
  }
}
