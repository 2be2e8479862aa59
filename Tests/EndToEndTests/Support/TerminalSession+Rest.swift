import TestSupport
import Testing

extension TerminalSession {
  /// Receives until the program has taken all that was typed, has drawn it, and nothing moves.
  ///
  /// A program that a busy machine lets wait is not at rest, as the kernel tells.
  func waitForRest(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #if os(Linux)
      // Longer than a frame and than the time in which an escape may become a sequence.
      let span = Duration.milliseconds(60)
      var last = ProcessActivity(of: process)
      var received = 0
      var start = ContinuousClock.now
      try waitUntil("rest", sourceLocation: sourceLocation) { _ in
        let activity = ProcessActivity(of: process)
        let count = transcript.chunks.count
        if activity != last || !activity.isAsleep || count != received {
          (last, received) = (activity, count)
          start = .now
        }
        return ContinuousClock.now - start >= span
      }
    #else
      try waitForQuiet(of: .milliseconds(300), sourceLocation: sourceLocation)
    #endif
  }
}
