#if os(Linux)
  import TestSupport
  import Testing

  /// When nothing moves the program sleeps: no timer ticks.
  @Suite struct RestTests {
    enum State: String, CaseIterable, Sendable {
      case question, landed, typing, help, results
    }

    /// A program at rest in a state.
    private func program(in state: State) throws -> TerminalSession {
      let start = state == .typing ? "4" : "1"
      let session = try cloze(["--start", start, "--limit", "1", BundledQuiz.hello])
      try session.waitForText("help")
      switch state {
      case .question: break
      case .landed:
        session.type("4")
        try session.waitForLanding()
      case .typing:
        session.type("wee")
        try session.waitForText("wee")
      case .help:
        session.type("?")
        try session.waitForText("Ctrl-G")
      case .results:
        session.type("4\r")
        try session.waitForText("done")
      }
      try session.waitForQuiet(of: .milliseconds(400))
      return session
    }

    @Test(arguments: State.allCases)
    func `at rest the program is not awake once in two seconds`(state: State) throws {
      let session = try program(in: state)
      let before = try ProcessActivity.sleeps(of: session.process)
      session.pump(for: .seconds(2))
      #expect(try ProcessActivity.sleeps(of: session.process) == before)
      session.press(.focus(true))
      session.pump(for: .milliseconds(100))
      #expect(try ProcessActivity.sleeps(of: session.process) > before)
    }

    @Test(.enabled(if: Strace.isThere), arguments: State.allCases)
    func `at rest the program makes no system call`(state: State) throws {
      let session = try program(in: state)
      let calls = try ProcessActivity.systemCalls(of: session.process)
      #expect(calls.count <= 1, "\(calls)")
      #expect(calls.allSatisfy { $0.contains("poll") })
    }
  }
#endif
