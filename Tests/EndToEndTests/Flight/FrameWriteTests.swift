import TestSupport
import Testing

/// What a frame costs: one write (cava#196), wrapped as synchronized output where the terminal knows
/// that.
@Suite struct FrameWriteTests {
  private let begin = "\u{1B}[?2026h"
  private let end = "\u{1B}[?2026l"

  /// What was received from a key on until the chip had landed.
  private func flight(_ session: TerminalSession) throws -> [String] {
    _ = try session.waitForHello()
    try session.waitForRest()
    let count = session.transcript.chunks.count
    session.type("4")
    try session.waitForLanding()
    return session.transcript.chunks.dropFirst(count).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func `every read begins and ends a frame`() throws {
    let chunks = try flight(cloze([BundledQuiz.hello]))
    for chunk in chunks {
      #expect(chunk.hasPrefix(begin) && chunk.hasSuffix(end))
      #expect(!chunk.contains("\(end)\u{1B}[?25"))
    }
    #expect(chunks.count > 6)
  }

  @Test func `a frame of a flight is small`() throws {
    let chunks = try flight(cloze([BundledQuiz.hello]))
    let bytes = chunks.reduce(0) { $0 + $1.utf8.count }
    let frames = chunks.reduce(0) { $0 + $1.ranges(of: begin).count }
    #expect(bytes < 200 * frames)
  }

  @Test func `frames come at most sixty times a second`() throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    let frames = try session.frames(until: { $0.words.contains("This is a example question") }) {
      session.type("4")
    }
    let seconds = try #require(frames.last).time / .seconds(1)
    #expect(Double(frames.filter(\.isComplete).count) < seconds * 60 + 5)
  }

  @Test(arguments: [TerminalSession.Answers.plain, .none])
  func `a terminal that does not know synchronized output is sent none`(
    answers: TerminalSession.Answers
  ) throws {
    let session = try cloze([BundledQuiz.hello], answers: answers)
    #expect(try flight(session).count > 6)
    #expect(session.transcript.count(of: begin) == 0)
  }

  @Test func `--no-sync sends none`() throws {
    let session = try cloze(["--no-sync", BundledQuiz.hello])
    #expect(try flight(session).count > 6)
    #expect(session.transcript.count(of: begin) == 0)
    #expect(session.transcript.count(of: "2026$p") == 0)
  }

  @Test(.enabled(if: Strace.isThere))
  func `a frame is one system call`() throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram.path("cloze")
    let session = try TerminalSession(
      Strace.path,
      [
        "-e", "trace=write,writev", "-s", "9", "-o", "\(folder.path)/calls", program,
        BundledQuiz.hello,
      ])
    _ = try flight(session)
    session.type("q")
    try session.waitForExit()
    let calls = try folder.read("calls").split(separator: "\n")
    let frames = calls.filter { $0.contains(#""\33[?2026h"#) }
    #expect(frames.count == session.transcript.count(of: begin))
    #expect(frames.count > 6)
    // ncurses writes, too, but into a file of ours.
    let device = try #require(frames.first).prefix { $0 != "," }
    let first = try #require(calls.firstIndex { $0.contains(#""\33[?2026h"#) })
    let last = try #require(calls.lastIndex { $0.contains(#""\33[?2026h"#) })
    #expect(calls[first...last].filter { $0.hasPrefix(device) }.count == frames.count)
  }
}
