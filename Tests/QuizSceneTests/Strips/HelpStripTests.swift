import CellGrid
import Testing

@testable import QuizScene

/// The help growing out of its hint and shrinking back into it, frame by frame.
struct HelpStripTests {
  static func places() throws -> (hint: CellRect, panel: CellRect) {
    var driver = SceneDriver([.reset])
    let hint = try #require(driver.frame().place(of: "? help"))
    driver.type("?")
    driver.settle()
    let panel = try #require(driver.frame().accentBox)
    return (CellRect(column: hint.column, row: hint.row, width: 6, height: 1), panel)
  }

  @Test func `the help grows out of its hint`() throws {
    let places = try Self.places()
    var driver = SceneDriver([.reset])
    let code = try #require(driver.frame().place(of: "git reset"))
    driver.type("?")
    var journey = ReferenceJourney(from: places.hint, to: places.panel)
    Strip(name: "help-open", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      let box = journey.cells(at: time)
      // A box of one row has no corners.
      #expect(canvas.accentBox == (box.height < 2 ? nil : box), "at \(time) s")
      guard !box.places.contains(code) else { return }
      let opacity = ReferenceCurve.dim.value(at: time)
      let dimmed = ReferenceColor.mixed((175, 215, 215), ReferenceColor.ground, 0.58 * opacity)
      #expect(canvas[code.column, code.row].style.foreground == dimmed, "at \(time) s")
    }
  }

  @Test func `it shrinks back into its hint`() throws {
    let places = try Self.places()
    var driver = SceneDriver([.reset])
    driver.type("?")
    driver.settle()
    driver.press(.escape)
    var journey = ReferenceJourney(from: places.panel, to: places.hint)
    Strip(name: "help-close", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      let box = journey.cells(at: time)
      #expect(canvas.accentBox == (box.height < 2 ? nil : box), "at \(time) s")
      // Its words go along, and fade.
      guard box.height > 4, box.width > 8 else { return }
      let opacity = 1 - ReferenceCurve.fade.value(at: time)
      let title = CellPoint(column: box.column + 3, row: box.row + 2)
      #expect(canvas.place(of: "Keys") == (opacity >= 0.1 ? title : nil), "at \(time) s")
    }
    driver.settle()
    #expect(driver.frame() == SceneDriver([.reset]).presenter.stillFrame)
  }
}
