import CellGrid
import QuizModel
import Testing

@testable import QuizScene

/// Chips on their way, frame by frame.
struct PickStripTests {
  static let flying = Color.palette(75)
  static let wrong = Color.palette(174)

  /// Where a chip lies in the row, and the blank, on the screen.
  static func ends(of option: Int, in driver: SceneDriver) throws -> (
    home: CellRect, blank: CellRect
  ) {
    let question = try #require(driver.question)
    let home = try #require(question.page.home(of: OptionID(bank: 0, index: option)))
    return (question.onScreen(home), question.onScreen(question.page.blanks[0]))
  }

  static func flight(from start: CellRect, to end: CellRect, delay: Double = 0) -> ReferenceJourney
  {
    ReferenceJourney(from: start, to: end, spring: .flight, delay: delay, bow: 1)
  }

  @Test func `a picked chip flies into the blank`() throws {
    var driver = SceneDriver([.hello])
    _ = driver.frame()
    let ends = try Self.ends(of: 3, in: driver)
    var journey = Self.flight(from: ends.home, to: ends.blank)
    driver.type("4")
    Strip(name: "pick", duration: 0.55).draw(&driver) { canvas, time in
      let wanted = journey.cells(at: time)
      let drawn = canvas.places(on: Self.flying)
      #expect(drawn == (journey.hasLanded ? [] : wanted.places), "at \(time) s")
    }
  }

  @Test func `reset sends it home`() throws {
    var driver = SceneDriver([.hello])
    let ends = try Self.ends(of: 3, in: driver)
    driver.type("4")
    driver.settle()
    var journey = Self.flight(from: ends.blank, to: ends.home)
    driver.type("r")
    Strip(name: "reset", duration: 0.55).draw(&driver) { canvas, time in
      let wanted = journey.cells(at: time)
      let drawn = canvas.places(on: Self.flying)
      #expect(drawn == (journey.hasLanded ? [] : wanted.places), "at \(time) s")
    }
  }

  @Test func `another chip replaces it, and the two pass each other`() throws {
    var driver = SceneDriver([.hello])
    let old = try Self.ends(of: 3, in: driver)
    let new = try Self.ends(of: 0, in: driver)
    driver.type("4")
    driver.settle()
    var journeys = [
      Self.flight(from: old.blank, to: old.home), Self.flight(from: new.home, to: new.blank),
    ]
    driver.type("1")
    Strip(name: "replace", duration: 0.55).draw(&driver) { canvas, time in
      var wanted: Set<CellPoint> = []
      for index in journeys.indices {
        let cells = journeys[index].cells(at: time)
        if !journeys[index].hasLanded { wanted.formUnion(cells.places) }
      }
      #expect(canvas.places(on: Self.flying) == wanted, "at \(time) s")
    }
  }

  @Test func `after a verdict the wrong chip goes home and the right one comes`() throws {
    var driver = SceneDriver([.hello])
    let wrong = try Self.ends(of: 0, in: driver)
    let right = try Self.ends(of: 3, in: driver)
    driver.type("1")
    driver.settle()
    driver.press(.enter)
    driver.run(until: driver.time + 0.7)
    var home = Self.flight(from: wrong.blank, to: wrong.home)
    var solution = Self.flight(from: right.home, to: right.blank)
    Strip(name: "solution", duration: 0.55).draw(&driver) { canvas, time in
      let wantedHome = home.cells(at: time)
      let wanted = solution.cells(at: time)
      let flying = solution.hasLanded ? [] : wanted.places
      #expect(canvas.places(on: Self.flying) == flying, "at \(time) s")
      #expect(
        canvas.places(on: Self.wrong) == wantedHome.places.subtracting(flying), "at \(time) s")
    }
  }
}
