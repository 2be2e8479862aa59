import TestSupport
import Testing

/// What the mouse reports while the program leaves is not typed into the shell.
@Suite struct MouseEndTests {
  private let session: TerminalSession

  init() throws {
    let program = try BuiltProgram.path("cloze")
    session = try TerminalSession(
      "/bin/sh",
      [
        "-c",
        """
        \(program) \(BundledQuiz.hello); stty raw -echo min 0 time 5
        echo; echo left; cat -v; echo end
        """,
      ])
    _ = try session.waitForHello()
    try session.waitForQuiet()
  }

  /// Receives until the program has asked for no more clicks.
  private func waitForSilencing() throws {
    try session.waitUntil("the end of reports") { !$0.modes.reportsMouse }
  }

  @Test func `reports on their way are read away before the terminal is given back`() throws {
    session.answers = .none
    session.type("q")
    try waitForSilencing()
    #expect(session.screen.modes.isAlternateScreen)
    session.type("\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[<65;10")
    session.pump(for: .milliseconds(200))
    session.type(";5M\u{1B}[?62;22c")
    try session.waitForExit()
    #expect(session.screen.words.hasSuffix("left end"))
    #expect(session.screen.modes == PrivateModes())
  }

  @Test func `a terminal that has stopped answering is not waited for long`() throws {
    session.answers = .none
    session.type("q")
    try waitForSilencing()
    let start = ContinuousClock.now
    try session.waitForText("left")
    #expect(ContinuousClock.now - start < .seconds(4))
    #expect(session.screen.modes == PrivateModes())
  }
}
