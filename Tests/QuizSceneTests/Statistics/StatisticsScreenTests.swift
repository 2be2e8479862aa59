import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import QuizScene

/// The statistics as a person would see them.
struct StatisticsScreenTests {
  static let sizes = [
    WindowSize(100, 30), WindowSize(60, 20), WindowSize(40, 12), WindowSize(200, 60),
  ]
  static let poor = TerminalTraits(colorDepth: .none, showsUnicode: false)

  static func driver(
    _ size: WindowSize = WindowSize(100, 30), pages: [StatisticsPage] = StatisticsPage.samples,
    traits: TerminalTraits = TerminalTraits()
  ) -> SceneDriver {
    var driver = SceneDriver([.hello])
    driver.presenter = Presenter(
      .statistics(pages), size: CellSize(width: size.columns, height: size.rows), traits: traits,
      phrases: English(), at: 0)
    return driver
  }

  /// All that a page says, top to bottom, in a window with room for it.
  static func all(of page: StatisticsPage, columns: Int) -> String {
    var driver = driver(WindowSize(columns, 120), pages: [page])
    return driver.text()
  }

  @Test(arguments: sizes)
  func `a rich history`(size: WindowSize) {
    var driver = Self.driver(size)
    expectGolden(
      driver.text(), named: "statistics-\(size.columns)x\(size.rows)", in: "../Frames")
    driver.press(.end)
    expectGolden(
      driver.text(), named: "statistics-end-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test(arguments: sizes)
  func `a first day, and none yet`(size: WindowSize) {
    var driver = Self.driver(size)
    driver.press(.right, .right)
    driver.skip()
    expectGolden(
      driver.text(), named: "statistics-young-\(size.columns)x\(size.rows)", in: "../Frames")
    driver.press(.right)
    driver.skip()
    expectGolden(
      driver.text(), named: "statistics-empty-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test func `a rich history in ASCII without colours, whole`() {
    var driver = Self.driver(WindowSize(80, 75), traits: Self.poor)
    expectGolden(driver.text(), named: "statistics-ascii", in: "../Frames")
    driver.press(.right)
    driver.skip()
    let signs = driver.text().unicodeScalars.filter { !$0.isASCII }
    // Only what the history says is not ASCII.
    #expect(signs.allSatisfy { "桌子上有一书和两铅笔。".unicodeScalars.contains($0) })
  }

  @Test func `a rich history without colours, whole`() {
    var driver = Self.driver(WindowSize(80, 75), traits: TerminalTraits(colorDepth: .none))
    expectGolden(driver.text(), named: "statistics-no-colours", in: "../Frames")
  }

  @Test(arguments: [40, 72, 100, 200])
  func `the numbers are those of the history`(columns: Int) throws {
    let history = LearningStatistics.rich
    let text = Self.all(of: StatisticsPage.samples[0], columns: columns)
    let words = text.split { " \n".contains($0) }.joined(separator: " ")
    let answers = history.days.map(\.answers).reduce(0, +)
    let right = history.days.map(\.right).reduce(0, +)
    let share = Int((Double(right) * 100 / Double(answers)).rounded())
    #expect(words.contains("\(answers) answers on \(history.days.count) days, \(share) % right"))
    for fact in ["98 questions", "streak 4 days", "time 2 h 14 min", "48 due now"] {
      #expect(words.contains(fact), "\(fact)")
    }
    for fact in ["3 of 4 wrong", "6 of 9 wrong", "5 of 12 wrong"] {
      #expect(words.contains(fact), "\(fact)")
    }
    for quiz in ["git basics", "English prep"] {
      #expect(words.contains(quiz), "\(quiz)")
    }
    // The fifteenth day is not looked at.
    #expect(!words.contains("99 ━"))
    let counts = text.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: " ")
      guard let place = parts.lastIndex(where: { ["today", "tomorrow", "Dec"].contains($0) }),
        place + 1 < parts.count, parts.count - place <= 3
      else { return nil }
      return Int(parts[place + 1])
    }
    #expect(counts == Array(history.due.prefix(14)))
  }

  @Test(arguments: [60, 80, 100])
  func `recall has a bar as long as was recalled, and a mark where that was predicted`(
    columns: Int
  ) throws {
    var driver = Self.driver(WindowSize(columns, 120))
    let canvas = driver.frame()
    for group in LearningStatistics.rich.recall {
      let words = group.reviews == 1 ? "1 review" : "\(group.reviews) reviews"
      let place = try #require(canvas.place(of: " \(words)"))
      let half = canvas.lines[place.row].prefix(place.column)
      let bar = half.filter { "━─┃".contains($0) }
      let filled = Int((group.actual * Double(bar.count)).rounded())
      let mark = try #require(bar.firstIndex(of: "┃"))
      let column = bar.distance(from: bar.startIndex, to: mark)
      #expect(abs(Double(column) + 0.5 - group.predicted * Double(bar.count)) <= 0.5)
      for (index, sign) in bar.enumerated() where index != column {
        #expect(sign == (index < filled ? "━" : "─"), "\(words)")
      }
    }
  }

  @Test func `days are in the column of their week and the row of their weekday`() throws {
    var driver = Self.driver()
    let canvas = driver.frame()
    let monday = try #require(canvas.place(of: "Mon "))
    let friday = try #require(canvas.place(of: "Fri "))
    #expect(friday.row - monday.row == 4)
    let mark = try #require(canvas.place(of: "◂"))
    #expect(mark.row == monday.row)
    let shades = DayShades(context: driver.presenter.context)
    let most = LearningStatistics.rich.days.map(\.attempts).max() ?? 0
    for day in LearningStatistics.rich.days.suffix(60) {
      let ago = CivilDate.lookedAt.dayNumber - day.date.dayNumber
      let week = (ago + 6) / 7
      let cell = canvas[mark.column - 1 - 2 * week, monday.row + day.date.weekday]
      #expect(cell.content == .grapheme("■"))
      let step = DayShades.step(of: day.attempts, most: most)
      #expect(cell.style.foreground == shades.style(step).foreground)
    }
    // Of this week there is only its Monday.
    #expect(canvas[mark.column - 1, monday.row + 1].content == .grapheme(" "))
  }

  @Test(arguments: [[0: (4, 3)], [0: (4, 4), 1: (2, 1)], [0: (8, 5), 1: (4, 1), 2: (1, 1)]])
  func `bars are as high as the share of right answers`(
    days: [Int: (answers: Int, right: Int)]
  ) throws {
    let history = LearningStatistics(
      today: .lookedAt,
      days: days.sorted { $0.key > $1.key }.map { ago, day in
        .init(
          date: CivilDate.lookedAt.advanced(by: -ago), attempts: day.answers, answers: day.answers,
          right: day.right)
      })
    var driver = Self.driver(
      pages: [StatisticsPage(standing: QuizStanding(), statistics: history)])
    let canvas = driver.frame()
    let top = try #require(canvas.place(of: "100 % "))
    let bottom = try #require(canvas.place(of: "  0 % "))
    #expect(bottom.row - top.row == 4)
    for (index, ago) in days.keys.sorted(by: >).enumerated() {
      let day = try #require(days[ago])
      var level = 0
      for row in top.row...bottom.row {
        guard case .grapheme(let sign) = canvas[top.column + 6 + 4 * index, row].content else {
          continue
        }
        level += Array(" ▁▂▃▄▅▆▇█").firstIndex(of: sign.character) ?? 0
      }
      #expect(level == day.right * 40 / day.answers)
    }
  }

  @Test func `keys lead to the other pages, around the ends`() {
    var driver = Self.driver()
    #expect(driver.text().contains("all quizzes   1 / 4"))
    for (key, words) in [
      (CellGrid.Key.right, "git basics   2 / 4"), (.character("l"), "regex   3 / 4"),
      (.tab, "SQL   4 / 4"), (.tab, "all quizzes   1 / 4"), (.left, "SQL   4 / 4"),
      (.character("h"), "regex   3 / 4"), (.backTab, "git basics   2 / 4"),
    ] {
      driver.press(key)
      driver.skip()
      #expect(driver.frame().lines[1].contains(words))
    }
    #expect(driver.text().contains("last time 71 % on 28 November · 8 due now"))
  }

  @Test func `all of it can be read by scrolling, and another page begins at its top`() {
    var driver = Self.driver(WindowSize(40, 12))
    let top = driver.text()
    var seen = Set<String>()
    for _ in 0..<80 {
      seen.formUnion(driver.frame().lines)
      driver.press(.down)
    }
    let read = seen.joined(separator: "\n")
    let all = Self.all(of: StatisticsPage.samples[0], columns: 40)
    // A low window has no room for the title, nor for as many hints.
    for word in all.split(whereSeparator: { " \n".contains($0) }) where word.count > 3 {
      if ["Statistics", "help"].contains(word) { continue }
      #expect(read.contains(word), "\(word)")
    }
    driver.press(.right, .left)
    driver.skip()
    #expect(driver.text() == top)
  }

  @Test(arguments: [CellGrid.Key.escape, .character("q"), .character("s")])
  func `closing goes back to the library, or out`(key: CellGrid.Key) {
    var driver = SceneDriver(library: LibraryEntry.played, columns: 100, rows: 30)
    let before = driver.frame()
    #expect(driver.send(.key(.character("s"))) == [.statistics])
    driver.skip()
    #expect(driver.text().contains("Statistics"))
    #expect(driver.frame() == driver.presenter.stillFrame)
    #expect(driver.send(.key(key)) == [])
    driver.skip()
    #expect(driver.frame() == before)
    var alone = Self.driver()
    #expect(alone.send(.key(key)) == [.leave])
  }

  @Test func `nothing behind takes input`() throws {
    var driver = SceneDriver(library: LibraryEntry.played, columns: 100, rows: 30)
    let card = try #require(driver.frame().place(of: "World geography"))
    driver.type("s")
    let before = driver.library
    driver.click(card.column, card.row)
    for key in "od/1x" { driver.press(.character(key)) }
    driver.press(.enter)
    #expect(driver.library == before)
    #expect(driver.presenter.statistics != nil)
  }

  @Test func `bars grow from nothing, with the page and with another one`() throws {
    var driver = SceneDriver(library: LibraryEntry.played, columns: 80, rows: 70)
    _ = driver.frame()
    driver.type("s")
    for page in 0...1 {
      let bars = driver.presenter.stage.travellers.filter {
        $0.key == .statisticsBar(0, page: page) || $0.key == .statisticsBar(4, page: page)
      }
      #expect(bars.count == 2)
      func widths() -> [Int] {
        bars.values.map { driver.presenter.stage.drawnFrame(of: $0, at: driver.time).width }
      }
      #expect(widths().allSatisfy { $0 <= 1 })
      driver.settle()
      #expect(widths() == bars.values.map(\.frame.width))
      driver.press(.right)
    }
  }

  @Test func `two pages are never seen at the same time`() {
    var driver = Self.driver()
    _ = driver.frame()
    driver.press(.right)
    for _ in 0..<30 {
      let text = driver.text()
      #expect(!text.contains("1 / 4") || !text.contains("2 / 4"))
      driver.time += 1.0 / 60
    }
    driver.settle()
    #expect(driver.text().contains("2 / 4"))
    #expect(driver.presenter.stage.ghosts.isEmpty)
  }

  @Test func `the help names its keys, and no others when it is alone`() {
    var driver = Self.driver(WindowSize(100, 60))
    driver.type("?")
    driver.skip()
    #expect(driver.text().contains("the statistics of another quiz"))
    #expect(!driver.text().contains("In the library"))
    #expect(!driver.text().contains("Choosing an option"))
  }
}
