import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// A click on a thing does what its key does.
struct ClickTests {
  /// A click on the first place of a text.
  static func click(
    _ text: String, in driver: inout SceneDriver,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(
      driver.frame().place(of: text), "\(text)", sourceLocation: sourceLocation)
    driver.click(place.column, place.row)
  }

  @Test(arguments: ["3", "choice3"])
  func `a click on an option or its label picks it`(text: String) throws {
    var clicked = SceneDriver([.hello])
    try Self.click(text, in: &clicked)
    var pressed = SceneDriver([.hello])
    pressed.type("3")
    #expect(clicked.model == pressed.model)
  }

  @Test func `a click on a gap brings that chip to the active blank`() throws {
    var clicked = SceneDriver([.hanyu])
    clicked.type("2")
    clicked.skip()
    var pressed = clicked
    try Self.click("··", in: &clicked)
    pressed.type("2")
    #expect(clicked.model == pressed.model)
    #expect(clicked.model.selectedOption(inBlank: 1) == OptionID(bank: 0, index: 1))
  }

  @Test func `a click on a blank makes it the active one, empty or filled`() throws {
    var driver = SceneDriver([.hanyu])
    let blanks = try #require(driver.question).page.blanks
    let top = driver.presenter.context.viewport.row
    driver.click(blanks[1].column, blanks[1].row + top)
    #expect(driver.model.activeBlank == 1)
    driver.type("2")
    driver.skip()
    #expect(driver.model.activeBlank == 0)
    driver.click(blanks[1].column + 1, blanks[1].row + top)
    #expect(driver.model.activeBlank == 1)
  }

  @Test func `a click on a card opens its dialog`() throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    try Self.click("What the everyday", in: &driver)
    #expect(driver.library.dialog?.entry == "quizzes/git-basics.json")
    #expect(driver.library.selection == "quizzes/git-basics.json")
  }

  @Test func `a click on a button presses it, chosen or not`() throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter)
    driver.skip()
    var other = driver
    try Self.click("Close", in: &driver)
    #expect(driver.library.dialog == nil)
    #expect(driver.presenter.session == nil)
    other.press(.right)
    try Self.click("Start", in: &other)
    #expect(other.presenter.currentRun?.title == "Capitals")
  }

  @Test func `a click on the filter goes on with it`() throws {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.type("/git")
    driver.press(.enter)
    #expect(!driver.library.isFiltering)
    try Self.click("/ git", in: &driver)
    #expect(driver.library.isFiltering)
  }

  @Test func `a click on nothing does nothing`() {
    var driver = SceneDriver([.hello])
    let before = driver.frame()
    for place in [(0, 0), (70, 10), (79, 23), (200, 100), (-1, -1)] {
      driver.click(place.0, place.1)
    }
    #expect(driver.frame() == before)
    driver.send(.mouse(MouseEvent(.press(.right), at: CellPoint(column: 7, row: 9))))
    driver.send(.mouse(MouseEvent(.press(.middle), at: CellPoint(column: 7, row: 9))))
    #expect(driver.frame() == before)
  }
}
