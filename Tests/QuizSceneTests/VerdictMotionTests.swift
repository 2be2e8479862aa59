import CellGrid
import MatchedGeometry
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// What is seen between a check and the rest that follows it.
struct VerdictMotionTests {
  static let wrong = Color.palette(174)

  static let twoBanks = Question(
    text: [.text("A "), .blank(0), .text(" and a "), .blank(1), .text(".")],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["larch"])),
      Blank(kind: .choice(bank: 1), answer: Answer(texts: ["heron"])),
    ],
    banks: [
      OptionBank(options: [Option("larch"), Option("birch")]),
      OptionBank(options: (1...30).map { Option($0 == 9 ? "heron" : "bird \($0)") }),
    ],
    explanation: "A tree and a bird."
  )

  @Test func `a wrong pick that is checked at once lands, is looked at, and goes home`() {
    var driver = SceneDriver([.hello], settings: QuizSettings(check: .instant))
    _ = driver.frame()
    driver.type("1")
    driver.run(until: 0.1)
    #expect(driver.frame().cells(on: FlightTests.flying) != nil)
    driver.run(until: 0.95)
    #expect(driver.text().contains("choice1✗"))
    #expect(driver.text().contains("4  example"))
    driver.settle()
    #expect(driver.text().contains("This is a  example✗ question"))
    #expect(driver.text().contains("1  choice1✗"))
  }

  @Test func `a wrong chip whose bank is hidden is looked at, and makes room`() {
    var driver = SceneDriver([Self.twoBanks])
    driver.type("21")
    driver.settle()
    let start = driver.time
    driver.press(.enter)
    driver.run(until: start + 0.45)
    #expect(driver.text().contains("A  birch✗ and a"))
    driver.settle()
    #expect(driver.text().contains("A  larch✗ and a  heron  ✗."))
  }

  @Test func `nothing moves when another bank is shown, when a blank is filled, and at the check`()
    throws
  {
    var driver = SceneDriver([Self.twoBanks])
    func place(_ driver: SceneDriver) throws -> [CellRect] {
      try #require(driver.question).page.blanks
    }
    let before = try place(driver)
    driver.press(.tab)
    #expect(try place(driver) == before)
    driver.type("1")
    #expect(try place(driver) == before)
    driver.type("2")
    driver.press(.enter)
    #expect(try place(driver) == before)
    driver.settle()
    #expect(try place(driver) == before)
  }

  @Test func `going on does not wait for the right answer`() {
    var driver = SceneDriver([.hello, .reset])
    driver.type("1")
    driver.press(.enter)
    driver.run(until: driver.time + 0.1)
    driver.press(.enter)
    driver.settle()
    #expect(driver.text().contains("git reset"))
    #expect(!driver.text().contains("choice1"))
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test func `the end of the bar glides at once`() {
    var driver = SceneDriver([.hello])
    driver.type("1")
    driver.settle()
    let start = driver.time
    driver.press(.enter)
    driver.run(until: start + 0.3)
    let bar = driver.frame().lines[1].count { $0 == "━" }
    #expect((8..<20).contains(bar))
  }

  @Test func `a long flight flashes once`() {
    let options = ["a", "b", "c", "d", "e", "f", "g", "far away"]
    var driver = SceneDriver([.choice("_ is it.", options, answers: ["a"])])
    _ = driver.frame()
    driver.type("8")
    var flashes = 0
    var wasFlashing = false
    for tick in 1...90 {
      driver.time = Double(tick) / 60
      let isFlashing = driver.frame().cells(on: .palette(153)) != nil
      if isFlashing, !wasFlashing { flashes += 1 }
      wasFlashing = isFlashing
    }
    #expect(flashes == 1)
  }

  @Test func `with reduced motion nothing leaves its place`() {
    var driver = SceneDriver(
      [.hello], preferences: Presenter.Preferences(motion: .reduced))
    driver.type("1")
    driver.press(.enter)
    let text = driver.text()
    for _ in 0..<60 {
      driver.time += 1.0 / 60
      #expect(driver.text() == text)
    }
    #expect(text.contains("example✗"))
  }

  @Test func `a copy that was wrong stays in sight where options are used again`() {
    var question = Question.choice(
      "_ and _", ["yes", "no"], answers: ["yes", "yes"])
    question.reusesOptions = true
    var driver = SceneDriver([question])
    driver.type("22")
    driver.press(.enter)
    driver.settle()
    #expect(driver.text().contains("2  no✗"))
  }
}
