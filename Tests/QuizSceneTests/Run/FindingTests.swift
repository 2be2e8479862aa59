import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

struct FindingTests {
  @Test func `what has not the words is dim, and the first that has is lit`() throws {
    var driver = SceneDriver([.capital])
    let theme = driver.presenter.context.theme
    func style(of option: String) throws -> Style {
      let canvas = driver.frame()
      let place = try #require(canvas.place(of: " \(option) "))
      return canvas[place.column + 1, place.row].style
    }
    driver.type("/")
    #expect(try style(of: "Oslo") == theme.style(.chip))
    driver.type("Be")
    #expect(try style(of: "Berlin") == theme.style(.accentField))
    #expect(try style(of: "Bern") == theme.style(.chip))
    #expect(try style(of: "Oslo") == theme.dimmed(theme.style(.chip)))
    driver.press(.down)
    #expect(try style(of: "Bern") == theme.style(.accentField))
    driver.press(.escape)
    #expect(try style(of: "Oslo") == theme.style(.chip))
    #expect(try style(of: "Bern") == theme.style(.chip))
  }

  @Test(arguments: [WindowSize(100, 30), WindowSize(40, 12), WindowSize(20, 6)])
  func `the caret follows the words`(size: WindowSize) throws {
    var driver = SceneDriver([.capital], columns: size.columns, rows: size.rows)
    #expect(driver.presenter.draw(at: 0).caret == nil)
    driver.type("/")
    let row = driver.presenter.context.hintRow
    let start = CellPoint(column: driver.presenter.context.column.lowerBound, row: row)
    #expect(driver.frame()[start.column, row].content == .grapheme("/"))
    #expect(driver.presenter.draw(at: 0).caret == CellPoint(column: start.column + 2, row: row))
    driver.type("be")
    #expect(driver.presenter.draw(at: 0).caret == CellPoint(column: start.column + 4, row: row))
    driver.press(.left)
    #expect(driver.presenter.draw(at: 0).caret == CellPoint(column: start.column + 3, row: row))
    driver.type(String(repeating: "long ", count: 20))
    let caret = try #require(driver.presenter.draw(at: 0).caret)
    #expect(caret.row == row && caret.column < size.columns)
    driver.press(.escape)
    #expect(driver.presenter.draw(at: 0).caret == nil)
  }

  @Test(
    arguments: [
      ("/", "/                       Esc back   F1 help"),
      ("/b", "/ b                     ⏎ place   ↑↓ choose   Esc back   F1 help"),
      ("/bern", "/ bern                  ⏎ place   Esc back   F1 help"),
      ("/berx", "/ berx   no option      Esc back   F1 help"),
    ])
  func `the row says what can be done`(keys: String, expected: String) {
    var driver = SceneDriver([.capital])
    driver.type(keys)
    #expect(driver.hintRow() == expected)
  }

  @Test func `an option that is found flies into the blank`() {
    var driver = SceneDriver([.capital])
    driver.type("/bern")
    driver.settle()
    driver.press(.enter)
    driver.run(until: driver.time + 0.1)
    #expect(driver.frame().cells(on: FlightTests.flying) != nil)
    driver.settle()
    #expect(driver.text().contains("Switzerland is  Bern"))
    #expect(driver.hintRow().hasPrefix("⏎ check"))
  }
}
