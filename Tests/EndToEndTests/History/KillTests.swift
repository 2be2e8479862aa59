import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was answered is there again, however the program ended.
@Suite struct KillTests {
  /// Kills the program after an answer whose verdict is on the screen, half of the times at once and
  /// half of them while the next question is on.
  @Test func `no verdict that was seen is lost to a kill`() throws {
    let data = try DataFolder()
    let rounds = 24
    let quiz = try data.writeQuiz(questions: rounds + 1)
    for round in 1...rounds {
      let session = try data.cloze(quiz)
      if round > 1 {
        try session.waitForText("Go on where you left off?")
        try session.waitForText("Question \(round) of \(rounds + 1), \(round - 1) answered")
        session.press(.enter)
      }
      try session.waitForText("Number \(round) is")
      session.type("1")
      try session.waitForText("✓ Right.")
      if round.isMultiple(of: 2) {
        session.press(.enter)
        try session.waitForText("Number \(round + 1) is")
      }
      session.send(SIGKILL)
      #expect(try session.waitForExit() == .signalled(SIGKILL))
    }
    #expect(try data.statistics().all.attempts == rounds)
    #expect(try data.statistics().all.right == rounds)
    #expect(try data.integrity() == "ok")
  }

  @Test func `a pick that was not checked is there again`() throws {
    let data = try DataFolder()
    let quiz = try data.write(
      """
      [{ "text": "_____ and _____", "options": ["one", "two"], "answers": ["one", "two"] }]
      """, to: "pairs.json")
    let session = try data.cloze(quiz)
    try session.waitForText("1  one")
    session.type("2")
    try session.waitForRest()
    session.send(SIGKILL)
    _ = try session.waitForExit()
    let again = try data.cloze(quiz)
    try again.waitForText("Go on where you left off?")
    again.press(.enter)
    try again.waitForRest()
    let sentence = try #require(again.screen.lines.first { $0.contains(" and") })
    #expect(sentence.contains("two"))
    again.type("q")
    _ = try again.waitForExit()
  }

  @Test func `starting again is the end of what was broken off`() throws {
    let data = try DataFolder()
    let quiz = try data.writeQuiz(questions: 3)
    let session = try data.cloze(quiz)
    try session.waitForText("Number 1 is")
    session.type("1")
    try session.waitForText("✓ Right.")
    session.press(.enter)
    try session.waitForText("Number 2 is")
    session.type("q")
    _ = try session.waitForExit()
    let again = try data.cloze(quiz)
    try again.waitForText("Go on where you left off?")
    again.press(.right)
    again.press(.enter)
    try again.waitForText("Number 1 is")
    again.type("q")
    _ = try again.waitForExit()
    let third = try data.cloze(quiz)
    try third.waitForText("Number 1 is")
    try third.waitForRest()
    #expect(!third.screen.contains("Go on"))
    third.type("q")
    _ = try third.waitForExit()
  }
}
