internal import TerminalHarness

/// A program in a terminal, with all that it wrote and when that could be read.
///
/// While the program draws, what it wrote is read and noted, and little else: pictures of the screen
/// are made afterwards, so that they cost the program no time.
final class TerminalRun {
  /// What could be read at once.
  struct Chunk {
    let bytes: [UInt8]
    let time: ContinuousClock.Instant
  }

  /// Before the program was started.
  let start: ContinuousClock.Instant
  /// Columns and rows.
  let size: WindowSize
  /// What was read, oldest first.
  private(set) var chunks: [Chunk] = []
  private let terminal: PseudoTerminal
  private let emulator: ScreenEmulator
  private let name: String

  /// Starts a program.
  init(
    _ command: Command, in surroundings: Surroundings, size: WindowSize = .usual
  ) throws {
    self.size = size
    name = command.name
    emulator = ScreenEmulator(columns: size.columns, rows: size.rows)
    let environment = surroundings.environment()
    start = .now
    terminal = try PseudoTerminal(
      command.program, command.arguments, environment: environment, columns: size.columns,
      rows: size.rows)
  }

  /// The program's process.
  var process: Int32 { terminal.process }

  /// What the screen shows.
  private var screen: Screen { emulator.screen }

  /// What the kernel has counted for the program up to now.
  func counts() throws(BenchError) -> ProcessCounts { try ProcessCounts(of: process) }

  /// Returns when the program has ended by itself.
  func waitForEnd() { terminal.waitForEnd() }

  /// Why the program cannot be measured: it does not show something.
  func failure(without text: String) -> BenchError {
    .noText(text, program: name, screen: screen.text)
  }

  /// Types keys as they are sent, and says when.
  @discardableResult
  func press(_ key: [UInt8]) -> ContinuousClock.Instant {
    let time = ContinuousClock.now
    _ = terminal.giveInput(key)
    return time
  }

  /// Reads what comes within a time.
  ///
  /// - Returns: Whether anything came.
  @discardableResult
  func read(within limit: Duration) -> Bool {
    terminal.wait(atMost: limit, forRoomToWrite: false)
    let bytes = terminal.takeOutput()
    guard !bytes.isEmpty else { return false }
    chunks.append(Chunk(bytes: bytes, time: .now))
    emulator.feed(bytes)
    answer()
    return true
  }

  /// Reads until nothing has come for a time.
  ///
  /// A program that never rests is not waited for longer than some seconds.
  func settle(for silence: Duration = .milliseconds(100)) {
    let deadline = ContinuousClock.now + .seconds(3)
    while read(within: silence), ContinuousClock.now < deadline {}
  }

  /// Reads until the screen shows a text and nothing more comes.
  ///
  /// - Throws: `BenchError.noText` when it does not.
  func wait(for text: String, within limit: Duration = .seconds(20)) throws(BenchError) {
    let deadline = ContinuousClock.now + limit
    while true {
      settle(for: .milliseconds(30))
      if text.isEmpty || screen.contains(text) { return }
      guard ContinuousClock.now < deadline, !terminal.hasEnded else {
        throw failure(without: text)
      }
    }
  }

  /// Reads until a question is on and nothing moves, pressing the keys that a command names.
  func open(_ command: Command) throws(BenchError) {
    try wait(for: command.text)
    for key in command.opening {
      press(key)
      settle()
    }
    try wait(for: command.openText)
    settle(for: .milliseconds(400))
  }

  /// As libvterm answers, but knowing synchronized output.
  private func answer() {
    let replies = String(decoding: emulator.takeReplies(), as: UTF8.self)
    guard !replies.isEmpty else { return }
    press(Array(replies.replacing("\u{1B}[?2026;0$y", with: "\u{1B}[?2026;2$y").utf8))
  }

  /// How long after the start the screen first showed a text, reading once more what was noted.
  func time(of text: String) throws(BenchError) -> Duration {
    let replay = ScreenEmulator(columns: size.columns, rows: size.rows)
    for chunk in chunks {
      replay.feed(chunk.bytes)
      if replay.screen.contains(text) { return chunk.time - start }
    }
    throw failure(without: text)
  }
}
