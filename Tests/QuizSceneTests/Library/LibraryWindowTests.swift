import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// The library in windows that are narrow, or become others.
struct LibraryWindowTests {
  @Test(arguments: [(200, 60), (100, 30), (40, 12)])
  func `the lit card stays in sight when the window becomes another`(columns: Int, rows: Int) {
    for (newColumns, newRows) in [(200, 60), (100, 30), (40, 12), (20, 6)] {
      var driver = SceneDriver(library: LibraryEntry.samples, columns: columns, rows: rows)
      driver.press(.end)
      driver.skip()
      driver.resize(newColumns, newRows)
      driver.skip()
      #expect(driver.text().contains("Winds"), "from \(columns) to \(newColumns) columns")
    }
  }

  @Test(arguments: [20, 24, 30, 34, 40, 60, 80])
  func `nothing in the header covers anything else`(columns: Int) {
    var driver = SceneDriver(library: LibraryEntry.samples, columns: columns, rows: 12)
    driver.type("o")
    #expect(driver.text().contains("by size"))
    driver.type("/ver")
    driver.skip()
    let header = driver.frame().lines[0].split(separator: " ").map(String.init)
    #expect(header.first == "cloze" && header.suffix(2) == ["/", "ver"])
    #expect([3, 6].contains(header.count), "\(header)")
  }

  @Test func `in a window that is too small anyone can leave, whatever is open`() {
    for keys in ["", "?", "\n", "\n?", "\n\n", "\n\n?", "/g"] {
      var driver = SceneDriver(library: LibraryEntry.samples)
      for key in keys { driver.press(key == "\n" ? .enter : .character(key)) }
      driver.resize(10, 3)
      #expect(driver.send(.key(.character("q"))) == [.leave], "after “\(keys)”")
    }
  }

  @Test func `a dialog that nobody starts to play closes`() {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    let effects = driver.presenter.handle(.key(.enter), at: driver.time)
    #expect(effects == [.play("quizzes/capitals.json", .fresh)])
    driver.press(.right)
    driver.skip()
    #expect(driver.presenter.run == nil)
    #expect(driver.frame() == driver.presenter.stillFrame)
    #expect(driver.library.selection == "quizzes/digits.json")
  }

  @Test func `a click on a hint without a key of its own closes nothing`() throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    driver.skip()
    let hint = try #require(driver.frame().place(of: "←→ choose"))
    driver.click(hint.column, hint.row)
    #expect(driver.library.dialog != nil)
    driver.click(hint.column + 60, hint.row)
    #expect(driver.library.dialog == nil)
  }

  @Test func `the help shows the keys of the screens there are`() {
    var alone = SceneDriver([.reset], columns: 100, rows: 200)
    alone.type("?")
    alone.skip()
    #expect(!alone.text().contains("In the library"))
    var library = SceneDriver(library: LibraryEntry.samples, columns: 100, rows: 200)
    library.type("?")
    library.skip()
    #expect(library.text().contains("In the library"))
    #expect(library.text().contains("Choosing an option"))
  }
}
