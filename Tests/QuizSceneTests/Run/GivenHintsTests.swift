import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

struct GivenHintsTests {
  @Test(arguments: WindowSize.all)
  func `sentence and options stay where they are when hints and the verdict come`(
    size: WindowSize
  ) throws {
    var driver = SceneDriver([.measures], columns: size.columns, rows: size.rows)
    func places(_ driver: SceneDriver) throws -> [CellRect] {
      let page = try #require(driver.question).page
      return page.blanks + page.texts.map(\.frame) + page.rows.slots.map(\.frame)
        + [CellRect(column: page.rowsOrigin.column, row: page.rowsOrigin.row, width: 1, height: 1)]
    }
    let before = try places(driver)
    driver.type("2")
    for key in "tt43" {
      driver.type(String(key))
      #expect(try places(driver) == before)
    }
    driver.press(.enter)
    driver.settle()
    #expect(try places(driver) == before)
  }

  @Test func `hints stand below the options, and the verdict below them`() throws {
    var driver = SceneDriver([.measures])
    driver.type("2tt4")
    driver.press(.enter)
    driver.settle()
    let canvas = driver.frame()
    let options = try #require(canvas.lines.firstIndex { $0.contains("张") })
    let first = try #require(canvas.place(of: "hint  Long thin things"))
    let second = try #require(canvas.place(of: "hint  Both count"))
    let verdict = try #require(canvas.place(of: "✗ One to look at again."))
    #expect(options < first.row && first.row < second.row && second.row < verdict.row)
    let theme = driver.presenter.context.theme
    let (label, words) = (canvas[first.column, first.row], canvas[first.column + 6, first.row])
    #expect(label.style.foreground == theme.style(.accent).foreground)
    #expect(words.style.foreground == theme.style(.secondary).foreground)
    // What does not fit goes on below its own first word.
    let rest = try #require(canvas.place(of: "held between"))
    #expect(rest.column >= second.column + 6)
  }

  @Test(arguments: [WindowSize(80, 24), WindowSize(40, 12), WindowSize(20, 6)])
  func `a hint is in sight when it comes, in a blank that is typed too`(size: WindowSize) {
    var typed = Question.typed("Say _ now, " + ReachTests.words.joined(separator: " "), ["it"])
    typed.hints = ["first", "second"]
    var chosen = ReachTests.crowded
    chosen.hints = ["first", "second"]
    for (question, key) in [(typed, Key.control("t")), (chosen, Key.character("t"))] {
      var driver = SceneDriver([question], columns: size.columns, rows: size.rows)
      for words in ["hint  first", "hint  second"] {
        driver.press(key)
        driver.skip()
        #expect(driver.text().contains(words))
      }
      #expect(driver.model.nextHint == nil)
    }
  }

  @Test func `a hint fades in where it stays, and needs no frame after that`() {
    var driver = SceneDriver([.measures])
    driver.type("t")
    #expect(driver.frame().place(of: "hint") == nil)
    #expect(driver.presenter.nextDeadline != nil)
    driver.settle()
    #expect(driver.frame().place(of: "hint  Both") != nil)
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test func `a question that was left for later comes back with its hints`() {
    var driver = SceneDriver([.measures, .hello])
    driver.type("ts")
    driver.settle()
    #expect(!driver.text().contains("Both count"))
    driver.type("4")
    driver.press(.enter, .enter)
    driver.settle()
    #expect(driver.text().contains("hint  Both count"))
  }
}
