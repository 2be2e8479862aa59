import TestSupport
import Testing

/// A folder is a library: cards, a dialog, a quiz, and back.
@Suite struct LibraryTests {
  private let shelf: QuizShelf
  private let session: TerminalSession

  init() throws {
    shelf = try QuizShelf()
    session = try shelf.open()
  }

  private var page: Screen.Box {
    let size = session.screen.size
    return Screen.Box(column: 0, row: 0, width: size.columns, height: size.rows)
  }

  /// The complete screens that follow a deed until nothing moves.
  private func screens(
    until text: String, after action: () throws -> Void
  ) throws -> [Screen] {
    let frames = try session.frames(until: { $0.contains(text) && !$0.modes.isMidFrame }) {
      try action()
    }
    try session.waitForRest()
    return frames.filter(\.isComplete).map(\.screen)
  }

  /// Opens the dialog of the lit card and returns it.
  private func openDialog() throws -> Screen.Box {
    session.press(.enter)
    try session.waitForText("Start")
    try session.waitForRest()
    return try #require(session.screen.box(around: "solutions"))
  }

  @Test func `every file of a folder is a card, in the order of titles`() throws {
    let screen = session.screen
    #expect(screen.contains("4 quizzes"))
    let places = try ["Alpha", "Beta", "broken", "Gamma"].map { title in
      let place = try #require(screen.position(of: "│ \(title)"))
      return place.row * 1_000 + place.column
    }
    #expect(places == places.sorted())
    #expect(screen.boxes.count == 4)
    #expect(screen.contains("cannot be played"))
  }

  @Test func `a card grows into its dialog and shrinks back into just that card`() throws {
    let before = session.screen.picture
    session.press(.right)
    try session.waitForRest()
    let lit = session.screen.picture
    #expect(lit != before)
    let card = try #require(session.screen.box(around: "Beta"))
    let growing = try screens(until: "solutions") { session.press(.enter) }
    let dialog = try #require(session.screen.box(around: "solutions"))
    #expect(growing.contains { $0.boxes.contains { $0.isBetween(card, dialog) } })
    #expect(growing.allSatisfy { $0.count(of: "Beta") <= 2 })
    let shrinking = try screens(until: "│ Beta") { session.press(.escape) }
    #expect(shrinking.contains { $0.boxes.contains { $0.isBetween(card, dialog) } })
    #expect(session.screen.picture == lit)
  }

  @Test func `a quiz zooms out of its dialog and back into its card`() throws {
    let cards = session.screen.picture
    let card = try #require(session.screen.box(around: "Alpha"))
    let dialog = try openDialog()
    let out = try screens(until: "q library") { session.press(.enter) }
    #expect(out.contains { $0.boxes.contains { $0.isBetween(dialog, page) } })
    #expect(session.screen.contains("1 / 2"))
    let back = try screens(until: "4 quizzes") { session.type("q") }
    #expect(back.contains { $0.boxes.contains { $0.isBetween(card, page) } })
    #expect(session.screen.picture == cards)
  }

  @Test func `each quiz that was played leaves one line`() throws {
    for (keys, title) in [("", "Alpha"), ("l", "Beta"), ("", "Beta")] {
      session.type(keys)
      _ = try openDialog()
      session.press(.enter)
      try session.waitForText("q library")
      session.type("2\r")
      try session.waitForText("✓ Right.")
      if title == "Beta" {
        session.type("\r")
        try session.waitForText("100 %")
        session.type("\r")
      } else {
        session.type("q")
      }
      try session.waitForText("/ filter")
      try session.waitForRest()
    }
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    let lines = session.screen.lines.filter { !$0.isEmpty }
    #expect(
      lines == [
        "Alpha: 1 of 2, 50 %, answered 1 of 2", "Beta: 1 of 1, 100 %", "Beta: 1 of 1, 100 %",
      ])
  }

  @Test func `typing filters the cards, and Esc shows all of them again`() throws {
    let all = session.screen.picture
    session.type("/gam")
    try session.waitForText("1 of 4")
    try session.waitForRest()
    #expect(session.screen.contains("Gamma"))
    #expect(!session.screen.contains("Alpha"))
    #expect(session.screen.boxes.count == 1)
    session.type("zz")
    try session.waitForText("No quiz matches.")
    session.press(.escape)
    try session.waitForText("4 quizzes")
    try session.waitForRest()
    #expect(session.screen.picture == all)
  }

  @Test func `a broken file says what is wrong and where, and cannot be started`() throws {
    session.type("ll\r")
    try session.waitForText("⏎ close")
    try session.waitForRest()
    let words = session.screen.words
    #expect(words.contains("cannot be played"))
    #expect(words.contains("3:5: Question 1"))
    #expect(!words.contains("Start"))
    session.press(.enter)
    try session.waitForText("/ filter")
    #expect(!session.screen.contains("q library"))
  }

  @Test func `q leaves the library without a line when nothing was played`() throws {
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    #expect(session.screen.text == "")
  }
}
