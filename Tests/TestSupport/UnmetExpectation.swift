public import TerminalHarness
public import Testing

/// What was waited for in vain, with what the screen showed instead.
public struct UnmetExpectation: Error, CustomStringConvertible {
  /// What was waited for.
  public let expectation: String
  /// How long.
  public let limit: Duration
  /// How the program ended, nil when it still ran.
  public let exitStatus: TerminalHarness.ExitStatus?
  /// The last screen.
  public let screen: Screen
  /// Where the test waited.
  public let sourceLocation: SourceLocation

  /// All of it, with the screen in a box.
  public var description: String {
    let reason =
      if let exitStatus { "before the program ended (\(exitStatus))" } else { "within \(limit)" }
    return "\(sourceLocation): no \(expectation) \(reason)\n\(screen)"
  }
}
