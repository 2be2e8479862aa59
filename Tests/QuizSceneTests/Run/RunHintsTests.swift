import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// The row of hints: what works now, the most useful whole.
struct RunHintsTests {
  @Test(
    arguments: [
      (100, "⏎ choose   1-4 pick   Tab next blank   t hint   s skip   ? help   q quit"),
      (60, "⏎ choose  1-4 pick  t hint  ? help  q quit"),
      (40, "⏎ choose  1-4 pick  t hint  ? help"),
    ])
  func `what is rarely needed makes room first`(columns: Int, expected: String) {
    var driver = SceneDriver([.measures], columns: columns, rows: 24)
    #expect(driver.hintRow() == expected)
  }

  @Test func `with one blank there is room for giving up`() {
    var question = Question.reset
    question.hints = ["It moves HEAD only."]
    var driver = SceneDriver([question])
    #expect(
      driver.hintRow()
        == "⏎ choose   1-4 pick   t hint   s skip   a give up   ? help   q quit")
    driver.type("t")
    #expect(
      driver.hintRow() == "⏎ choose   1-4 pick   s skip   a give up   ? help   q quit")
    driver.type("1")
    #expect(driver.hintRow() == "⏎ check   1-4 pick   r reset   a give up   ? help   q quit")
  }

  @Test func `many options can be found by typing`() {
    var driver = SceneDriver([.capital], columns: 100, rows: 30)
    #expect(
      driver.hintRow()
        == "⏎ choose   1-0 A-D pick   s skip   / find   a give up   ? help   q quit")
    var few = SceneDriver([.hello], columns: 100, rows: 30)
    #expect(!few.hintRow().contains("/ find"))
  }

  @Test func `where text is typed the hint has a key that is no text`() {
    var question = Question.typed("Oslo is the capital of _.", ["Norway"])
    question.hints = ["N…"]
    var driver = SceneDriver([question])
    #expect(driver.hintRow() == "Ctrl-T hint   Esc commands   F1 help")
    driver.press(.control("t"))
    driver.type("x")
    #expect(driver.hintRow() == "⏎ check   Esc commands   F1 help")
  }

  @Test func `a survey has no answer to give up for`() {
    var survey = Question.hello
    survey.blanks[0].answer = nil
    var driver = SceneDriver([survey])
    #expect(driver.hintRow() == "⏎ choose   1-4 pick   s skip   ? help   q quit")
  }

  @Test(arguments: [false, true])
  func `a file can be edited from the sentence and after a check, where there is one`(
    canEdit: Bool
  ) throws {
    let quiz = Quiz(
      title: "Test", settings: QuizSettings(attempts: 2), questions: [.hello, .reset])
    var driver = SceneDriver(session: QuizSession(quiz: quiz), canEdit: canEdit)
    #expect(!driver.hintRow().contains("e edit"))
    driver.press(.escape)
    #expect(driver.hintRow().contains("e edit") == canEdit)
    driver.press(.escape)
    driver.type("1")
    driver.press(.enter)
    #expect(
      driver.hintRow()
        == "⏎ try again   n next   " + (canEdit ? "e edit   " : "") + "a give up   ? help   q quit")
    let session = try #require(driver.presenter.session)
    #expect(
      driver.presenter.handle(.key(.character("e")), at: 1) == [.run(.editFile, of: session)])
  }

  @Test(
    arguments: [
      ([], nil), ([0], "w retry the one wrong"), ([0, 1], "w retry the 2 wrong"),
    ] as [(Set<Int>, String?)])
  func `the results say how many were wrong`(wrong: Set<Int>, hint: String?) {
    var driver = SceneDriver([.hello, .hello])
    for index in 0..<2 {
      driver.type(wrong.contains(index) ? "1" : "4")
      driver.press(.enter, .enter)
    }
    let words = ["⏎ done", hint, "? help", "q quit"].compactMap(\.self)
    #expect(driver.hintRow() == words.joined(separator: "   "))
  }
}
