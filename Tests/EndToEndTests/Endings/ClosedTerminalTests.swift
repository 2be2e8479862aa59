import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that goes away ends the program, which never spins (tig#164, sngrep#544).
@Suite struct ClosedTerminalTests {
  @Test func `closing the window in mid-flight ends the program`() throws {
    let session = try cloze([BundledQuiz.hello])
    try session.flyExample()
    session.hangUp()
    #expect(try session.waitForExit(within: .seconds(3)) == .exited(128 + SIGHUP))
  }

  @Test func `closing the window at rest ends the program, which has hardly worked`() throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    session.hangUp()
    #expect(try session.waitForExit(within: .seconds(3)) == .exited(128 + SIGHUP))
    #expect(try #require(session.processorTime) < .seconds(1))
  }

  /// Else it would live on without a terminal (angband#6558).
  @Test func `a program that was told to ignore the hang-up ends all the same`() throws {
    let program = try BuiltProgram.path("cloze")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "trap '' HUP; exec \(program) \(BundledQuiz.hello)"])
    _ = try session.waitForHello()
    session.hangUp()
    #expect(try session.waitForExit(within: .seconds(3)) == .exited(128 + SIGHUP))
    #expect(try #require(session.processorTime) < .seconds(1))
  }
}
