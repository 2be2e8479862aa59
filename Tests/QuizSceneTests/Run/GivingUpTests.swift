import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

struct GivingUpTests {
  static let wrong = Color.palette(174)

  @Test func `the answer flies in at once, and nothing is called wrong`() {
    var driver = SceneDriver([.hello, .reset])
    driver.type("1")
    driver.settle()
    let start = driver.time
    driver.type("a")
    driver.run(until: start + 0.1)
    #expect(driver.frame().cells(on: FlightTests.flying) != nil)
    driver.run(until: start + 0.45)
    #expect(driver.text().contains("This is a  example  question"))
    #expect(driver.text().contains("1  choice1 "))
    #expect(driver.text().contains("Here is the answer."))
    #expect(!driver.text().contains("✗"))
    #expect(driver.frame().cells(on: Self.wrong) == nil)
  }

  @Test func `where the answer is not to be seen the blanks are empty`() {
    var driver = SceneDriver([.hello], settings: QuizSettings(showSolution: .never))
    driver.type("1a")
    driver.settle()
    #expect(driver.text().contains("Given up."))
    #expect(!driver.text().contains("✗"))
    #expect(driver.text().contains("This is a           question"))
  }

  @Test func `a typed answer that its blank cuts off stands in full below`() {
    let long = "the Kingdom of Norway"
    var driver = SceneDriver([.typed("Oslo is the capital of _.", [long])])
    driver.press(.escape)
    driver.type("a")
    driver.settle()
    #expect(driver.text().contains("The answer is \(long)"))
    driver = SceneDriver([.typed("Oslo is the capital of _.", ["Norway"])])
    driver.press(.escape)
    driver.type("a")
    driver.settle()
    #expect(driver.text().contains("capital of  Norway"))
    #expect(!driver.text().contains("The answer is"))
  }

  @Test func `after a check that left attempts, too`() {
    var driver = SceneDriver(
      [.hello, .reset], settings: QuizSettings(attempts: 2), columns: 40, rows: 8)
    driver.type("1")
    driver.press(.enter)
    driver.settle()
    #expect(driver.text().contains("Not quite."))
    driver.type("a")
    driver.settle()
    #expect(driver.text().contains("example"))
    #expect(driver.text().contains("Here is the answer."))
  }
}
