import CellGrid
import MatchedGeometry
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

struct FlightTests {
  /// The colour of a chip on its way, on a dark terminal of 256 colours.
  static let flying = Color.palette(75)

  static let longOptions = (1...12).map { "option number \($0)" }

  static let flights: [(Question, Character)] = [
    (.hello, "4"), (.reset, "2"),
    (.choice("Say _ here", longOptions, answers: ["option number 9"]), "9"),
  ]

  @Test(arguments: flights)
  func `every frame of a flight is the rounded value of the reference spring`(
    question: Question, key: Character
  ) throws {
    var driver = SceneDriver([question])
    _ = driver.frame()
    let page = try #require(driver.question).page
    let slot = try #require(page.rows.slots.first { $0.label == key })
    let top = driver.presenter.context.viewport.row
    let from = try #require(page.home(of: slot.option)).offset(rows: top)
    let to = page.blanks[0].offset(rows: top)
    #expect(from != to)
    driver.type(String(key))
    var frames = 0
    var journey = ReferenceJourney(from: from, to: to, spring: .flight, bow: 1)
    for tick in 1...60 {
      driver.time = Double(tick) / 60
      let canvas = driver.frame()
      let wanted = journey.cells(at: driver.time)
      guard let drawn = canvas.cells(on: Self.flying) else {
        // Landed: from here on it covers exactly the blank.
        #expect(wanted == to)
        continue
      }
      frames += 1
      #expect(drawn == wanted, "at \(driver.time) s")
    }
    #expect(frames > 8)
  }

  @Test func `the word is on every frame exactly once`() {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    driver.type("4")
    for tick in 0...90 {
      driver.time = Double(tick) / 60
      #expect(driver.text().components(of: "example") == 1)
    }
    #expect(driver.text().contains("This is a  example  question"))
  }

  @Test func `the gap shows from the first frame on`() {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    driver.type("4")
    driver.time = 0.1
    #expect(driver.text().contains("4 ·········"))
  }

  @Test func `a chip is drawn at its place after about three tenths of a second, and flashes`() {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    driver.type("4")
    let flash = Color.palette(153)
    var landing: Double?
    var dark: Double?
    for tick in 1...90 {
      driver.time = Double(tick) / 60
      let isFlashing = driver.frame().cells(on: flash) != nil
      if isFlashing, landing == nil { landing = driver.time }
      if landing != nil, !isFlashing, dark == nil { dark = driver.time }
    }
    #expect((0.25...0.45).contains(landing ?? 0))
    #expect(((dark ?? 9) - (landing ?? 0) - Motion.flashDuration).magnitude < 0.02)
  }

  @Test func `reset in mid-flight turns the chip round without a jump`() throws {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    driver.type("4")
    var places: [CellRect] = []
    for tick in 1...60 {
      driver.time = Double(tick) / 60
      if tick == 9 { driver.type("r") }
      if let place = driver.frame().cells(on: Self.flying) { places.append(place) }
    }
    #expect(driver.model.isEmpty)
    for (place, next) in zip(places, places.dropFirst()) {
      // The fastest of this spring: about 0.47 · 2π / response of the way a second.
      #expect(abs(next.column - place.column) <= 5)
      #expect(abs(next.row - place.row) <= 1)
    }
    // The velocity goes on: for a moment the chip still nears the blank.
    #expect(places[9].column <= places[8].column)
    #expect(driver.text().contains("4  example"))
  }

  @Test func `of two keys in quick succession the first flies home and the second in`() {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    driver.type("4")
    driver.run(until: 0.05)
    driver.type("1")
    for tick in 0...60 {
      driver.time = 0.05 + Double(tick) / 60
      let text = driver.text()
      #expect(text.components(of: "choice1") == 1)
      // A chip may pass in front of another, but never stands in two places.
      #expect(text.components(of: "example") <= 1)
    }
    #expect(driver.text().contains("This is a  choice1  question"))
    #expect(driver.text().contains("4  example"))
  }

  @Test func `at rest nothing is due`() {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    #expect(driver.presenter.nextDeadline == nil)
    driver.type("4")
    _ = driver.frame()
    #expect(driver.presenter.nextDeadline != nil)
    driver.settle()
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test(arguments: [MotionLevel.reduced, .none])
  func `without motion the chip is there at once`(motion: MotionLevel) {
    var driver = SceneDriver([.hello], preferences: Presenter.Preferences(motion: motion))
    _ = driver.frame()
    driver.type("4")
    #expect(driver.text().contains("This is a  example  question"))
  }

  @Test func `a copy flies where options are used again`() {
    var question = Question.choice("_ and _", ["yes", "no"], answers: ["yes", "yes"])
    question.reusesOptions = true
    var driver = SceneDriver([question])
    _ = driver.frame()
    driver.type("1")
    driver.settle()
    driver.type("1")
    driver.settle()
    #expect(driver.text().contains(" yes  and  yes"))
    #expect(driver.text().contains("1  yes    2  no"))
    driver.type("r")
    driver.run(until: driver.time + 0.1)
    #expect(driver.text().components(of: "yes") == 3)
    driver.settle()
    #expect(driver.text().components(of: "yes") == 1)
  }
}

extension String {
  /// How often a text occurs.
  func components(of part: String) -> Int { ranges(of: part).count }
}
