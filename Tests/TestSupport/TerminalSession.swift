/// A program in a terminal, with a person at the keys and an emulator as the screen.
///
/// Bytes move only inside of the waiting methods (`waitUntil`, `pump`, …), so a program whose session
/// is left alone meets a reader that does not read. A session belongs to one test; when it is
/// released, the program is killed and reaped.
public final class TerminalSession {
  /// How the terminal answers questions such as `ESC [ c`.
  public enum Answers: Sendable {
    /// Not at all.
    case none
    /// As libvterm does: synchronized output (DEC 2026) is not recognized.
    case plain
    /// As libvterm does, but knowing synchronized output.
    case synchronizedOutput
  }

  /// How questions are answered from now on.
  public var answers: Answers
  /// Everything received so far.
  public private(set) var transcript = Transcript()
  /// The terminal's modes before the program ran.
  public var initialModes: TerminalModes { terminal.initialModes }
  /// The terminal's modes now, also after the program has ended.
  public var terminalModes: TerminalModes { terminal.modes }
  /// The program's process.
  public var process: Int32 { terminal.process }
  /// The processes in the foreground of the terminal: the program's unless a shell has started it.
  public var foregroundGroup: Int32 { terminal.foregroundGroup }
  /// Whether all that was typed has been taken by the terminal, if not yet by the program.
  public var isAllTyped: Bool { untyped.isEmpty }
  /// Time that the program and its reaped children spent on the processor, once it has ended.
  public var processorTime: Duration? { terminal.processorTime }

  let terminal: PseudoTerminal
  private let emulator: ScreenEmulator
  private var untyped: [UInt8] = []
  private var latestScreen: Screen?
  var observer: ((Screen) -> Void)?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path; `PATH` is not searched.
  ///   - arguments: Without the program's name.
  ///   - environment: All its variables.
  ///   - directory: Where it starts, nil for the test's own directory.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - redirection: Descriptors in place of the terminal.
  ///   - answers: How the terminal answers questions.
  /// - Throws: `StartFailure`, also when the program does not exist.
  public init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String] = TerminalEnvironment.standard,
    directory: String? = nil,
    columns: Int = 80,
    rows: Int = 24,
    redirection: Redirection = Redirection(),
    answers: Answers = .synchronizedOutput
  ) throws {
    self.answers = answers
    emulator = ScreenEmulator(columns: columns, rows: rows)
    terminal = try PseudoTerminal(
      program, arguments, environment: environment, directory: directory, columns: columns,
      rows: rows, redirection: redirection)
  }

  /// What the screen shows after all that has been received.
  public var screen: Screen {
    if let latestScreen { return latestScreen }
    let screen = emulator.screen
    latestScreen = screen
    return screen
  }

  /// Types text as it is; a line feed is Control-J, so use `press(.enter)` for the key.
  public func type(_ text: String) {
    untyped += Array(text.utf8)
    sendUntyped()
  }

  /// Presses a key.
  public func press(_ key: Key) { type(key.text(in: screen.modes)) }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    latestScreen = nil
    terminal.resize(columns: columns, rows: rows)
  }

  /// Closes the window: the program gets SIGHUP, and nothing is received any more.
  public func hangUp() { terminal.hangUp() }

  /// Forgets what was received, in sessions of so much of it that it would not fit.
  public func forgetTranscript() { transcript.chunks.removeAll() }

  /// Moves what is ready in both directions.
  ///
  /// - Parameter limit: The most bytes to receive; with 0 the reader does not read.
  /// - Returns: Whether something was received.
  func exchange(atMost limit: Int = 1 << 16) -> Bool {
    sendUntyped()
    let bytes = terminal.takeOutput(atMost: limit)
    guard !bytes.isEmpty else { return false }
    receive(bytes)
    return true
  }

  /// Waits for something to do.
  func wait(atMost duration: Duration) {
    terminal.wait(atMost: duration, forRoomToWrite: !untyped.isEmpty)
  }

  private func receive(_ bytes: [UInt8]) {
    transcript.chunks.append(Transcript.Chunk(bytes: bytes, time: .now))
    emulator.feed(bytes) { self.showChange() }
    showChange()
    untyped += answers.edit(emulator.takeReplies())
    sendUntyped()
  }

  private func showChange() {
    latestScreen = nil
    observer?(screen)
  }

  private func sendUntyped() { untyped.removeFirst(terminal.giveInput(untyped)) }
}

extension TerminalSession.Answers {
  /// The emulator's replies as this terminal gives them.
  fileprivate func edit(_ replies: [UInt8]) -> [UInt8] {
    switch self {
    case .none: []
    case .plain: replies
    case .synchronizedOutput:
      Array(
        String(decoding: replies, as: UTF8.self)
          .replacing("\u{1B}[?2026;0$y", with: "\u{1B}[?2026;2$y").utf8
      )
    }
  }
}
