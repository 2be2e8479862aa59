import TestSupport
import Testing

/// Windows of any size, from the start and while the program runs, at rest and in mid-flight.
///
/// Tiny ones are no end (weechat#1634, gitui#198), and another size is taken without waiting for a
/// key (notcurses#262, termbox#71).
@Suite struct SizeTests {
  struct Size: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int

    /// Below 20×6 there is only a notice.
    var isTooSmall: Bool { columns < 20 || rows < 6 }
    var testDescription: String { "\(columns)×\(rows)" }
  }

  private static let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 2), Size(columns: 19, rows: 6),
    Size(columns: 20, rows: 5), Size(columns: 20, rows: 6), Size(columns: 40, rows: 12),
    Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ]

  /// What a program shows that has always had 80×24, before and after the key `4`.
  private static let references = Result {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    let start = session.screen.picture
    session.type("4")
    try session.waitForLanding()
    return (start: start, landed: session.screen.picture)
  }

  private func resize(_ session: TerminalSession, to size: Size) {
    session.resize(columns: size.columns, rows: size.rows)
  }

  /// Waits for what a size has room for.
  private func waitForContent(_ session: TerminalSession, at size: Size) throws {
    let notice = String("needs 20 by 6".prefix(size.columns))
    let content = size.isTooSmall ? notice : "This"
    try session.waitUntil("“\(content)”") { screen in
      screen.contains(content) && (!size.isTooSmall || screen.words == notice)
    }
    if !size.isTooSmall { #expect(!session.screen.contains("needs")) }
  }

  @Test(arguments: sizes)
  func `a program starts at any size and shows all once there is room`(size: Size) throws {
    let session = try cloze([BundledQuiz.hello], columns: size.columns, rows: size.rows)
    try waitForContent(session, at: size)
    session.resize(columns: 80, rows: 24)
    let expected = try Self.references.get().start
    try session.waitUntil("the full screen") { $0.picture == expected }
  }

  @Test(arguments: sizes)
  func `at rest, back from any size the screen is as if it had never left`(size: Size) throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    session.type("4")
    try session.waitForLanding()
    resize(session, to: size)
    try waitForContent(session, at: size)
    session.resize(columns: 80, rows: 24)
    let expected = try Self.references.get().landed
    try session.waitUntil("the full screen") { $0.picture == expected }
  }

  @Test(arguments: sizes)
  func `in mid-flight, back from any size the chip is in its blank`(size: Size) throws {
    let session = try cloze([BundledQuiz.hello])
    try session.flyExample()
    resize(session, to: size)
    try waitForContent(session, at: size)
    session.resize(columns: 80, rows: 24)
    let expected = try Self.references.get().landed
    try session.waitUntil("the full screen") { $0.picture == expected }
  }

  @Test func `a storm of sizes in mid-flight ends with the right screen`() throws {
    let session = try cloze([BundledQuiz.hello])
    try session.flyExample()
    for step in 0..<60 {
      session.resize(columns: 1 + step * 37 % 120, rows: 1 + step * 13 % 40)
      if step.isMultiple(of: 4) { session.pump(for: .milliseconds(5)) }
    }
    session.resize(columns: 80, rows: 24)
    let expected = try Self.references.get().landed
    try session.waitUntil("the full screen") { $0.picture == expected }
  }

  @Test(arguments: [([:], 80, 24), (["COLUMNS": "60", "LINES": "20"], 60, 20)])
  func `a terminal that does not know its size has that of the environment`(
    variables: [String: String], columns: Int, rows: Int
  ) throws {
    let program = try BuiltProgram.path("cloze")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "stty rows 0 columns 0; exec \(program) \(BundledQuiz.hello)"],
      environment: TerminalEnvironment.standard(with: variables), columns: columns, rows: rows)
    let expected = try cloze([BundledQuiz.hello], columns: columns, rows: rows)
    _ = try expected.waitForHello()
    try session.waitUntil("the screen of that size") { $0.picture == expected.screen.picture }
  }

  @Test func `in a window that is too small only q does something`() throws {
    let session = try cloze([BundledQuiz.hello], columns: 19, rows: 6)
    try session.waitForText("needs 20 by 6")
    session.type("4\r?")
    session.press(.escape)
    try session.waitForRest()
    session.resize(columns: 80, rows: 24)
    let expected = try Self.references.get().start
    try session.waitUntil("the full screen") { $0.picture == expected }
    session.resize(columns: 1, rows: 1)
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.terminalModes == session.initialModes)
  }
}
