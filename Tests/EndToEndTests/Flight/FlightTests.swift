import TestSupport
import Testing

/// A picked option visibly flies from the option row into the blank.
@Suite struct FlightTests {
  private let session: TerminalSession
  private let path: FlightPath

  init() throws {
    session = try cloze([BundledQuiz.hello], columns: 100, rows: 30)
    path = try session.waitForHello()
  }

  private func frames(
    until isLast: (Screen) -> Bool, after action: () throws -> Void
  ) throws -> [Screen] {
    try session.frames(until: isLast, after: action).filter(\.isComplete).map(\.screen)
  }

  @Test func `a picked option flies into the blank and is seen once in every frame`() throws {
    let frames = try frames(until: { $0.words.contains("This is a example question") }) {
      session.type("4")
    }
    #expect(frames.allSatisfy { $0.count(of: "example") == 1 })
    #expect(frames.filter { path.isBetween("example", on: $0) }.count >= 3)
    let rows = frames.compactMap { $0.row(of: "example") }
    #expect(Set(rows).isSuperset(of: path.sentenceRow...path.optionsRow))
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `its place in the row shows dots, and nothing else has moved`() throws {
    let before = session.screen
    session.type("4")
    try session.waitForLanding()
    let after = session.screen
    #expect(after.count(of: "4 ·········") == 1)
    for text in ["choice1", "choice2", "choice3", "This is a", "question", "Hello", "1 / 12"] {
      #expect(after.position(of: text) == before.position(of: text))
    }
  }

  @Test func `reset in mid-flight brings it home`() throws {
    let before = session.screen.picture
    let out = try frames(until: { path.isBetween("example", on: $0) }) { session.type("4") }
    let back = try frames(until: { $0.picture == before }) { session.type("r") }
    #expect((out + back).allSatisfy { $0.count(of: "example") == 1 })
    #expect(back.contains { path.isBetween("example", on: $0) })
  }

  @Test func `of two keys in quick succession the first chip flies home, the second in`() throws {
    let end = { (screen: Screen) in
      screen.words.contains("This is a choice3 question") && screen.contains("4  example")
    }
    let frames = try frames(until: end) {
      session.type("4")
      session.pump(for: .milliseconds(50))
      session.type("3")
    }
    for chip in ["example", "choice3"] {
      #expect(frames.allSatisfy { $0.count(of: chip) <= 1 })
      #expect(frames.contains { path.isBetween(chip, on: $0) })
    }
    #expect(frames.allSatisfy { $0.count(of: "choice1") == 1 && $0.count(of: "choice2") == 1 })
    #expect(session.screen.count(of: "3 ·········") == 1)
  }

  @Test func `a key that comes in mid-flight is not lost`() throws {
    try session.flyExample()
    session.press(.enter)
    try session.waitForText("2 / 12")
    try session.waitForText("A digit picks a word.")
  }

  @Test(arguments: ["reduced", "none"])
  func `without motion the chip is in the blank at once`(motion: String) throws {
    let session = try cloze(["--motion", motion, BundledQuiz.hello], columns: 100, rows: 30)
    let path = try session.waitForHello()
    let frames = try session.frames(until: { $0.words.contains("This is a example question") }) {
      session.type("4")
    }
    #expect(!frames.contains { $0.isComplete && path.isBetween("example", on: $0.screen) })
  }
}
