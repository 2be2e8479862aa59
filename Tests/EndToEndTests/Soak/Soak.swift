#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the long tests share: the program under test, and the lines of their table.
  enum Soak {
    /// The program, named by `CLOZE_SOAK`; without that the long tests are left out.
    static let program = ProcessInfo.processInfo.environment["CLOZE_SOAK"]

    static func session(
      _ arguments: [String], columns: Int = 80, rows: Int = 24
    ) throws -> TerminalSession {
      try TerminalSession(try #require(program), arguments, columns: columns, rows: rows)
    }
  }

  /// A line of the table: what was done, how long it took, and what the program held.
  struct SoakFigures {
    private let name: String
    private let start = ContinuousClock.now
    private(set) var before: ProcessFigures
    private(set) var slowest = Duration.zero

    init(_ name: String, process: Int32) {
      self.name = name
      before = ProcessFigures(of: process)
    }

    /// Takes what the program holds now as that with which the end is compared.
    mutating func beginAgain(process: Int32) { before = ProcessFigures(of: process) }

    /// Does something that ends with what a person waits for.
    mutating func measure(_ action: () throws -> Void) rethrows {
      let start = ContinuousClock.now
      try action()
      slowest = max(slowest, .now - start)
    }

    /// Prints the line and expects the program to hold no more than before.
    ///
    /// - Parameters:
    ///   - process: The program.
    ///   - frames: How many frames it has drawn.
    ///   - growth: How much more memory is no leak, in KiB.
    ///   - sourceLocation: Shown in a failure.
    func end(
      process: Int32, frames: Int, growth: Int = 1024,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let after = ProcessFigures(of: process)
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      let lag = Int(slowest / .milliseconds(1))
      print(
        """
        soak: \(name): \(seconds) s, memory \(before.memory) to \(after.memory) KiB, \
        descriptors \(before.descriptors) to \(after.descriptors), \
        threads \(before.threads) to \(after.threads), frames \(frames), slowest answer \(lag) ms
        """)
      #expect(after.memory - before.memory <= growth, sourceLocation: sourceLocation)
      #expect(after.descriptors == before.descriptors, sourceLocation: sourceLocation)
      #expect(after.threads == before.threads, sourceLocation: sourceLocation)
    }
  }

  extension TerminalSession {
    /// Counts the frames received since the last time, and forgets them.
    func takeFrames() -> Int {
      defer { forgetTranscript() }
      return transcript.count(of: "\u{1B}[?2026h")
    }

    /// Opens and closes the help, which shows that keys are taken and the screen is drawn.
    func showHelp() throws {
      type("?")
      try waitForText("Keys", within: .seconds(60))
      press(.escape)
      try waitUntil("no help", within: .seconds(60)) { !$0.contains("Keys") && $0.contains("quit") }
    }
  }
#endif
