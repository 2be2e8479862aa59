import TestSupport
import Testing

/// Standard streams that were closed before the program began.
@Suite struct ClosedStreamsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ arguments: [String], closing: String) throws -> TerminalSession {
    let program = try BuiltProgram.path("cloze")
    let command = ([program] + arguments).joined(separator: " ")
    return try TerminalSession("/bin/sh", ["-c", "exec \(command) \(closing)"])
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `on the screen a quiz is played, and no file is written that is not meant`(
    closing: String
  ) throws {
    let results = "\(folder.path)/results.json"
    let session = try start(
      ["--limit", "2", "--results", results, BundledQuiz.hello], closing: closing)
    try session.flyExample()
    session.type("\r")
    try session.waitForText("A digit picks")
    session.type("3\r")
    try session.waitForText("Right.")
    session.type("\r")
    try session.waitForText("1 of 1")
    session.type("\r")
    _ = try session.waitForExit()
    session.expectTerminalAsBefore()
    let text = try folder.read("results.json")
    #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
    #expect(text.contains(#""given": ["Enter"]"#))
  }

  @Test func `line by line, without input the talk ends at once`() throws {
    let session = try start(["--plain", BundledQuiz.hello], closing: "<&-")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.transcript.text.contains("answered 0 of 12"))
  }

  @Test(arguments: ["--plain \(BundledQuiz.hello)", "check \(BundledQuiz.hello)", "--help"])
  func `output that cannot be written is a failure that is told`(command: String) throws {
    let session = try start([command], closing: ">&-")
    if command.hasPrefix("--plain") { session.press(.control("d")) }
    #expect(try session.waitForExit() != .exited(0))
    #expect(session.transcript.text.hasPrefix("cloze: "))
  }
}
