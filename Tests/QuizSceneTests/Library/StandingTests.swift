import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// What the library says of how a person stands with its quizzes.
struct StandingTests {
  static func driver(
    _ size: WindowSize = WindowSize(100, 30), traits: TerminalTraits = TerminalTraits()
  ) -> SceneDriver {
    SceneDriver(
      library: LibraryEntry.played, columns: size.columns, rows: size.rows, traits: traits)
  }

  static let sizes = [
    WindowSize(100, 30), WindowSize(60, 20), WindowSize(40, 12), WindowSize(200, 60),
  ]
  static let poor = TerminalTraits(colorDepth: .none, showsUnicode: false)

  @Test(arguments: sizes)
  func `cards with scores and what is due`(size: WindowSize) {
    var driver = Self.driver(size)
    expectGolden(
      driver.text(), named: "standing-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test func `cards with scores in ASCII without colours`() {
    var driver = Self.driver(traits: Self.poor)
    expectGolden(driver.text(), named: "standing-ascii", in: "../Frames")
    #expect(driver.text().allSatisfy { $0.isASCII || "汉语 · 常用量词".contains($0) })
  }

  @Test(arguments: sizes + [WindowSize(20, 6)])
  func `the dialog of a quiz that was played`(size: WindowSize) {
    var driver = Self.driver(size)
    driver.press(.enter)
    driver.skip()
    expectGolden(
      driver.text(), named: "standing-dialog-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test func `a score is right, middling or wrong, and its bar as long as it says`() throws {
    var driver = Self.driver()
    let canvas = driver.frame()
    let theme = driver.presenter.context.theme
    for (words, role, percentage) in [
      ("92 %", Role.right, 92), ("71 %", .middling, 71), ("48 %", .wrong, 48),
    ] {
      let place = try #require(canvas.place(of: words))
      let width = 14
      let bar = ((place.column - 2 - width)..<(place.column - 2)).map { canvas[$0, place.row] }
      let filled = bar.filter { $0.content == .grapheme("━") }
      #expect(filled.count == Int((Double(width * percentage) / 100).rounded()), "\(words)")
      #expect(filled.allSatisfy { $0.style.foreground == theme.style(role).foreground }, "\(words)")
    }
  }

  @Test func `scores from 80 on are right, those below 60 wrong`() {
    let roles = [100, 80, 79, 60, 59, 0].map { Bar.role(ofShare: $0 / 100) }
    #expect(roles == [.right, .right, .middling, .middling, .wrong, .wrong])
  }

  @Test func `what is due of all stands at the right end, in the accent`() throws {
    var driver = Self.driver()
    let canvas = driver.frame()
    let place = try #require(canvas.place(of: "48 due today"))
    #expect(place == CellPoint(column: 84, row: 1))
    let accent = driver.presenter.context.theme.style(.accent).foreground
    #expect(canvas[place.column, place.row].style.foreground == accent)
    let click = MouseEvent(.press(.left), at: place)
    #expect(driver.presenter.handle(.mouse(click), at: 0) == [.review])
  }

  @Test func `where nothing is due nothing is said of it`() {
    var driver = SceneDriver(library: [.quiz("SQL").standing(100)], columns: 100, rows: 30)
    #expect(!driver.text().contains("due"))
    #expect(driver.text().contains("s statistics"))
    driver.press(.enter)
    driver.skip()
    #expect(!driver.text().contains("due"))
    #expect(driver.text().contains("last time   100 % on 28 November"))
  }

  @Test func `a card says what a quiz is about until it was played`() {
    var driver = Self.driver()
    #expect(driver.text().contains("Patterns, and what they…"))
    #expect(!driver.text().contains("everyday"))
  }

  @Test func `without a history cards and hints are as they were`() {
    var driver = SceneDriver(library: LibraryEntry.samples, columns: 100, rows: 30)
    for word in ["new", "due", "%", "statistics"] { #expect(!driver.text().contains(word)) }
  }

  @Test func `the order stands beside what is due`() throws {
    var driver = Self.driver(WindowSize(60, 20))
    driver.type("o")
    driver.skip()
    #expect(driver.frame().lines[1].contains("48 due today   by size"))
    driver.type("/sql")
    driver.skip()
    #expect(!driver.frame().lines[1].contains("due"))
  }

  @Test func `a run that was broken off can go on, or start again`() {
    var driver = SceneDriver(
      library: [.quiz("SQL").standing(71, due: 8, isUnfinished: true)], columns: 100, rows: 30)
    func press(_ keys: CellGrid.Key...) -> [Presenter.Effect] {
      var driver = driver
      return keys.reduce([]) { $0 + driver.presenter.handle(.key($1), at: 0) }
    }
    let id = "quizzes/sql.json"
    #expect(press(.enter, .enter) == [.play(id, .resumed)])
    #expect(press(.enter, .right, .enter) == [.play(id, .fresh)])
    #expect(press(.enter, .right, .right, .enter) == [.play(id, .due)])
    driver.press(.enter)
    driver.skip()
    #expect(driver.text().contains("⏎ go on"))
    #expect(driver.text().contains("Start again"))
  }

  @Test(arguments: [100, 58, 46, 40, 30, 24, 20])
  func `every button can be lit and is then whole in sight`(columns: Int) {
    var driver = SceneDriver(
      library: [.quiz("SQL").standing(71, due: 8, isUnfinished: true)], columns: columns, rows: 14)
    driver.press(.enter)
    driver.skip()
    for word in ["Go on", "Start again", "Only what is", "Close"] {
      let lit = driver.presenter.context.style(.accentField)
      let canvas = driver.frame()
      let place = canvas.place(of: columns < 24 ? String(word.prefix(9)) : word)
      #expect(place.map { canvas[$0.column, $0.row].style } == lit, "\(word) at \(columns)")
      driver.press(.right)
    }
  }

  @Test func `what is noted after a run is seen at once`() {
    var driver = Self.driver()
    driver.press(.enter)
    driver.skip()
    driver.press(.escape)
    driver.presenter.note(
      ["quizzes/english-prepositions.json": QuizStanding(lastPercentage: 77)], at: driver.time)
    driver.skip()
    #expect(driver.text().contains("77 %"))
    #expect(!driver.text().contains("due"))
  }
}
