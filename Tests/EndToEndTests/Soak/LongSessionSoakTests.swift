#if os(Linux)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  /// As much as is done in eight hours, one thing right after another: `make soak`.
  ///
  /// Thirty runs are 3,300 answers: one every nine seconds, all day.
  @Suite(.enabled(if: Soak.program != nil, "only in make soak"), .serialized)
  struct LongSessionSoakTests {
    private static let runs =
      ProcessInfo.processInfo.environment["CLOZE_SOAK_RUNS"].flatMap(Int.init) ?? 30
    private static let questions = 100
    /// Every tenth question is answered wrong, and once more.
    private static let wrong = 10

    private let folder: TemporaryFolder
    private let session: TerminalSession

    /// The program under a shell with job control, which lets it go on after each suspension.
    init() throws {
      folder = try TemporaryFolder()
      let questions = (1...Self.questions).map { number in
        """
        { "text": "Number \(number) is _____ here.", "answer": "right",
          "options": ["wrong", "right", "left"] }
        """
      }
      try folder.write(
        #"{ "title": "Endless", "questions": [\#(questions.joined(separator: ","))] }"#,
        to: "endless.json")
      session = try TerminalSession(
        "/bin/sh",
        [
          "-c",
          """
          set -m; \(try #require(Soak.program)) \(folder.path); status=$?
          while [ $status = \(128 + SIGTSTP) ]
          do echo suspended; read line; fg; status=$?; done; echo ended with $status
          """,
        ], columns: 70, rows: 18)
      try session.waitForText("/ filter")
    }

    private func answer(_ key: String, _ verdict: String, _ figures: inout SoakFigures) throws {
      try figures.measure {
        session.type("\(key)\r")
        try session.waitForText(verdict, within: .seconds(60))
      }
      session.press(.enter)
    }

    private func playOnce(_ run: Int, _ figures: inout SoakFigures) throws {
      session.press(.enter)
      try session.waitForText("solutions")
      session.press(.enter)
      for number in 1...Self.questions {
        try session.waitForText("Number \(number) is")
        if number % 17 == 0 { session.resize(columns: 60 + number % 20, rows: 14 + number % 5) }
        if number % 25 == 0 { try showHelp() }
        if number % 10 == 3 { session.type("3r") }
        if number % Self.wrong == 0 {
          try answer("1", "Not quite.", &figures)
        } else {
          try answer("2", "Right.", &figures)
        }
      }
      session.resize(columns: 70, rows: 18)
      try session.waitForText("\(Self.questions - Self.questions / Self.wrong) of")
      session.type("w")
      for number in stride(from: Self.wrong, through: Self.questions, by: Self.wrong) {
        try session.waitForText("Number \(number) is")
        try answer("2", "Right.", &figures)
      }
      try session.waitForText("10 of 10")
      session.press(.enter)
      try session.waitForText("/ filter")
    }

    private func showHelp() throws {
      session.type("?")
      try session.waitForText("Keys")
      session.press(.escape)
      try session.waitUntil("no help") { !$0.contains("Keys") && $0.contains("help") }
    }

    private func suspendAndGoOn() throws {
      session.press(.control("z"))
      try session.waitForText("suspended")
      #expect(session.screen.modes == PrivateModes())
      session.press(.enter)
      try session.waitForText("/ filter")
    }

    @Test func `a day of runs of a hundred questions`() throws {
      let process = session.foregroundGroup
      let name = "\(Self.runs) runs of \(Self.questions) questions"
      var figures = SoakFigures(name, process: process)
      var frames = 0
      for run in 1...Self.runs {
        try playOnce(run, &figures)
        if run % 5 == 0 { try suspendAndGoOn() }
        frames += session.takeFrames()
        if run == max(1, Self.runs / 10) { figures.beginAgain(process: process) }
      }
      figures.end(process: process, frames: frames)
      session.type("q")
      try session.waitForText("ended with 0")
      session.expectTerminalAsBefore()
    }
  }
#endif
