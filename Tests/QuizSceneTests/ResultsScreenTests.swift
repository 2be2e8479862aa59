import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

struct ResultsScreenTests {
  static func driver(columns: Int = 80, rows: Int = 24) -> SceneDriver {
    var questions = [Question.reset, .hanyu, .hello]
    questions[0].tags = ["undo"]
    questions[1].tags = ["words"]
    var survey = Question.choice("I liked _ most.", ["one", "two"], answers: ["one"])
    survey.blanks[0].answer = nil
    var driver = SceneDriver(questions + [survey], columns: columns, rows: rows)
    driver.type("1")
    driver.press(.enter, .enter)
    driver.type("23")
    driver.press(.enter, .enter)
    driver.type("4")
    driver.press(.enter, .enter)
    driver.time = 75
    driver.type("2")
    driver.press(.enter)
    return driver
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `the results say what was right and what was said`(columns: Int, rows: Int) {
    var driver = Self.driver(columns: columns, rows: rows)
    driver.settle()
    expectGolden(driver.text(), named: "results-\(columns)x\(rows)")
  }

  @Test func `all of the results can be read by scrolling`() {
    var driver = Self.driver(columns: 40, rows: 12)
    driver.settle()
    var seen = ""
    for _ in 0..<40 {
      seen += driver.text()
      driver.press(.down)
    }
    for text in ["git reset --soft", "桌子上有一本书和两支铅笔", "This is a example question", "by tag"] {
      let words = text.split(separator: " ")
      #expect(words.allSatisfy { seen.contains($0) }, "\(text)")
    }
    #expect(seen.contains("you said --hard"))
  }

  @Test func `enter leaves the results`() {
    var driver = Self.driver()
    #expect(driver.presenter.handle(.key(.enter), at: 80) == [.leave])
  }
}
