public import Testing

/// A screen on the way, and when it was seen.
public struct ScreenFrame: Sendable {
  /// The screen.
  public let screen: Screen
  /// Time since the action that was watched.
  public let time: Duration
  /// False in the middle of a synchronized frame, which a terminal would not show yet.
  public var isComplete: Bool { !screen.modes.isMidFrame }
}

extension TerminalSession {
  /// Does something and collects each screen that follows, for instance a chip in mid-flight.
  ///
  /// There is a frame after each chunk received and after each end of a synchronized frame, as long
  /// as it differs from the one before. Output that was there already is received first and left
  /// out.
  ///
  /// - Parameters:
  ///   - isLast: Says which screen is the last to collect.
  ///   - limit: How long to wait for that one.
  ///   - sourceLocation: Shown in a failure.
  ///   - action: What to do, at the time that counts as zero.
  /// - Returns: The frames in order; not the screen before the action.
  /// - Throws: `UnmetExpectation`, or what the action throws.
  public func frames(
    until isLast: (Screen) -> Bool,
    within limit: Duration = patience,
    sourceLocation: SourceLocation = #_sourceLocation,
    after action: () throws -> Void
  ) throws -> [ScreenFrame] {
    pump(for: .zero)
    var frames: [ScreenFrame] = []
    var previous = screen
    let start = ContinuousClock.now
    observer = { screen in
      guard screen != previous else { return }
      previous = screen
      frames.append(ScreenFrame(screen: screen, time: .now - start))
    }
    defer { observer = nil }
    try action()
    try waitUntil("last frame", within: limit, sourceLocation: sourceLocation, isLast)
    return frames
  }
}
