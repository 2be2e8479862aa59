#if os(Linux)
  import TestSupport
  import Testing

  /// Floods of sizes and keys, and readers that are slow: `make soak`.
  @Suite(.enabled(if: Soak.program != nil, "only in make soak"), .serialized)
  struct FloodSoakTests {
    @Test func `ten thousand sizes in a storm, chips flying`() throws {
      var generator = SeededGenerator(seed: 1)
      let session = try Soak.session([BundledQuiz.hello])
      _ = try session.waitForHello()
      var figures = SoakFigures("10000 sizes", process: session.process)
      var frames = 0
      for step in 0..<10_000 {
        session.resize(
          columns: .random(in: 1...300, using: &generator),
          rows: .random(in: 1...100, using: &generator))
        if step.isMultiple(of: 5) { session.type(step.isMultiple(of: 2) ? "4" : "r") }
        session.pump(for: .milliseconds(Int.random(in: 0...4, using: &generator)))
        if step.isMultiple(of: 500) {
          frames += session.takeFrames()
          // What large windows take is held from then on; a small one is sooner looked through.
          session.resize(columns: 80, rows: 24)
          try figures.measure { try session.showHelp() }
          if step == 1000 { figures.beginAgain(process: session.process) }
        }
      }
      session.type("r4")
      session.resize(columns: 80, rows: 24)
      try session.waitForLanding()
      let expected = try Soak.session([BundledQuiz.hello])
      _ = try expected.waitForHello()
      expected.type("4")
      try expected.waitForLanding()
      #expect(session.screen.picture.differences(from: expected.screen.picture) == [])
      figures.end(process: session.process, frames: frames + session.takeFrames(), growth: 4096)
      session.type("q")
      #expect(try session.waitForExit() == .exited(0))
      session.expectTerminalAsBefore()
    }

    /// Types a million keys as fast as they are taken.
    private func flood(
      _ name: String, _ session: TerminalSession, keys: [String], probe: () throws -> Void
    ) throws {
      let thousands = (0..<10_000).map { keys[$0 % keys.count] }.joined()
      // What the first keys need is needed by all.
      session.type(thousands)
      try session.waitUntil("taken keys", within: .seconds(60)) { _ in session.isAllTyped }
      try probe()
      var figures = SoakFigures(name, process: session.process)
      var frames = 0
      for _ in 0..<100 {
        session.type(thousands)
        while !session.isAllTyped { session.pump(for: .milliseconds(5)) }
        frames += session.takeFrames()
      }
      try figures.measure(probe)
      figures.end(process: session.process, frames: frames + session.takeFrames())
      session.press(.control("c"))
      #expect(try session.waitForExit() == .exited(130))
      session.expectTerminalAsBefore()
    }

    @Test func `a million keys on a question`() throws {
      let session = try Soak.session([BundledQuiz.hello])
      _ = try session.waitForHello()
      try flood(
        "10⁶ keys, question", session,
        keys: ["1", "2", "3", "4", "r", "\t", "\u{1B}[C", "\u{1B}[D"]
      ) {
        try session.showHelp()
      }
    }

    @Test func `a million keys in the library`() throws {
      let shelf = try QuizShelf(count: 30)
      let session = try Soak.session([shelf.folder.path])
      try session.waitForText("/ filter")
      try flood(
        "10⁶ keys, library", session,
        keys: ["\u{1B}[B", "\u{1B}[C", "\u{1B}[A", "\u{1B}[D", "j", "k"]
      ) {
        try session.showHelp()
      }
    }

    @Test func `a million keys in a typed blank`() throws {
      let session = try Soak.session(["--start", "4", BundledQuiz.hello])
      try session.waitForText("Seven days")
      var number = 0
      try flood(
        "10⁶ keys, typed blank", session,
        keys: ["a", "b", "\u{1B}[D", "漢", "\u{7F}", "\u{7F}", "\u{7F}"]
      ) {
        number += 1
        session.press(.control("u"))
        session.press(.control("k"))
        session.type("word\(number)")
        try session.waitForText("word\(number)", within: .seconds(60))
      }
    }

    @Test func `a minute of 300 bytes a second, then of nothing for ten`() throws {
      let session = try Soak.session([BundledQuiz.hello])
      _ = try session.waitForHello()
      var figures = SoakFigures("300 B/s for 60 s, 0 B/s for 10 s", process: session.process)
      for pace in [Int](repeating: 300, count: 60) + [Int](repeating: 0, count: 10) {
        session.type("1234r")
        session.resize(columns: 70 + pace % 7, rows: 24)
        session.receive(bytesPerSecond: pace, for: .seconds(1))
      }
      session.type("4")
      session.resize(columns: 80, rows: 24)
      try figures.measure { try session.waitForLanding() }
      try session.showHelp()
      figures.end(process: session.process, frames: session.takeFrames())
      session.type("q")
      #expect(try session.waitForExit() == .exited(0))
      session.expectTerminalAsBefore()
    }
  }
#endif
