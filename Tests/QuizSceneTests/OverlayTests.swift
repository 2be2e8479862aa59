import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import QuizScene

struct OverlayTests {
  @Test(arguments: [0.0, 0.1, 0.2, 1.0])
  func `the help grows out of its hint`(time: Double) {
    var driver = SceneDriver([.reset])
    _ = driver.frame()
    driver.type("?")
    driver.run(until: time)
    expectGolden(driver.text(), named: "help-\(Int(time * 1000))ms")
  }

  @Test func `closing leaves the screen as it was`() {
    var driver = SceneDriver([.reset])
    let before = driver.frame()
    for key in [Key.escape, .enter, .character("q"), .character("?"), .function(1)] {
      driver.type("?")
      driver.settle()
      #expect(driver.frame() != before)
      driver.press(key)
      driver.settle()
      #expect(driver.frame() == before)
    }
  }

  @Test func `closing shrinks it into its hint`() {
    var driver = SceneDriver([.reset])
    driver.type("?")
    driver.settle()
    let width = driver.text().components(of: "─")
    driver.press(.escape)
    driver.run(until: driver.time + 0.1)
    let shrinking = driver.text().components(of: "─")
    #expect(driver.text().contains("╭"))
    #expect(shrinking < width)
    driver.settle()
    #expect(!driver.text().contains("╭"))
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test func `the help takes its words along into its hint`() {
    var driver = SceneDriver([.reset])
    driver.type("?")
    driver.settle()
    driver.press(.escape)
    driver.time += 0.08
    #expect(driver.text().contains("Keys"))
    driver.time += 0.08
    #expect(driver.text().contains("╭"))
    #expect(!driver.text().contains("Keys"))
  }

  @Test func `no key of the question works behind the help`() {
    var driver = SceneDriver([.reset])
    driver.type("?2r1")
    driver.press(.tab, .backspace, .left)
    #expect(driver.model == SceneDriver([.reset]).model)
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)])
  func `all of the help can be read by scrolling`(columns: Int, rows: Int) {
    var driver = SceneDriver([.reset], columns: columns, rows: rows)
    driver.type("?")
    driver.settle()
    var seen = ""
    let parts = driver.presenter.help?.parts ?? []
    #expect(!parts.isEmpty)
    let page = HelpPanel.page(
      usedPart: .options, parts: parts, in: driver.presenter.context)
    for _ in 0...page.lastFirstLine {
      seen += driver.text().filter { !" \n│╭╮╰╯─".contains($0) } + "\n"
      driver.press(.down)
    }
    // Words may be wrapped, so they are looked for without the white space.
    let all = seen.split(separator: "\n").map(String.init)
    for row in KeyTable.rows where !Set(row.parts).isDisjoint(with: parts) {
      for word in English().help(row.purpose).split(separator: " ") {
        #expect(all.contains { $0.contains(word) }, "\(word) at \(columns)×\(rows)")
      }
      for key in row.label.text(isASCII: false).split(separator: " ") {
        #expect(all.contains { $0.contains(key) }, "\(key) at \(columns)×\(rows)")
      }
    }
  }
}
