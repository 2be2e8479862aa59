import CellGrid
import Testing

@testable import QuizScene

/// What a verdict does to a chip in its blank, frame by frame.
struct VerdictStripTests {
  @Test func `a wrong chip swings by two columns and comes to rest`() throws {
    var driver = SceneDriver([.hello])
    let blank = try PickStripTests.ends(of: 0, in: driver).blank
    driver.type("1")
    driver.settle()
    driver.press(.enter)
    let velocity = 2.3 * 2 * Double.pi / 0.12
    var offsets: Set<Int> = []
    try Strip(name: "shake", duration: 0.3).draw(&driver, until: 0.4) { canvas, time in
      let swing = ReferenceSpring.shake.swing(velocity: velocity, at: time)
      let offset = time < 0.3 ? Int(swing.rounded()) : 0
      let drawn = try #require(canvas.cells(on: PickStripTests.wrong))
      #expect(drawn == blank.offset(columns: offset), "at \(time) s")
      offsets.insert(offset)
    }
    #expect(offsets.isSuperset(of: [-1, 0, 1, 2]))
    #expect(offsets.max() == 2)
  }

  @Test func `a right chip is bright for a moment`() throws {
    var driver = SceneDriver([.hello])
    let blank = try PickStripTests.ends(of: 3, in: driver).blank
    driver.type("4")
    driver.settle()
    driver.press(.enter)
    Strip(name: "pulse", duration: 0.22).draw(&driver, until: 0.3) { canvas, time in
      let isBright = time < 0.22
      #expect(canvas.cells(on: .palette(153)) == (isBright ? blank : nil), "at \(time) s")
      #expect(canvas.cells(on: .palette(114)) == (isBright ? nil : blank), "at \(time) s")
    }
  }
}
