import Foundation
import TestSupport
import Testing

/// Text that other programs have tripped over is read on the screen as it was written.
@Suite struct OddTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(_ text: String, name: String = "odd.json") throws -> TerminalSession {
    let session = try cloze(["--motion", "none", try folder.write(text, to: name)])
    try session.waitUntil("a question") { $0.modes.isAlternateScreen && !$0.text.isEmpty }
    try session.waitForRest()
    return session
  }

  @Test func `a byte-order mark and CRLF are no part of it`() throws {
    let quiz = #"[{ "text": "One _____ two.",~ "options": ["a", "b"] }]~"#
    let session = try play("\u{FEFF}" + quiz.replacing("~", with: "\r\n"))
    try session.waitForText("1  a    2  b")
    #expect(session.screen.words.contains("One two."))
  }

  @Test func `CRLF in a table is no part of the last column`() throws {
    let session = try play(
      "\u{FEFF}question,answer\r\nOne _____ two.,a\r\n", name: "odd.csv")
    #expect(session.screen.words.contains("One two."))
    session.type("a\r")
    try session.waitForText("✓ Right.")
  }

  @Test func `entities of HTML are text in JSON, and characters where the format says so`() throws {
    let plain = try play(#"{ "text": "A &amp; B &lt; _____", "answer": "C" }"#)
    #expect(plain.screen.contains("A &amp; B &lt;"))
    let trivia = try play(
      """
      { "response_code": 0, "results": [{ "type": "multiple", "category": "Art",
        "question": "What is &quot;A &amp; B&quot;?", "correct_answer": "C &lt; D",
        "incorrect_answers": ["E", "F", "G"] }] }
      """, name: "trivia.json")
    #expect(trivia.screen.contains(#"What is "A & B"?"#))
    #expect(trivia.screen.contains("C < D"))
  }

  @Test func `brackets in text are text`() throws {
    let session = try play(#"{ "text": "x = a[b + _____", "options": ["c]", "[b + d"] }"#)
    #expect(session.screen.contains("x = a[b +"))
    session.type("1")
    try session.waitForText("c]")
    try session.waitUntil("the option in its blank") { $0.row(of: "c]") == $0.row(of: "x = a") }
  }

  /// In texts where brackets mark the blanks it was cut off (Artemis#2783).
  @Test func `an answer may hold a closing bracket`() throws {
    let session = try play(#"{ "text": "Ends a list: _____ here", "answer": "x]" }"#)
    session.type("x]\r")
    try session.waitForText("✓ Right.")
    #expect(session.screen.compact.contains("x]✓"))
  }
}
