import CellGrid
import Testing

@testable import QuizScene

/// The way from a question to the next one, and to the results, frame by frame.
struct TurnStripTests {
  /// How far from its place what comes is, and how much of it is seen, so long after the change.
  static func coming(_ time: Double, delay: Double) -> (offset: Int, opacity: Double) {
    (
      Int((12 * (1 - ReferenceSpring.turn.value(at: time - delay))).rounded()),
      ReferenceCurve.appear.value(at: time - delay)
    )
  }

  @Test func `the old question leaves to the left, the new one comes from the right`() throws {
    var driver = SceneDriver([
      .hello, .choice("Say _ now", ["one", "two", "three"], answers: ["two"]),
    ])
    driver.type("4")
    driver.press(.enter)
    driver.settle()
    let old = try #require(driver.frame().place(of: "This is a"))
    var next = driver
    next.press(.enter)
    next.settle()
    let rest = next.frame()
    let texts = ["Say", "1  one", "2  two", "3  three"]
    let places = try texts.map { try #require(rest.place(of: $0)) }
    driver.press(.enter)
    Strip(name: "next", duration: 0.6).draw(&driver) { canvas, time in
      let leaving = ReferenceCurve.leave.value(at: time)
      let isSeen = time < 0.1 && 1 - leaving >= 0.1
      let left =
        isSeen ? CellPoint(column: old.column - Int((6 * leaving).rounded()), row: old.row) : nil
      #expect(canvas.place(of: "This is a") == left, "at \(time) s")
      for (index, text) in texts.enumerated() {
        let coming = Self.coming(time, delay: 0.09 + 0.03 * Double(index))
        let place = CellPoint(column: places[index].column + coming.offset, row: places[index].row)
        #expect(
          canvas.place(of: text) == (coming.opacity >= 0.1 ? place : nil), "\(text) at \(time) s")
      }
    }
  }

  @Test func `the end of the bar goes on`() {
    var driver = SceneDriver([.hello, .reset])
    driver.type("4")
    driver.settle()
    driver.press(.enter)
    var journey = ReferenceJourney(
      from: CellRect(column: 0, row: 0, width: 0, height: 1),
      to: CellRect(column: 0, row: 0, width: 10, height: 1), spring: .bar)
    Strip(name: "progress", duration: 0.5).draw(&driver) { canvas, time in
      let drawn = canvas.lines[1].count { $0 == "━" }
      #expect(drawn == journey.cells(at: time).width, "at \(time) s")
    }
  }

  @Test func `the bars of the results grow one after the other`() throws {
    var driver = ResultsScreenTests.driver()
    driver.settle()
    let rest = driver.frame()
    let bars = rest.lines.indices.dropFirst(2).filter { row in
      rest.lines[row].contains { "━─".contains($0) }
    }
    let lengths = bars.map { row in rest.lines[row].count { $0 == "━" } }
    #expect(lengths.count { $0 > 0 } > 1)
    driver = ResultsScreenTests.driver()
    var journeys = lengths.enumerated().map { index, length in
      ReferenceJourney(
        from: CellRect(column: 0, row: 0, width: 0, height: 1),
        to: CellRect(column: 0, row: 0, width: length, height: 1), spring: .bar,
        delay: 0.03 * Double(index))
    }
    Strip(name: "results", duration: 0.56).draw(&driver) { canvas, time in
      for (index, row) in bars.enumerated() {
        let drawn = canvas.lines[row].count { $0 == "━" }
        #expect(drawn == journeys[index].cells(at: time).width, "bar \(index) at \(time) s")
      }
    }
  }
}
