import Foundation
import TestSupport
import Testing

/// Which quizzes there are, and how many there may be.
@Suite struct LibraryPlacesTests {
  @Test func `nothing named shows the person's own quizzes`() throws {
    let data = try TemporaryFolder()
    let own = data.url.appendingPathComponent("cloze/quizzes")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try data.write(
      #"{"title": "My own", "questions": [{"text": "A ___", "answer": "b"}]}"#,
      to: "cloze/quizzes/own.json")
    let session = try cloze(
      [], environment: TerminalEnvironment.standard(with: ["XDG_DATA_HOME": data.path]))
    try session.waitForText("My own")
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
  }

  @Test func `five hundred quizzes are shown and filtered`() throws {
    let shelf = try QuizShelf(count: 500)
    let session = try shelf.open()
    #expect(session.screen.contains("500 quizzes"))
    // By the value of the numbers, not by their digits.
    #expect(session.screen.words.contains("│ Quiz 1 │ │ Quiz 2 │ │ Quiz 3 │"))
    session.type("/377")
    try session.waitForText("1 of 500")
    try session.waitForRest()
    #expect(session.screen.boxes.count == 1)
    #expect(session.screen.contains("Quiz 377"))
    session.type("\r\r")
    try session.waitForText("solutions")
    try session.performSlowly([.key(.escape), .key(.escape), .key(.end)])
    try session.waitForText("Quiz 500")
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `a folder without quizzes is refused in one line`() throws {
    let folder = try TemporaryFolder()
    let session = try cloze([folder.path])
    #expect(try session.waitForExit() == .exited(1))
    #expect(session.screen.words.hasPrefix("cloze: "))
    session.expectTerminalAsBefore()
  }
}
