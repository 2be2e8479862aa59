import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// What is below a dialog takes no input, from the request to open to the request to close.
struct DialogInputTests {
  /// What means something to the cards, the filter or a question, and nothing to a dialog.
  static let events: [Event] =
    [
      Key.character("o"), .character("/"), .character("1"), .character("n"), .character("r"), .home,
      .end, .backspace, .delete, .control("u"), .control("r"),
    ].map(Event.key) + [.paste("digits")]

  @Test(arguments: [0, 0.05, 0.3, 1.0])
  func `keys and pasted text go to the dialog alone`(pause: Double) {
    var driver = SceneDriver(library: LibraryEntry.samples)
    _ = driver.frame()
    driver.press(.enter)
    driver.run(until: pause)
    let before = driver.library
    for event in Self.events { driver.send(event) }
    #expect(driver.library == before)
    driver.press(.right)
    #expect(driver.library.dialog?.button == .close)
    #expect(driver.library.selection == before.selection)
  }

  @Test(arguments: [0, 0.05, 0.3, 1.0])
  func `a click beside it closes it, and opens nothing that lies there`(pause: Double) throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    let card = try #require(driver.frame().place(of: "Capitals"))
    driver.press(.right, .enter)
    driver.run(until: pause)
    driver.click(card.column, card.row)
    #expect(driver.library.dialog == nil)
    #expect(driver.library.selection == "quizzes/digits.json")
  }

  @Test func `a click in it, beside its buttons, does nothing`() throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    driver.skip()
    let before = driver.library
    let box = try #require(driver.frame().accentBox)
    driver.click(box.column, box.row)
    driver.click(box.column + 3, box.row + 2)
    driver.click(box.columns.upperBound - 1, box.rows.upperBound - 1)
    #expect(driver.library == before)
  }

  @Test func `the wheel does not move the cards behind it`() {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.skip()
    let before = driver.frame()
    driver.press(.enter)
    driver.turnWheel(3)
    driver.run(until: driver.time + 0.1)
    driver.turnWheel(3)
    driver.press(.escape)
    driver.skip()
    #expect(driver.frame() == before)
  }

  @Test func `keys are for the cards again from the request to close`() {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    driver.skip()
    driver.press(.escape)
    driver.type("o")
    #expect(driver.library.order == .questions)
    driver.press(.enter)
    #expect(driver.library.dialog != nil)
  }

  @Test func `keys are for the question from the request to start`() {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter, .enter)
    driver.type("4")
    #expect(driver.model.isFilled)
    #expect(driver.library.order == .title)
  }

  @Test(arguments: [0, 0.05, 1.0])
  func `behind the help neither dialog nor cards take input`(pause: Double) {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    driver.skip()
    let before = driver.library
    driver.type("?")
    driver.run(until: driver.time + pause)
    for event in Self.events { driver.send(event) }
    driver.press(.right, .tab)
    driver.turnWheel(2)
    #expect(driver.library == before)
    driver.click(0, 0)
    #expect(driver.presenter.help == nil)
    #expect(driver.library == before)
  }

  @Test func `a click in the help reaches nothing that lies behind it`() throws {
    var driver = SceneDriver([.reset])
    driver.type("?")
    driver.skip()
    let before = driver.model
    let box = try #require(driver.frame().accentBox)
    for row in box.rows {
      for column in stride(from: box.column, to: box.columns.upperBound, by: 3) {
        driver.click(column, row)
      }
    }
    #expect(driver.model == before)
    #expect(driver.presenter.help != nil)
  }
}
