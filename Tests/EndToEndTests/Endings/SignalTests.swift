import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals at every moment: whatever ends the program, the terminal is as it was.
@Suite struct SignalTests {
  /// A folder of its own, for a core file if there is one.
  private let folder: TemporaryFolder
  private let shelf: QuizShelf

  init() throws {
    folder = try TemporaryFolder()
    shelf = try QuizShelf()
  }

  private func session(at moment: Moment) throws -> TerminalSession {
    let session = try cloze(
      moment.arguments(library: shelf.folder.path), directory: folder.path, columns: 100, rows: 30)
    try moment.reach(in: session)
    return session
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], Moment.allCases)
  func `a signal that asks for the end is told by the exit status`(
    signal: Int32, moment: Moment
  ) throws {
    let session = try session(at: moment)
    session.send(signal)
    #expect(try session.waitForExit() == .exited(128 + signal))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: [SIGSEGV, SIGQUIT], Moment.allCases)
  func `a signal that kills leaves the terminal as it was`(
    signal: Int32, moment: Moment
  ) throws {
    let session = try session(at: moment)
    session.send(signal)
    #expect(try session.waitForExit(within: .seconds(5)) == .signalled(signal))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: [SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2])
  func `a rarer one in mid-flight does so, too`(signal: Int32) throws {
    let session = try session(at: .flight)
    session.send(signal)
    #expect(try session.waitForExit(within: .seconds(5)) == .signalled(signal))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: Moment.allCases)
  func `Ctrl-C stops the program`(moment: Moment) throws {
    let session = try session(at: moment)
    session.press(.control("c"))
    #expect(try session.waitForExit() == .exited(128 + SIGINT))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: Moment.allCases)
  func `Ctrl-Backslash kills the program`(moment: Moment) throws {
    let session = try session(at: moment)
    session.press(.control("\\"))
    #expect(try session.waitForExit() == .signalled(SIGQUIT))
    session.expectTerminalAsBefore()
  }

  @Test func `q in mid-flight leaves, and the score stays on the main screen`() throws {
    let session = try session(at: .flight)
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    #expect(session.screen.words == "Hello: 0 of 12, 0 %, answered 0 of 12")
  }

  @Test func `Ctrl-S stops nothing`() throws {
    let session = try session(at: .flight)
    session.press(.control("s"))
    try session.waitForLanding()
    session.send(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + SIGTERM))
    session.expectTerminalAsBefore()
  }
}
