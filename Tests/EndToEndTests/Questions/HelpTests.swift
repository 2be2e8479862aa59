import TestSupport
import Testing

/// The help overlay: opens, can be read to its end, and leaves no trace.
@Suite struct HelpTests {
  @Test(arguments: [("?", Key.escape), ("?", .enter), ("\u{7}", .control("g"))])
  func `opens, closes and leaves the screen as it was`(open: String, close: Key) throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    session.type("4")
    try session.waitForLanding()
    let before = session.screen.picture
    session.type(open)
    try session.waitForText("Choosing an option")
    try session.waitForRest()
    session.press(close)
    try session.waitUntil("the screen from before") { $0.picture == before }
  }

  @Test(arguments: ["q", "?", "\u{1B}OP"])
  func `the keys that open it, and q, close it`(close: String) throws {
    let session = try cloze([BundledQuiz.hello])
    _ = try session.waitForHello()
    try session.waitForRest()
    let before = session.screen.picture
    session.type("\u{1B}OP")
    try session.waitForText("Choosing an option")
    session.type(close)
    try session.waitUntil("the screen from before") { $0.picture == before }
    session.type("4")
    try session.waitUntil("landed chip") { $0.words.contains("This is a example question") }
  }

  @Test func `keys of the question do nothing meanwhile`() throws {
    let session = try cloze(["--motion", "none", BundledQuiz.hello])
    _ = try session.waitForHello()
    try session.waitForRest()
    let before = session.screen.picture
    session.type("?")
    try session.waitForText("Choosing an option")
    session.type("4r")
    try session.waitForRest()
    session.press(.escape)
    try session.waitUntil("the screen from before") { $0.picture == before }
  }

  private func openHelp(_ columns: Int, _ rows: Int) throws -> TerminalSession {
    let session = try cloze(
      ["--motion", "none", BundledQuiz.hello], columns: columns, rows: rows)
    try session.waitForText("This")
    session.type("?")
    try session.waitForText("Keys")
    try session.waitForRest()
    return session
  }

  @Test(arguments: [80, 40])
  func `every key and every part of it can be read`(columns: Int) throws {
    let words = try openHelp(columns, 240).screen.words
    for word in ["Choosing", "Typing", "Results", "Home", "PgUp", "Ctrl-Z", "Backspace", "shell"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `paging passes over no line`(columns: Int, rows: Int) throws {
    let all = try openHelp(columns, 240).screen.panelLines
    let session = try openHelp(columns, rows)
    let pages = try session.screensPaging(with: .pageDown)
    #expect(Set(all).subtracting(pages.flatMap(\.panelLines)) == [])
    session.perform(Array(repeating: .key(.pageUp), count: pages.count))
    try session.waitForText("Keys")
  }

  @Test func `arrows, Home and End go to its ends`() throws {
    let session = try openHelp(80, 24)
    let top = session.screen.picture
    session.perform(Array(repeating: .key(.down), count: 120))
    try session.waitForRest()
    let bottom = session.screen.picture
    #expect(session.screen.panelLines.contains { $0.contains("Ctrl-Z") })
    for (key, end) in [(Input.key(.home), top), (.key(.end), bottom)] {
      session.perform([key])
      try session.waitForRest()
      #expect(session.screen.picture.differences(from: end) == [])
    }
    session.perform(Array(repeating: .key(.up), count: 120))
    try session.waitForRest()
    #expect(session.screen.picture.differences(from: top) == [])
  }

  @Test func `it is there on the results, too`() throws {
    let session = try cloze(["--limit", "1", "--motion", "none", BundledQuiz.hello])
    _ = try session.waitForHello()
    session.type("4\r")
    try session.waitForText("done")
    try session.waitForRest()
    let before = session.screen.picture
    session.type("?")
    try session.waitForText("leave the results")
    session.press(.escape)
    try session.waitUntil("the results from before") { $0.picture == before }
  }
}

extension Screen {
  /// The text between the edges of the panel.
  fileprivate var panelLines: [String] {
    lines.compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }
}
