import Foundation
import TestSupport
import Testing

/// Names and texts that would command the terminal are shown without doing so, on every path.
@Suite struct HostileNameTests {
  private static let hostile = "evil\u{1B}[31m\u{1B}]0;x\u{7}\u{9B}7m\u{202E}\u{2066}\r\n"

  private let folder: TemporaryFolder
  private let streams: RedirectedOutput

  init() throws {
    folder = try TemporaryFolder()
    streams = try RedirectedOutput()
  }

  /// All that a command writes when its streams are no terminal.
  private func output(_ arguments: [String], input: String? = nil) throws -> String {
    let session = try cloze(
      arguments, directory: folder.path,
      redirection: Redirection(output: streams.output, error: streams.error))
    if let input { session.type(input) }
    _ = try session.waitForExit()
    #expect(session.transcript.bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D })
    return try streams.readOutput() + streams.readError()
  }

  private func write(_ text: String, _ suffix: String) throws -> String {
    let name = Self.hostile + suffix
    try folder.write(text, to: name)
    return name
  }

  @Test(arguments: [
    ["check"], ["check", "--json"], [], ["--plain"], ["import"], ["export", "--to", "gift"],
    ["stats"], ["review"], ["--results", "out", "--plain"], ["new"],
  ])
  func `the name of a file that is broken or missing`(command: [String]) throws {
    let broken = try write(#"{ "text": "no blank", "qestions": 1 }"#, ".json")
    for name in [broken, Self.hostile, "\(Self.hostile)/\(Self.hostile)"] {
      let text = try output(command + [name], input: "\u{4}\u{4}")
      #expect(text.isHarmless, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ["--\(hostile)"], ["\(hostile)"], ["--color", hostile], ["--limit=\(hostile)"],
    ["export", "--to", hostile, "x.json"], ["help", hostile],
  ])
  func `words of the command line`(arguments: [String]) throws {
    let text = try output(arguments)
    #expect(!text.isEmpty)
    #expect(text.isHarmless, "\(text.debugDescription)")
  }

  @Test func `titles and texts of a quiz, line by line and in the summary`() throws {
    let name = try write(
      """
      { "title": "T\u{202E}\u{2066}", "questions": [
        { "text": "A\u{202E} _____", "options": ["x\u{202E}", "y"], "answer": "y" }] }
      """, ".json")
    let text = try output(["--plain", name], input: "1\r\u{4}")
    #expect(text.contains("T: 0 of 1") || text.contains("T"))
    #expect(text.isHarmless, "\(text.debugDescription)")
  }

  @Test func `the library shows names, and the screen obeys none`() throws {
    try folder.write("{", to: "\(Self.hostile).json")
    let session = try cloze([folder.path])
    try session.waitForText("/ filter")
    try session.waitForRest()
    #expect(session.screen.contains("evil"))
    #expect(!session.transcript.text.contains("\u{1B}]0;x"))
    #expect(!session.transcript.text.contains("\u{202E}"))
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
  }
}

extension String {
  /// Whether no terminal would do anything but show it.
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t"
        || ![.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
