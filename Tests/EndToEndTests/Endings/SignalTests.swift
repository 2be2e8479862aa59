import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals in mid-flight: whatever ends the program, the terminal is as it was.
@Suite struct SignalTests {
  private let folder: TemporaryFolder
  private let session: TerminalSession

  init() throws {
    // A folder of its own, for a core file if there is one.
    folder = try TemporaryFolder()
    session = try cloze([BundledQuiz.hello], directory: folder.path, columns: 100, rows: 30)
    let path = try session.flyExample()
    #expect(path.isBetween("example", on: session.screen))
    #expect(session.terminalModes != session.initialModes)
    #expect(session.screen.modes.on.isSuperset(of: [1000, 1006, 1049, 2004]))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal that asks for the end is told by the exit status`(signal: Int32) throws {
    session.send(signal)
    #expect(try session.waitForExit() == .exited(128 + signal))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: [SIGSEGV, SIGQUIT, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS])
  func `a signal that kills leaves the terminal as it was`(signal: Int32) throws {
    session.send(signal)
    #expect(try session.waitForExit(within: .seconds(5)) == .signalled(signal))
    session.expectTerminalAsBefore()
  }

  @Test func `Ctrl-C typed in mid-flight stops the program`() throws {
    session.press(.control("c"))
    #expect(try session.waitForExit() == .exited(128 + SIGINT))
    session.expectTerminalAsBefore()
  }

  @Test func `Ctrl-Backslash typed in mid-flight kills the program`() throws {
    session.press(.control("\\"))
    #expect(try session.waitForExit() == .signalled(SIGQUIT))
    session.expectTerminalAsBefore()
  }

  @Test func `q in mid-flight leaves, and the score stays on the main screen`() throws {
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    #expect(session.screen.words == "Hello: 0 of 12, 0 %, answered 0 of 12")
  }

  @Test func `Ctrl-S stops nothing`() throws {
    session.press(.control("s"))
    try session.waitForLanding()
    session.send(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + SIGTERM))
    session.expectTerminalAsBefore()
  }
}
