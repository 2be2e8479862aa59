import TestSupport
import Testing

/// A blank without options is a line of text, edited as in a shell.
@Suite struct TypedBlankTests {
  private let folder: TemporaryFolder
  private let session: TerminalSession

  init() throws {
    folder = try TemporaryFolder()
    let quiz = """
      [{ "text": "Type _____ here.", "answer": "week" },
       { "text": "First _____ then _____ end.", "answers": ["one", "two"] }]
      """
    session = try cloze([try folder.write(quiz, to: "typed.json")])
    try session.waitForText("Type")
  }

  /// Waits until a text stands in the first blank.
  private func waitForText(_ text: String) throws {
    let expected = text.isEmpty ? "Type here." : "Type \(text) here."
    try session.waitUntil("“\(expected)”") { $0.words.contains(expected) }
  }

  @Test func `a book that lies on the keyboard makes no key wait`() throws {
    session.type(String(repeating: "a", count: 500))
    session.press(.paste(String(repeating: "word ", count: 20_000)))
    session.press(.control("u"))
    session.type("week")
    try waitForText("week")
    session.type("\r")
    try session.waitForText("✓ Right.")
  }

  struct Editing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let inputs: [Input]
    let result: String

    init(_ name: String, _ inputs: [Input], _ result: String) {
      testDescription = name
      self.inputs = inputs
      self.result = result
    }
  }

  private static let edits = [
    Editing("letters that are commands elsewhere", ["q?r1hjkl"], "q?r1hjkl"),
    Editing("spaces", ["a b"], "a b"),
    Editing("Ctrl-A", ["abc", .key(.control("a")), "x"], "xabc"),
    Editing("Home", ["abc", .key(.home), "x"], "xabc"),
    Editing("Ctrl-E", ["abc", .key(.control("a")), .key(.control("e")), "x"], "abcx"),
    Editing("End", ["abc", .key(.home), .key(.end), "x"], "abcx"),
    Editing("Left", ["abc", .key(.left), "x"], "abxc"),
    Editing("Right", ["abc", .key(.left), .key(.left), .key(.right), "x"], "abxc"),
    Editing("Backspace", ["abc", .key(.backspace)], "ab"),
    Editing("Backspace in the middle", ["abc", .key(.left), .key(.backspace)], "ac"),
    Editing("Backspace as Ctrl-H", ["abc", .key(.control("h"))], "ab"),
    Editing("Delete", ["abc", .key(.home), .key(.delete)], "bc"),
    Editing("Ctrl-W", ["one two", .key(.control("w")), "x"], "one x"),
    Editing("Ctrl-U", ["one two", .key(.left), .key(.left), .key(.control("u"))], "wo"),
    Editing("Ctrl-K", ["one two", .key(.left), .key(.left), .key(.control("k"))], "one t"),
    Editing("Backspace in an empty line", [.key(.backspace), "a"], "a"),
    Editing("Chinese", ["我们", .key(.left), "很"], "我很们"),
    Editing("Chinese erased", ["我们", .key(.backspace)], "我"),
    Editing("a combining mark", ["re\u{301}a"], "r\u{E9}a"),
    Editing("a letter erased with its mark", ["re\u{301}a", .key(.left), .key(.backspace)], "ra"),
    Editing("a paste", ["a", .key(.paste("one two")), "b"], "aone twob"),
    Editing("a paste of lines", [.key(.paste("one\ntwo\r"))], "one two"),
    Editing("a paste with an escape", [.key(.paste("a\u{1B}b\u{7}"))], "ab"),
    Editing("Ctrl-R", ["abc", .key(.control("r")), "x"], "x"),
    Editing("an unknown sequence", ["a", "\u{1B}[99;99;99z", "b"], "ab"),
    Editing("an unknown function key", ["a", "\u{1B}[98~\u{1B}OQ", "b"], "ab"),
    Editing("a private sequence", ["a", "\u{1B}[?1;2;3u\u{1B}[>1;2c", "b"], "ab"),
    Editing("a window title", ["a", "\u{1B}]0;title\u{7}\u{1B}]2;other\u{1B}\\", "b"], "ab"),
    Editing("a device control string", ["a", "\u{1B}Pq#0\u{1B}\\", "b"], "ab"),
    Editing("a report of the mouse", ["a", "\u{1B}[<35;10;10M", "b"], "ab"),
    Editing("focus", ["a", .key(.focus(false)), .key(.focus(true)), "b"], "ab"),
  ]

  @Test(arguments: edits)
  func `the line is edited with`(editing: Editing) throws {
    session.perform(editing.inputs)
    try waitForText(editing.result)
  }

  @Test func `the caret stands where the next letter goes`() throws {
    let start = try #require(session.screen.position(of: "Type")).column + "Type  ".count
    let column = { (screen: Screen) in
      screen.modes.isCursorVisible ? screen.cursor.column - start : nil
    }
    try session.waitUntil("caret at the start") { column($0) == 0 }
    session.type("ab我")
    try session.waitUntil("caret after two letters and a wide one") { column($0) == 4 }
    session.press(.left)
    try session.waitUntil("caret before the wide one") { column($0) == 2 }
    session.press(.control("a"))
    try session.waitUntil("caret at the start again") { column($0) == 0 }
    session.press(.escape)
    try session.waitUntil("no caret") { column($0) == nil }
  }

  @Test func `Esc keeps the text and makes letters commands, Esc again goes back`() throws {
    session.type("week")
    try waitForText("week")
    session.press(.escape)
    try session.waitForText("Esc back")
    try waitForText("week")
    session.press(.escape)
    try session.waitForText("Esc commands")
    session.type("s")
    try waitForText("weeks")
    session.press(.escape)
    try session.waitForText("Esc back")
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `Enter accepts, and with all blanks full it checks`() throws {
    session.type("Week\r")
    try session.waitForText("✓ Right.")
    session.press(.enter)
    try session.waitForText("First")
    session.type("one\r")
    try session.waitForRest()
    #expect(session.screen.words.contains("First one then end."))
    session.type("zwei")
    try session.waitForText("⏎ check")
    session.press(.enter)
    try session.waitForText("✗ One to look at again.")
    #expect(session.screen.compact.contains("Firstone✓then"))
  }

  @Test func `a text longer than its blank scrolls inside and is whole`() throws {
    session.type("abcdefghijklmnopqrstuvwxyz")
    try session.waitUntil("the end of the text") { $0.words.contains("wxyz") }
    #expect(!session.screen.contains("abc"))
    session.press(.home)
    try session.waitUntil("the start of the text") { $0.contains("abc") }
    #expect(!session.screen.contains("xyz"))
    #expect(session.screen.contains("here."))
  }
}
