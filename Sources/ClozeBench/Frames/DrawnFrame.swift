internal import TerminalHarness

/// A frame that a program drew as one, between the marks of synchronized output.
struct DrawnFrame {
  /// How many bytes it took, without the marks.
  let count: Int
  /// When its end could be read.
  let time: ContinuousClock.Instant
  /// What the screen showed from then on.
  let screen: Screen
}

extension TerminalRun {
  /// The frames that ended in the chunks from one on.
  ///
  /// - Parameter first: The index of a chunk that no frame reaches into from before.
  /// - Returns: What the screen showed before, and the frames.
  func frames(from first: Int) -> (before: Screen, frames: [DrawnFrame]) {
    let emulator = ScreenEmulator(columns: size.columns, rows: size.rows)
    for chunk in chunks[..<first] { emulator.feed(chunk.bytes) }
    let before = emulator.screen
    var counter = FrameByteCounter()
    var frames: [DrawnFrame] = []
    for chunk in chunks[first...] {
      var counts = counter.take(chunk.bytes)[...]
      emulator.feed(chunk.bytes) {
        let count = counts.popFirst() ?? 0
        frames.append(DrawnFrame(count: count, time: chunk.time, screen: emulator.screen))
      }
    }
    return (before, frames)
  }
}
