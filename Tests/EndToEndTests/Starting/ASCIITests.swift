import TestSupport
import Testing

/// `--ascii` draws signs, frames and gaps with ASCII alone.
@Suite struct ASCIITests {
  private static let quiz = """
    [{ "text": "One _____ two", "options": ["a", "b"], "answer": "a", "explanation": "Because." },
     { "text": "Type _____ here", "answer": "this" }]
    """

  @Test func `no byte above 127 is sent in a whole run`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.quiz, to: "quiz.json")
    let session = try cloze(["--ascii", file])
    try session.waitForText("One")
    session.type("?")
    try session.waitForText("Shift-Tab")
    session.press(.end)
    try session.waitForText("Ctrl-Z")
    session.press(.escape)
    try session.waitUntil("the question") { !$0.contains("Keys") && $0.contains("choose") }
    session.type("2")
    try session.waitForText("Enter check")
    session.press(.enter)
    try session.waitForText("Enter next")
    session.press(.enter)
    try session.waitForText("Type")
    session.type("this\r")
    try session.waitForText("results")
    session.press(.enter)
    try session.waitForText("done")
    session.resize(columns: 19, rows: 6)
    try session.waitForText("needs")
    session.resize(columns: 80, rows: 24)
    try session.waitForText("done")
    session.press(.enter)
    #expect(try session.waitForExit() == .exited(0))
    let foreign = session.transcript.bytes.filter { $0 > 127 }
    #expect(foreign == [], "\(String(decoding: foreign, as: UTF8.self))")
  }

  @Test func `right and wrong have different signs`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.quiz, to: "quiz.json")
    let session = try cloze(["--ascii", "--motion", "none", file])
    try session.waitForText("One")
    session.type("2\r")
    try session.waitForText("x Not quite.")
    session.type("\rthis\r")
    try session.waitForText("+ Right.")
  }

  @Test func `words in other scripts are words, not signs`() throws {
    let session = try cloze(["--ascii", "--start", "6", BundledQuiz.hello])
    try session.waitForText("In Chinese,")
    for option in ["火", "山", "木", "水"] { #expect(session.screen.count(of: option) == 1) }
  }
}
