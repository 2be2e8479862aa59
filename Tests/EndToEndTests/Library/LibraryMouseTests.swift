import TestSupport
import Testing

/// Whatever is printed can be clicked.
@Suite struct LibraryMouseTests {
  private let shelf: QuizShelf
  private let session: TerminalSession

  init() throws {
    shelf = try QuizShelf()
    session = try shelf.open()
  }

  /// Clicks on the first letter of a text and waits for another.
  private func click(_ text: String, thenSee result: String) throws {
    let place = try #require(session.screen.position(of: text), "\(text) on \(session.screen)")
    session.press(.click(column: place.column, row: place.row))
    try session.waitForText(result)
    if session.screen.modes.isAlternateScreen { try session.waitForRest() }
  }

  @Test func `card, button, option, hints: a whole quiz by clicks`() throws {
    try click("Beta", thenSee: "solutions")
    try click("Start", thenSee: "q library")
    try click("right", thenSee: "⏎ check")
    try click("check", thenSee: "✓ Right.")
    try click("results", thenSee: "100 %")
    try click("⏎", thenSee: "/ filter")
    try click("q quit", thenSee: "Beta: 1 of 1, 100 %")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
  }

  @Test func `a click on the dimmed part closes the dialog and opens no other card`() throws {
    let before = session.screen.picture
    try click("Alpha", thenSee: "solutions")
    try click("Gam", thenSee: "/ filter")
    #expect(session.screen.picture == before)
  }

  @Test func `a click on the button that closes, and on the hint that filters`() throws {
    try click("Gamma", thenSee: "solutions")
    try click("Close", thenSee: "/ filter")
    try click("/ filter", thenSee: "to the cards")
    #expect(session.screen.modes.isCursorVisible)
  }

  /// Columns that the old form of reports cannot tell (vim#2309).
  @Test func `a click beyond column 223 is taken`() throws {
    let many = try QuizShelf(count: 40)
    let session = try many.open(columns: 300, rows: 30)
    let cells = session.screen.rows
    let column = try #require(
      (224..<300).first { column in cells.contains { $0[column].text == "Q" } })
    let row = try #require(cells.firstIndex { $0[column].text == "Q" })
    session.press(.click(column: column, row: row))
    try session.waitForText("solutions")
  }

  @Test func `the wheel scrolls the cards`() throws {
    let many = try QuizShelf(count: 40)
    let session = try many.open(columns: 60, rows: 20)
    let before = session.screen
    session.press(.scrollDown(column: 10, row: 10))
    try session.waitUntil("other cards") { $0.picture != before.picture }
    try session.waitForRest()
    session.press(.scrollUp(column: 10, row: 10))
    try session.waitUntil("the first cards") { $0.picture == before.picture }
  }
}
