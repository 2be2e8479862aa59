import TestSupport
import Testing

/// In a pane of tmux, as tmux draws it.
@Suite(.enabled(if: Tmux.path != nil, "needs tmux"))
struct TmuxTests {
  @Test(arguments: ["screen", "screen-256color", "tmux-256color"])
  func `every word and verdict is read`(type: String) throws {
    let quiz = try DogQuiz()
    let tmux = try Tmux(type: type)
    let session = try tmux.open([try BuiltProgram.path("cloze"), quiz.path])
    try quiz.playOnScreen(session)
    // The session ends with its only program.
    try session.waitUntil("the end") { $0.contains("[exited]") }
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.modes == PrivateModes())
  }

  @Test func `the mouse picks an option`() throws {
    let quiz = try DogQuiz()
    let tmux = try Tmux(type: "tmux-256color")
    let session = try tmux.open([try BuiltProgram.path("cloze"), quiz.path])
    try session.waitForText("quit")
    try session.waitForRest()
    let place = try #require(session.screen.position(of: "dog    3"))
    session.press(.click(column: place.column, row: place.row))
    try session.waitUntil("landed chip") { $0.words.contains("The dog barks") }
  }

  /// kitty#615, tmux#4287: where widths are not agreed upon, the rest of the row is shifted.
  @Test func `emoji shift no row`() throws {
    let folder = try TemporaryFolder()
    let quiz = try folder.write(
      """
      [{ "text": "The _____ beats ☺️ 👨‍👩‍👧 ❤️ |.",
         "options": ["heart ❤️", "clock ⏱️", "drum 🥁"], "answer": "drum 🥁" }]
      """, to: "emoji.json")
    let tmux = try Tmux(type: "tmux-256color")
    let session = try tmux.open([try BuiltProgram.path("cloze"), quiz])
    // One row is the status line of tmux.
    let direct = try cloze([quiz], rows: 23)
    for session in [session, direct] {
      try session.waitForText("quit")
      try session.waitForRest()
    }
    #expect(Array(session.screen.lines.dropLast()) == direct.screen.lines)
    #expect(direct.screen.contains("☺ 👨 ❤ |."))
  }
}
