import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

struct ReachTests {
  static let words = (1...40).map { "word\($0)" }
  static let options = (1...60).map { "opt\($0)" }

  static let crowded: Question = {
    var parts = words
    for index in [35, 25, 15, 5] { parts.insert("_", at: index) }
    return .choice(
      parts.joined(separator: " ") + " 汉字、かな、한글。", options,
      answers: ["opt1", "opt2", "opt3", "opt60"])
  }()

  @Test(arguments: [(80, 24), (40, 12), (20, 6)])
  func `every word and every option can be reached by keys`(columns: Int, rows: Int) {
    var driver = SceneDriver([Self.crowded], columns: columns, rows: rows)
    var seen = driver.text()
    for _ in 0..<60 {
      driver.press(.pageDown)
      seen += driver.text()
    }
    let shown = Set(seen.split { " \n".contains($0) }.map(String.init))
    for word in Self.words + Self.options {
      #expect(shown.contains(word), "\(word) at \(columns)×\(rows)")
    }
    for character in "汉字、かな、한글。" { #expect(seen.contains(character)) }
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `the sixtieth option is picked into the fourth blank and read there`(
    columns: Int, rows: Int
  ) throws {
    var driver = SceneDriver([Self.crowded], columns: columns, rows: rows)
    driver.press(.tab, .tab, .tab, .end)
    driver.settle()
    #expect(driver.text().contains("opt60"))
    driver.press(.enter)
    driver.settle()
    #expect(driver.model.selectedOption(inBlank: 3) == OptionID(bank: 0, index: 59))
    driver.press(.escape, .end)
    driver.settle()
    let screen = try #require(driver.question)
    let blank = screen.onScreen(screen.page.blanks[3])
    #expect(driver.frame().lines[blank.row].contains("opt60"))
  }

  @Test func `the lit option is always in sight`() {
    var driver = SceneDriver([Self.crowded], columns: 40, rows: 12)
    for step in 0..<70 {
      driver.press(step < 40 ? .right : .down)
      let lit = driver.model.litOption.flatMap { Self.crowded[$0]?.text }
      #expect(driver.frame().lines.contains { $0.contains(" \(lit ?? "none") ") })
    }
  }

  @Test func `up and down go by visual row, and up from the top to the sentence`() throws {
    var driver = SceneDriver([Self.crowded])
    driver.press(.right, .right, .down)
    let rows = try #require(driver.question).page.rows
    let lit = try #require(driver.model.litOption)
    #expect(rows.slots.first { $0.option == lit }?.line == 1)
    driver.press(.up, .up)
    #expect(driver.model.focus == .sentence)
    driver.press(.down)
    #expect(driver.model.focus == .options(lit: nil))
    driver.type("Z")
    driver.press(.up)
    let above = try #require(driver.model.litOption)
    let left = try #require(rows.slots.first { $0.label == "Z" })
    #expect(rows.slots.first { $0.option == above }?.line == left.line - 1)
  }
}
