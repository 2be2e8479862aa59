import CellGrid
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// What is said of a typed answer that was near.
struct ExplainedVerdictTests {
  /// The screen after an answer to a question was checked.
  static func driver(
    _ question: Question, _ answers: [String], settings: QuizSettings = QuizSettings(),
    columns: Int = 80, traits: TerminalTraits = TerminalTraits(), isASCII: Bool = false
  ) -> SceneDriver {
    var driver = SceneDriver(
      [question], settings: settings, columns: columns, traits: traits,
      preferences: .init(isASCII: isASCII))
    for answer in answers {
      driver.send(.paste(answer))
      driver.press(.enter)
    }
    driver.settle()
    return driver
  }

  static let zurich = Question.typed("The largest city of Switzerland is _.", ["Zürich"])
  static let lenient = QuizSettings(match: MatchRules(respectsAccents: false))

  /// The texts that are underlined below the options, with their colours.
  static func marks(_ driver: SceneDriver) -> [String: Color] {
    var driver = driver
    let canvas = driver.frame()
    guard let row = canvas.lines.firstIndex(where: { $0.contains("The answer is") }) else {
      return [:]
    }
    var marks: [String: Color] = [:]
    var run = ""
    for cell in canvas.row(row) {
      guard case .grapheme(let sign) = cell.content else { continue }
      if cell.style.attributes.contains(.underline) {
        marks[run] = nil
        run.append(sign.character)
        marks[run] = cell.style.foreground
      } else {
        run = ""
      }
    }
    return marks
  }

  @Test(
    arguments: [
      (lenient, "Zurich", "✓ Right, apart from an accent."),
      (QuizSettings(), "Zurich", "✗ Almost: only an accent."),
      (QuizSettings(), "Zürisch", "✗ Almost: one letter."),
      (QuizSettings(), "Zürich", "✓ Right."),
      (QuizSettings(), "Geneva", "✗ Not quite."),
    ])
  func `the headline says how near it was`(
    settings: QuizSettings, answer: String, expected: String
  ) {
    var driver = Self.driver(Self.zurich, [answer], settings: settings)
    #expect(driver.text().contains(expected))
  }

  @Test(arguments: [lenient, QuizSettings()])
  func `what differs is marked in both answers`(settings: QuizSettings) {
    var driver = Self.driver(Self.zurich, ["Zurich"], settings: settings)
    #expect(driver.text().contains("The answer is Zürich · you said Zurich"))
    #expect(Self.marks(driver) == ["ü": .palette(75), "u": .palette(174)])
  }

  @Test func `what has little in common is not marked`() {
    let driver = Self.driver(Self.zurich, ["Geneva"])
    #expect(Self.marks(driver).isEmpty)
  }

  @Test func `a right answer that is right as it stands has no line`() {
    var driver = Self.driver(Self.zurich, ["zürich"])
    #expect(!driver.text().contains("The answer is"))
  }

  @Test(arguments: [QuizSettings.SolutionTiming.end, .never])
  func `where the answer is not to be seen there is no line, but how near it was`(
    timing: QuizSettings.SolutionTiming
  ) {
    var settings = QuizSettings(showSolution: timing)
    var driver = Self.driver(Self.zurich, ["Zurich"], settings: settings)
    #expect(driver.text().contains("Almost: only an accent."))
    #expect(!driver.text().contains("ü"))
    settings.match.respectsAccents = false
    driver = Self.driver(Self.zurich, ["Zurich"], settings: settings)
    #expect(driver.text().contains("Right, apart from an accent."))
    #expect(!driver.text().contains("ü"))
  }

  @Test func `of several blanks the headline counts, and each near miss has its line`() {
    let question = Question.typed("From _ to _ and _.", ["Zürich", "Geneva", "Basel"])
    var driver = Self.driver(
      question, ["Zurich", "Genova", "Basel"], settings: QuizSettings(attempts: 2))
    #expect(driver.text().contains("✗ Two to look at again."))
    #expect(driver.text().contains("Almost: only an accent. · you said Zurich"))
    #expect(driver.text().contains("Almost: one letter. · you said Genova"))
    driver = Self.driver(question, ["Zürich", "Genova", "Basel"])
    #expect(driver.text().contains("✗ Almost: one letter."))
    driver = Self.driver(question, ["Zurich", "Genova", "Basel"])
    #expect(driver.text().contains("✗ Two to look at again."))
    #expect(driver.text().contains("The answer is Zürich · you said Zurich"))
    #expect(driver.text().contains("The answer is Geneva · you said Genova"))
  }

  @Test func `of several right answers the nearest one is shown, in its blank too`() {
    var question = Self.zurich
    question.blanks[0].answer = Answer(texts: ["colour", "hue"])
    var driver = Self.driver(question, ["huw"])
    #expect(driver.text().contains("is  hue "))
    #expect(driver.text().contains("The answer is hue · you said huw"))
  }

  @Test func `without colours the marks are underlines alone, in ASCII too`() {
    for isASCII in [false, true] {
      let driver = Self.driver(
        .typed("Say _.", ["please"]), ["pleese"], traits: TerminalTraits(colorDepth: .none),
        isASCII: isASCII)
      var copy = driver
      let canvas = copy.frame()
      let line = canvas.place(of: "The answer is please")
      #expect(line != nil)
      guard let line else { continue }
      let start = line.column + "The answer is ".count
      let attributes = (0..<6).map { canvas[start + $0, line.row].style.attributes }
      #expect(attributes == [[], [], [], .underline, [], []])
    }
  }

  @Test(arguments: [20, 40, 60])
  func `long answers are wrapped, and wide and combining signs stay whole`(columns: Int) {
    let right = "桌子上有一本书和两支铅笔，还有 x\u{0323}\u{0301} 和一张纸在上面"
    let given = "桌子上有一本书和两枝铅笔，还有 x\u{0323} 和一张纸在上面"
    var driver = SceneDriver([.typed("_", [right])], columns: columns, rows: 30)
    driver.send(.paste(given))
    driver.press(.enter)
    driver.settle()
    let canvas = driver.frame()
    var marked = ""
    for row in 0..<canvas.size.height where row > 4 && row < canvas.size.height - 3 {
      for cell in canvas.row(row) {
        guard case .grapheme(let sign) = cell.content else { continue }
        if cell.style.attributes.contains(.underline),
          [.palette(75), .palette(174)].contains(cell.style.foreground),
          cell.style.background == .terminalDefault
        {
          marked.append(sign.character)
        }
      }
    }
    #expect(marked == "支x\u{0323}\u{0301}枝x\u{0323}")
  }
}
