import TestSupport
import Testing

@Suite struct TwoProgramsTests {
  @Test func `two at once keep every answer of both`() throws {
    let data = try DataFolder()
    let count = 40
    let sessions = try ["one.json", "two.json"].map { name in
      try data.cloze(try data.writeQuiz(questions: count, to: name), columns: 60, rows: 20)
    }
    for number in 1...count {
      for session in sessions {
        try session.waitForText("Number \(number) is")
        session.type("1")
      }
      for session in sessions {
        try session.waitForText("✓ Right.")
        session.press(.enter)
      }
    }
    for session in sessions {
      try session.waitForText("100 %")
      session.press(.enter)
      #expect(try session.waitForExit() == .exited(0))
    }
    #expect(try data.statistics().all.attempts == 2 * count)
    #expect(try data.integrity() == "ok")
  }
}
