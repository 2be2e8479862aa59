#if os(Linux)
  import TestSupport
  import Testing

  /// When nothing moves the program sleeps: no timer ticks.
  @Suite struct RestTests {
    enum State: String, CaseIterable, Sendable {
      case landed, typing, results, library, dialog
    }

    private let shelf: QuizShelf

    init() throws { shelf = try QuizShelf() }

    /// A program at rest in a state.
    private func program(in state: State) throws -> TerminalSession {
      guard ![.library, .dialog].contains(state) else { return try library(in: state) }
      let part = state == .typing ? ["--start", "4"] : ["--limit", "1"]
      let session = try cloze(part + [BundledQuiz.hello])
      try session.waitForText("help")
      switch state {
      case .landed:
        session.type("4")
        try session.waitForLanding()
      case .typing:
        session.type("wee")
        try session.waitForText("wee")
      case .results:
        session.type("4\r")
        try session.waitForText("done")
      case .library, .dialog:
        break
      }
      try session.waitForRest()
      return session
    }

    private func library(in state: State) throws -> TerminalSession {
      let session = try shelf.open()
      if state == .dialog {
        session.press(.enter)
        try session.waitForText("solutions")
        try session.waitForRest()
      }
      return session
    }

    @Test(arguments: State.allCases)
    func `at rest the program is not awake once in two seconds`(state: State) throws {
      let session = try program(in: state)
      let before = ProcessActivity(of: session.process)
      session.pump(for: .seconds(2))
      #expect(ProcessActivity(of: session.process) == before)
      session.press(.focus(true))
      try session.waitForRest()
      #expect(ProcessActivity(of: session.process) != before)
    }

    @Test(.enabled(if: Strace.isThere), arguments: State.allCases)
    func `at rest the program makes no system call until a key comes`(state: State) throws {
      let session = try program(in: state)
      let calls = try Strace.calls(of: session.process) {
        session.pump(for: .seconds(1))
        session.press(.focus(true))
        session.pump(for: .milliseconds(100))
      }
      #expect(try #require(calls.first).contains("<... resuming interrupted"), "\(calls)")
      #expect(try #require(calls.dropFirst().first).contains("read("), "\(calls)")
    }
  }
#endif
