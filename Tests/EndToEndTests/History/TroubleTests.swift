import Foundation
import TestSupport
import Testing

/// Whatever is wrong with the history, the quiz is played to its end, and it is told once.
@Suite struct TroubleTests {
  private func playToTheEnd(_ session: TerminalSession, questions: Int) throws {
    for number in 1...questions {
      try session.waitForText("Number \(number) is")
      session.type("1")
      try session.waitForText("✓ Right.")
      session.press(.enter)
    }
    try session.waitForText("100 %")
    try session.waitForRest()
    session.press(.enter)
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
  }

  /// The lines that stay after a quiz, without the empty ones.
  private func lines(_ session: TerminalSession) -> [String] {
    session.screen.lines.filter { !$0.isEmpty }
  }

  @Test func `data that cannot be written`() throws {
    let data = try DataFolder()
    let quiz = try data.writeQuiz(questions: 2)
    // Nobody can make a folder in a file, not even root.
    let file = try data.write("", to: "file")
    let session = try data.cloze(quiz, environment: ["XDG_DATA_HOME": file], columns: 100)
    try session.waitForText("Answers are not kept")
    try playToTheEnd(session, questions: 2)
    let text = lines(session).joined(separator: "\n")
    #expect(text.contains("Numbers: 2 of 2, 100 %"))
    #expect(text.components(separatedBy: "Answers are not kept").count == 2)
  }

  @Test func `a database of noise`() throws {
    let data = try DataFolder()
    let quiz = try data.writeQuiz(questions: 2)
    try FileManager.default.createDirectory(
      atPath: data.path + "/cloze", withIntermediateDirectories: true)
    var random = SeededGenerator(seed: 4)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    try noise.write(to: URL(fileURLWithPath: data.history))
    let session = try data.cloze(quiz, columns: 100)
    try session.waitForText("The history was damaged")
    try playToTheEnd(session, questions: 2)
    #expect(lines(session).joined().components(separatedBy: "was damaged").count == 2)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: data.history + ".damaged-1")) == noise)
    #expect(try data.statistics().all.attempts == 2)
  }

  @Test func `no history where none is wanted`() throws {
    let data = try DataFolder()
    let quiz = try data.writeQuiz(questions: 1)
    let session = try data.cloze(quiz, "--no-history")
    try playToTheEnd(session, questions: 1)
    #expect(lines(session) == ["Numbers: 1 of 1, 100 %"])
    #expect(!FileManager.default.fileExists(atPath: data.history))
  }
}
