import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ctrl-Z gives the terminal to the shell for a while.
@Suite struct SuspendTests {
  /// The program under a shell with job control, which tells when it is suspended and waits for a
  /// line before it resumes the program.
  private func session() throws -> TerminalSession {
    let program = try BuiltProgram.path("cloze")
    return try TerminalSession(
      "/bin/sh",
      [
        "-c",
        """
        set -m; \(program) \(BundledQuiz.hello); echo suspended; read line
        echo garbage; fg; echo ended with $?
        """,
      ])
  }

  private func suspend(_ session: TerminalSession) throws {
    session.press(.control("z"))
    try session.waitForText("suspended")
    #expect(session.screen.modes == PrivateModes())
    #expect(session.terminalModes == session.initialModes)
    #expect(!session.screen.contains("choice1"))
  }

  @Test func `Ctrl-Z at rest gives the terminal back, and fg brings the same screen`() throws {
    let session = try session()
    _ = try session.waitForHello()
    session.type("4")
    try session.waitForLanding()
    let before = session.screen
    #expect(before.modes.on.isSuperset(of: [1000, 1006, 1049, 2004]))
    try suspend(session)
    session.press(.enter)
    try session.waitUntil("the same screen") { $0.picture == before.picture }
    #expect(session.screen.modes == before.modes)
    #expect(session.terminalModes != session.initialModes)
    session.type("q")
    try session.waitForText("ended with 0")
    session.expectTerminalAsBefore()
  }

  @Test func `a chip suspended in mid-flight has landed when the program goes on`() throws {
    let session = try session()
    try session.flyExample()
    try suspend(session)
    session.press(.enter)
    try session.waitForLanding()
    #expect(session.screen.count(of: "example") == 1)
    session.type("q")
    try session.waitForText("ended with 0")
  }

  @Test func `a suspended program takes the size that the window has when it goes on`() throws {
    let session = try session()
    _ = try session.waitForHello()
    try suspend(session)
    session.resize(columns: 60, rows: 20)
    session.press(.enter)
    let expected = try cloze([BundledQuiz.hello], columns: 60, rows: 20)
    _ = try expected.waitForHello()
    try session.waitUntil("the screen of that size") { $0.picture == expected.screen.picture }
  }

  @Test func `stopped from outside, the program draws everything when it goes on`() throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    try session.waitForRest()
    let before = session.screen.picture
    let count = session.transcript.chunks.count
    session.send(SIGSTOP)
    session.pump(for: .milliseconds(50))
    session.send(SIGCONT)
    try session.waitUntil("more output") { _ in session.transcript.chunks.count > count }
    try session.waitForRest()
    #expect(session.screen.picture == before)
    let redrawn = String(
      decoding: session.transcript.chunks.dropFirst(count).flatMap(\.bytes), as: UTF8.self)
    #expect(redrawn.contains("choice1"))
    #expect(redrawn.contains("\u{1B}[?1006;1000h"))
  }
}
