import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// Frames as a person would see them, kept in `Frames`.
struct QuestionScreenTests {
  @Test(arguments: [(100, 30), (80, 24), (50, 20), (40, 12), (20, 6), (200, 60)])
  func `a question at rest`(columns: Int, rows: Int) {
    var driver = SceneDriver([.reset, .hello], columns: columns, rows: rows)
    expectGolden(driver.text(), named: "question-\(columns)x\(rows)")
  }

  @Test(arguments: [0, 60, 120, 200, 320, 600])
  func `a flight`(milliseconds: Int) {
    var driver = SceneDriver([.reset])
    _ = driver.frame()
    driver.type("2")
    driver.run(until: Double(milliseconds) / 1000)
    expectGolden(driver.text(), named: "flight-\(milliseconds)ms")
  }

  @Test(arguments: [50, 400, 850, 2000])
  func `a wrong answer shakes, and the right one flies in`(milliseconds: Int) {
    var driver = SceneDriver([.reset])
    driver.type("1")
    driver.settle()
    let start = driver.time
    driver.press(.enter)
    driver.run(until: start + Double(milliseconds) / 1000)
    expectGolden(driver.text(), named: "wrong-\(milliseconds)ms")
  }

  @Test func `a right answer`() {
    var driver = SceneDriver([.reset])
    driver.type("2")
    driver.press(.enter)
    driver.settle()
    expectGolden(driver.text(), named: "right")
  }

  @Test func `Chinese with two blanks, one right and one wrong`() {
    var driver = SceneDriver([.hanyu])
    driver.type("24")
    driver.press(.enter)
    driver.settle()
    expectGolden(driver.text(), named: "chinese-checked")
  }

  @Test func `with attempts left the wrong chip stays marked in its blank`() {
    var driver = SceneDriver([.hanyu], settings: QuizSettings(attempts: 2))
    driver.type("24")
    driver.press(.enter)
    driver.settle()
    expectGolden(driver.text(), named: "one-more-try")
  }

  @Test func `a typed answer that was wrong gives way to the right one`() {
    let question = Question(
      text: [.text("Oslo is the capital of "), .blank(0), .text(".")],
      blanks: [Blank(kind: .typed, answer: Answer(texts: ["the Kingdom of Norway"]))])
    var driver = SceneDriver([question])
    driver.type("Sweden, I think")
    #expect(driver.text().contains(" n, I think "))
    expectGolden(driver.text(), named: "typing")
    driver.press(.enter)
    driver.settle()
    expectGolden(driver.text(), named: "typed-wrong")
  }

  @Test func `without colours chips have brackets and blanks underscores`() {
    var driver = SceneDriver(
      [.hanyu], traits: TerminalTraits(colorDepth: .none, showsUnicode: true))
    driver.type("2")
    driver.settle()
    expectGolden(driver.text(), named: "no-colours")
  }

  @Test func `ASCII alone`() {
    var driver = SceneDriver(
      [.reset, .hello], preferences: Presenter.Preferences(isASCII: true))
    driver.type("1")
    driver.press(.enter)
    driver.settle()
    let text = driver.text()
    #expect(text.utf8.allSatisfy { $0 < 128 })
    expectGolden(text, named: "ascii")
  }

  /// It is neither cut nor split (mastra#17002).
  @Test func `an option wider than the line is wrapped inside its own box`() {
    let long = Array(repeating: "very", count: 20).joined(separator: " ") + " long"
    var driver = SceneDriver(
      [.choice("Say _ now.", [long, "short"], answers: [long])], columns: 60, rows: 24)
    driver.type("1")
    driver.settle()
    expectGolden(driver.text(), named: "wide-option")
  }

  @Test func `below the smallest size a notice stands, and the question comes back`() {
    var driver = SceneDriver([.reset])
    let before = driver.text()
    for (columns, rows) in [(19, 6), (20, 5), (1, 1), (3, 2)] {
      _ = driver.presenter.handle(
        .resize(CellSize(width: columns, height: rows)), at: driver.time)
      let canvas = driver.frame()
      #expect(canvas.size == CellSize(width: columns, height: rows))
    }
    _ = driver.presenter.handle(.resize(CellSize(width: 80, height: 24)), at: driver.time)
    #expect(driver.text() == before)
  }

  @Test func `in a window that is too small nothing is typed, and q leaves`() {
    let question = Question(
      text: [.blank(0)], blanks: [Blank(kind: .typed, answer: Answer(texts: ["a"]))])
    var driver = SceneDriver([question])
    _ = driver.presenter.handle(.resize(CellSize(width: 9, height: 3)), at: 0)
    driver.type("abc")
    _ = driver.presenter.handle(.paste("abc"), at: 0)
    _ = driver.presenter.handle(.resize(CellSize(width: 1, height: 10)), at: 0)
    _ = driver.presenter.handle(.paste("abc"), at: 0)
    #expect(driver.model.entries[0].text.isEmpty)
    #expect(driver.presenter.handle(.key(.character("q")), at: 0) == [.leave])
  }

  @Test func `a long option of code can be read in its blank`() {
    let long = (1...17).map { "w\($0)" }.joined(separator: " ") + " end"
    var driver = SceneDriver([.choice("x = _", [long, "y"], answers: [long], code: true)])
    driver.type("1")
    driver.settle()
    #expect(driver.text().contains("w1 "))
    #expect(driver.text().contains("end"))
  }
}
