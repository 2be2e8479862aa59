import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ctrl-Z gives the terminal to the shell for a while (linefeed#16).
@Suite struct SuspendTests {
  enum Stop: String, CaseIterable, Sendable {
    case key = "Ctrl-Z"
    case signal = "SIGTSTP"
  }

  private let shelf: QuizShelf

  init() throws { shelf = try QuizShelf() }

  /// The program under a shell with job control, which tells when it is suspended and waits for a
  /// line before it lets the program go on.
  private func session(at moment: Moment, goingOn: String = "fg") throws -> TerminalSession {
    let program = try BuiltProgram.path("cloze")
    let arguments = moment.arguments(library: shelf.folder.path).joined(separator: " ")
    let session = try TerminalSession(
      "/bin/sh",
      [
        "-c",
        """
        set -m; \(program) \(arguments); echo suspended; jobs -p; read line
        echo garbage; \(goingOn); echo ended with $?
        """,
      ], columns: 100, rows: 30)
    try moment.reach(in: session)
    return session
  }

  private func suspend(_ session: TerminalSession, by stop: Stop = .key) throws {
    switch stop {
    case .key: session.press(.control("z"))
    case .signal: session.send(SIGTSTP, to: .foreground)
    }
    try session.waitForText("suspended")
    #expect(session.screen.modes == PrivateModes())
    #expect(session.terminalModes == session.initialModes)
    #expect(!session.screen.contains("quit"))
  }

  @Test(arguments: Stop.allCases, [Moment.rest, .dialog, .typing])
  func `gives the terminal back, and fg brings the same screen`(
    stop: Stop, moment: Moment
  ) throws {
    let session = try session(at: moment)
    let before = session.screen
    try suspend(session, by: stop)
    session.press(.enter)
    try session.waitUntil("the same screen") { $0.picture == before.picture }
    #expect(session.screen.modes == before.modes)
    #expect(session.terminalModes != session.initialModes)
    session.press(.control("c"))
    try session.waitForText("ended with \(128 + SIGINT)")
    session.expectTerminalAsBefore()
  }

  @Test(arguments: Stop.allCases)
  func `a chip suspended in mid-flight has landed when the program goes on`(stop: Stop) throws {
    let session = try session(at: .flight)
    try suspend(session, by: stop)
    session.press(.enter)
    try session.waitForLanding()
    #expect(session.screen.count(of: "example") == 1)
    session.type("q")
    try session.waitForText("ended with 0")
    session.expectTerminalAsBefore()
  }

  @Test(
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV],
    ["fg", "bg; wait %1"])
  func `a signal that comes while it is suspended ends it when it goes on`(
    signal: Int32, goingOn: String
  ) throws {
    let session = try session(at: .rest, goingOn: goingOn)
    try suspend(session)
    let job = try #require(session.screen.lines.compactMap { Int32($0) }.first)
    #expect(kill(job, signal) == 0)
    session.press(.enter)
    try session.waitForText("ended with \(128 + signal)")
    session.expectTerminalAsBefore()
  }

  @Test func `a suspended program takes the size that the window has when it goes on`() throws {
    let session = try session(at: .rest)
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
