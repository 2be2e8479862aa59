import TestSupport
import Testing

/// From the first key to the shell again.
@Suite struct WholeRunTests {
  private let quiz: AnsweredQuiz
  private let session: TerminalSession

  init() throws {
    quiz = try AnsweredQuiz(path: BundledQuiz.hello)
    session = try cloze([BundledQuiz.hello], columns: 100, rows: 40)
    _ = try session.waitForHello()
  }

  /// Answers one question, which is on the screen, and goes on.
  private func answer(_ index: Int, rightly: Bool = true) throws {
    let question = quiz.questions[index]
    let isLast = index + 1 == quiz.questions.count
    try session.waitForText("\(index + 1) / \(quiz.questions.count)")
    for key in rightly ? question.rightKeys : question.wrongKeys { session.type(key) }
    if question.isScored {
      try session.waitForText("⏎ check")
      session.press(.enter)
      try session.waitForText(rightly ? "✓ Right." : "✗")
    }
    try session.waitForText(isLast ? "⏎ results" : "⏎ next")
    session.press(.enter)
    try session.waitForText(isLast ? "⏎ done" : "\(index + 2) / \(quiz.questions.count)")
    // The results come gradually.
    if isLast { try session.waitForRest() }
  }

  @Test func `all answers right, by keys alone`() throws {
    for index in quiz.questions.indices { try answer(index) }
    let words = session.screen.words
    #expect(words.contains("100 %"))
    for question in quiz.questions {
      let sign = question.isScored ? "✓ " : ""
      #expect(words.contains(sign + question.sentence), "\(question.sentence)")
    }
    #expect(!words.contains("✗"))
    session.press(.enter)
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    #expect(session.screen.lines.filter { !$0.isEmpty } == ["Hello: 12 of 12, 100 %"])
  }

  @Test func `one answer wrong is told in the results`() throws {
    for index in quiz.questions.indices { try answer(index, rightly: index != 1) }
    let words = session.screen.words
    let wrong = quiz.questions[1]
    #expect(words.contains("✗ " + wrong.sentence))
    #expect(words.contains("you said \(try #require(wrong.wrongText))"))
    #expect(words.contains("✓ " + quiz.questions[2].sentence))
    session.press(.enter)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.lines.filter { !$0.isEmpty } == ["Hello: 11 of 12, 92 %"])
  }

  @Test func `leaving early keeps what was answered in the score`() throws {
    try answer(0)
    try answer(1)
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    #expect(
      session.screen.lines.filter { !$0.isEmpty } == ["Hello: 1 of 12, 8 %, answered 2 of 12"])
  }

  @Test func `in a low window every question of the results is reached`() throws {
    for index in quiz.questions.indices { try answer(index) }
    session.resize(columns: 40, rows: 12)
    try session.waitForRest()
    let pages = try session.screensPaging(with: .down)
    let words = pages.map(\.words).joined(separator: " ")
    for question in quiz.questions {
      for word in question.sentence.split(separator: " ") {
        #expect(words.contains(word), "\(word)")
      }
    }
    session.press(.home)
    try session.waitForText("100 %")
  }
}
