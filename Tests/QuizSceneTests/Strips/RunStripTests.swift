import CellGrid
import Testing

@testable import QuizScene

/// How a hint comes, and how the results make room for what is asked again, frame by frame.
struct RunStripTests {
  @Test func `a hint fades in at its place`() throws {
    var driver = SceneDriver([.measures])
    driver.type("2")
    driver.settle()
    var given = driver
    given.type("t")
    given.settle()
    let words = "Long thin things"
    let rest = try #require(given.frame().place(of: words))
    driver.type("t")
    Strip(name: "hint", duration: 0.15).draw(&driver, until: 0.2) { canvas, time in
      let opacity = ReferenceCurve.fade.value(at: time)
      #expect(canvas.place(of: words) == (opacity >= 0.1 ? rest : nil), "at \(time) s")
      guard opacity >= 0.1 else { return }
      let color =
        opacity >= 1
        ? .palette(245) : ReferenceColor.mixed(ReferenceColor.ground, (138, 138, 138), opacity)
      #expect(canvas[rest.column, rest.row].style.foreground == color, "at \(time) s")
    }
  }

  @Test func `the results leave to the left, and what was wrong comes from the right`() throws {
    var driver = ResultsTests.driver(lastPercentage: nil)
    let old = try #require(driver.frame().place(of: "1 of 2"))
    var again = driver
    again.type("w")
    again.settle()
    let words = "This is a"
    let rest = try #require(again.frame().place(of: words))
    driver.type("w")
    var journey = ReferenceJourney(
      from: CellRect(column: 0, row: 0, width: 20, height: 1),
      to: CellRect(column: 0, row: 0, width: 0, height: 1), spring: .bar)
    Strip(name: "retry", duration: 0.6).draw(&driver) { canvas, time in
      let leaving = ReferenceCurve.leave.value(at: time)
      let left = CellPoint(column: old.column - Int((6 * leaving).rounded()), row: old.row)
      #expect(
        canvas.place(of: "1 of 2") == (time < 0.1 && 1 - leaving >= 0.1 ? left : nil),
        "at \(time) s")
      if time >= 0.1 {
        let coming = TurnStripTests.coming(time, delay: 0.09)
        let place = CellPoint(column: rest.column + coming.offset, row: rest.row)
        #expect(canvas.place(of: words) == (coming.opacity >= 0.1 ? place : nil), "at \(time) s")
        // Nothing is left of the bars of the results.
        #expect(canvas.lines.dropFirst(2).allSatisfy { !$0.contains("─") && !$0.contains("━") })
      }
      #expect(
        canvas.lines[1].count { $0 == "━" } == journey.cells(at: time).width, "at \(time) s")
    }
  }
}
