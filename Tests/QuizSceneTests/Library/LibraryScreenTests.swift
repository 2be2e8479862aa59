import CellGrid
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// The library and its dialogs as a person would see them.
struct LibraryScreenTests {
  @Test(arguments: [
    WindowSize(100, 30), WindowSize(80, 24), WindowSize(40, 12), WindowSize(200, 60),
    WindowSize(20, 6),
  ])
  func `the library at rest`(size: WindowSize) {
    var driver = SceneDriver(
      library: LibraryEntry.samples, columns: size.columns, rows: size.rows)
    driver.press(.right, .right)
    expectGolden(
      driver.text(), named: "library-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test(arguments: [WindowSize(100, 30), WindowSize(40, 12)])
  func `a dialog over the library`(size: WindowSize) {
    var driver = SceneDriver(
      library: LibraryEntry.samples, columns: size.columns, rows: size.rows)
    driver.press(.enter)
    driver.skip()
    expectGolden(
      driver.text(), named: "dialog-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test func `the dialog of a broken file says what is wrong with it`() {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.type("/notes")
    driver.press(.enter, .enter)
    driver.skip()
    expectGolden(driver.text(), named: "dialog-broken", in: "../Frames")
    #expect(!driver.text().contains("Start"))
  }

  @Test(arguments: WindowSize.all + [WindowSize(20, 6)])
  func `all of a long dialog can be read, with its buttons always in sight`(size: WindowSize) {
    var driver = SceneDriver(
      library: [.long, .broken], columns: size.columns, rows: size.rows)
    driver.press(.enter)
    driver.skip()
    var seen = ""
    var text = ""
    while text != driver.text() {
      text = driver.text()
      #expect(text.contains("Start") && text.contains("Close"))
      seen += text + "\n"
      driver.press(.pageDown)
    }
    let words = Set(seen.split { " │\n".contains($0) }.map(String.init))
    for word in (1...30).map({ "fact\($0)" }) + ["Author", "questions", "solutions"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test(arguments: [WindowSize(100, 30), WindowSize(40, 12), WindowSize(20, 6)])
  func `the lit card is always in sight, whole`(size: WindowSize) throws {
    var driver = SceneDriver(
      library: LibraryEntry.samples, columns: size.columns, rows: size.rows)
    for _ in LibraryEntry.samples {
      driver.skip()
      let box = try #require(driver.frame().accentBox)
      #expect(box.row >= driver.presenter.context.libraryViewport.row)
      driver.press(.right)
    }
  }

  @Test(arguments: WindowSize.all + [WindowSize(20, 6)])
  func `the hints say what enter does, where it does anything`(size: WindowSize) {
    var driver = SceneDriver(
      library: LibraryEntry.samples, columns: size.columns, rows: size.rows)
    #expect(driver.text().contains("⏎ open"))
    driver.type("/nowhere")
    driver.press(.enter)
    driver.skip()
    #expect(!driver.text().contains("⏎"))
    driver.press(.escape, .enter)
    #expect(driver.text().contains("⏎ start"))
  }
}
