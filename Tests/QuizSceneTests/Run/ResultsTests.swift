import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// What the results say besides right and wrong.
struct ResultsTests {
  /// The results of two questions, one of them right.
  static func driver(
    lastPercentage: Int?, columns: Int = 80, preferences: Presenter.Preferences = .init()
  ) -> SceneDriver {
    var session = QuizSession(quiz: Quiz(title: "Test", questions: [.hello, .hello]))
    session.lastPercentage = lastPercentage
    var driver = SceneDriver(session: session, columns: columns, preferences: preferences)
    for key in "41" {
      driver.type(String(key))
      driver.press(.enter, .enter)
    }
    driver.settle()
    return driver
  }

  @Test(
    arguments: [
      (nil, "50 %", nil), (50, "50 %", nil), (41, "50 %  ▲ 9", Role.right),
      (54, "50 %  ▼ 4", Role.secondary),
    ] as [(Int?, String, Role?)])
  func `the percentage tells how it went against the last time`(
    last: Int?, expected: String, role: Role?
  ) throws {
    var driver = Self.driver(lastPercentage: last)
    let canvas = driver.frame()
    let line = try #require(canvas.lines.first { $0.contains("1 of 2") })
    #expect(line.contains(expected + "   "))
    #expect((line.contains("▲") || line.contains("▼")) == (role != nil))
    guard let role, let place = canvas.place(of: String(expected.suffix(3))) else { return }
    let style = driver.presenter.context.style(role)
    #expect(canvas[place.column, place.row].style.foreground == style.foreground)
  }

  @Test(arguments: [(41, "50 %  +9"), (54, "50 %  -4")])
  func `in ASCII by a sign`(last: Int, expected: String) {
    var driver = Self.driver(lastPercentage: last, preferences: .init(isASCII: true))
    #expect(driver.text().contains(expected))
  }

  @Test(arguments: [20, 30, 40, 60])
  func `the trend is there whole or not at all`(columns: Int) {
    var driver = Self.driver(lastPercentage: 9, columns: columns)
    let line = driver.frame().lines.first { $0.contains("1 of 2") } ?? ""
    #expect(line.contains("▲ 41") || !line.contains("▲"))
  }

  @Test func `what was given up, gone past or hinted at says so`() {
    var driver = SceneDriver([.measures, .hello, .reset])
    driver.type("1tt3")
    driver.press(.enter, .enter)
    driver.type("a")
    driver.press(.enter)
    driver.type("ss")
    driver.settle()
    let text = driver.text()
    #expect(text.contains("you said 张 · 2 hints"))
    #expect(text.contains("given up"))
    #expect(text.contains("not answered"))
  }

  @Test(
    arguments: [
      (1, .palette(114)), (0.8, .palette(114)), (0.79, .palette(179)), (0.6, .palette(179)),
      (0.59, .palette(174)),
    ] as [(Double, Color)])
  func `a bar has the colour of its share`(share: Double, color: Color) {
    let theme = Theme(traits: TerminalTraits())
    #expect(theme.style(Bar.role(ofShare: share)).foreground == color)
  }

  @Test func `without tags the scores of what was chosen and what was typed stand apart`() {
    var driver = SceneDriver([.hello, .typed("5 × 5 = _.", ["25"])])
    driver.type("4")
    driver.press(.enter, .enter)
    driver.type("26")
    driver.press(.enter, .enter)
    driver.settle()
    let lines = driver.frame().lines
    #expect(lines.contains { $0.contains("by kind") })
    #expect(lines.contains { $0.contains("chosen") && $0.contains("100 %") })
    #expect(lines.contains { $0.contains("typed ") && $0.contains(" 0 %") })
    driver = Self.driver(lastPercentage: nil)
    #expect(!driver.text().contains("by kind"))
  }

  @Test func `retrying asks what was wrong again, and nothing else`() {
    var driver = Self.driver(lastPercentage: nil)
    driver.type("w")
    driver.settle()
    #expect(driver.text().contains("1 / 1"))
    driver.type("4")
    driver.press(.enter, .enter)
    driver.settle()
    #expect(driver.text().contains("1 of 1"))
    #expect(!driver.hintRow().contains("retry"))
  }
}
