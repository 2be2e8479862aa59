#if os(Linux)
  import Glibc
  import TestSupport
  import Testing

  /// A terminal that reads slowly, or not at all: frames are dropped, never delayed.
  @Suite struct SlowReaderTests {
    /// What is shown after the key `4` to a reader that is fast.
    private static let landed = Result {
      let session = try cloze([BundledQuiz.hello])
      _ = try session.waitForHello()
      session.type("4")
      try session.waitForLanding()
      return session.screen.picture
    }

    private let session: TerminalSession

    init() throws {
      session = try cloze([BundledQuiz.hello])
      _ = try session.waitForHello()
    }

    /// Makes the program draw all again and again, until the terminal is full of what was not read.
    private func fill(bytesPerSecond: Int = 0) {
      for step in 0..<100 {
        session.resize(columns: 80 - step % 2, rows: 24)
        session.receive(bytesPerSecond: bytesPerSecond, for: .milliseconds(15))
      }
    }

    @Test func `300 bytes a second: frames are dropped, and the last one is right`() throws {
      let expected = try Self.landed.get()
      let before = ProcessFigures(of: session.process)
      let count = session.transcript.byteCount
      fill(bytesPerSecond: 300)
      for _ in 0..<5 {
        session.type("1234")
        session.receive(bytesPerSecond: 300, for: .milliseconds(200))
      }
      session.resize(columns: 80, rows: 24)
      try session.waitUntil("the newest screen") { $0.picture == expected }
      // A hundred screens of more than a thousand bytes were drawn.
      #expect(session.transcript.byteCount - count < 60_000)
      #expect(ProcessFigures(of: session.process).memory - before.memory < 2_000)
    }

    @Test func `after a pause of the reader the screen is the newest`() throws {
      let expected = try Self.landed.get()
      fill()
      session.type("4")
      session.receive(bytesPerSecond: 0, for: .seconds(1))
      session.resize(columns: 80, rows: 24)
      try session.waitUntil("the newest screen") { $0.picture == expected }
    }

    @Test func `q is taken while nothing is read, and the terminal is given back`() throws {
      fill()
      session.type("q")
      #expect(try session.waitForExitUnread() == .exited(0))
      session.pump(for: .seconds(1))
      session.expectTerminalAsBefore()
      #expect(session.screen.words.hasSuffix("Hello: 0 of 12, 0 %, answered 0 of 12"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func `a signal ends it while nothing is read, and the terminal is given back`(
      signal: Int32
    ) throws {
      fill()
      session.send(signal)
      let status = try session.waitForExitUnread()
      #expect([.exited(128 + signal), .signalled(signal)].contains(status))
      session.pump(for: .seconds(1))
      session.expectTerminalAsBefore()
    }
  }
#endif
