import TestSupport
import Testing

/// Waiting for a screen, in vain or not, and the screens on the way.
@Suite(.serialized) struct TerminalSessionWaitingTests {
  @Test func `waiting in vain shows the screen`() throws {
    let session = try shell("echo here; exec sleep 60")
    try session.waitForText("here")
    let failure = #expect(throws: UnmetExpectation.self) {
      try session.waitForText("there", within: .milliseconds(30))
    }
    #expect("\(try #require(failure))".contains("│here"))
    #expect(failure?.exitStatus == nil)
    #expect(throws: UnmetExpectation.self) {
      try session.waitForExit(within: .milliseconds(30))
    }
  }

  @Test func `waiting for an ended program is not patient`() throws {
    let session = try shell("echo last words; exit 7")
    let start = ContinuousClock.now
    let failure = #expect(throws: UnmetExpectation.self) { try session.waitForText("more") }
    #expect(failure?.exitStatus == .exited(7))
    #expect(try #require(failure).screen.contains("last words"))
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  @Test func `frames are seen on the way`() throws {
    let move = #"printf '\033[?2026h\033[2J\033[1;%dHx\033[?2026l' $c"#
    let session = try shell(
      "stty -echo; echo ready; read l; for c in 1 2 3; do \(move); sleep 0.03; done; read l")
    try session.waitForText("ready")
    let frames = try session.frames(until: { $0.position(of: "x")?.column == 2 }) {
      session.press(.enter)
    }
    let complete = frames.filter(\.isComplete)
    #expect(complete.map { $0.screen.position(of: "x")?.column } == [0, 1, 2])
    #expect(zip(complete, complete.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(session.transcript.count(of: "\u{1B}[?2026h") == 3)
  }
}
