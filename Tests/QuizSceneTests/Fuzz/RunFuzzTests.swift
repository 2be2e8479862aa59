import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

struct RunFuzzTests {
  static let questions: [Question] = {
    var reused = Question.choice(
      "One _ and another _ here", ["quartz", "flint"], answers: ["flint", "quartz"])
    reused.reusesOptions = true
    let mixed = Question(
      text: [.text("A "), .blank(0), .text(" b "), .blank(1), .text(" c "), .blank(2)],
      blanks: [
        Blank(kind: .choice(bank: 0), answer: Answer(texts: ["larch"])),
        Blank(kind: .typed, answer: Answer(texts: ["typed"])),
        Blank(kind: .choice(bank: 1), answer: Answer(texts: ["heron"])),
      ],
      banks: [
        OptionBank(options: [Option("larch"), Option("birch")]),
        OptionBank(options: [Option("heron"), Option("汉字"), Option("stork")]),
      ]
    )
    return [.hello, mixed, reused, .measures]
  }()

  static let unique = ["choice1", "choice2", "example", "larch", "birch", "heron", "stork"]

  static let keys: [CellGrid.Key] =
    "1234r n?qhjklABabtase/水".filter { $0 != "q" }.map { CellGrid.Key.character($0) } + [
      .enter, .escape, .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .backspace, .delete, .control("r"), .control("w"), .control("u"), .function(1),
    ]

  @Test(arguments: [1, 2, 3, 4])
  func `no keys, resizes and pauses break the screen`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var driver = SceneDriver(
      Self.questions, settings: QuizSettings(attempts: 2), columns: 80, rows: 24)
    for step in 0..<1_000 {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        let size = CellSize(
          width: .random(in: 1...120, using: &generator),
          height: .random(in: 1...40, using: &generator))
        _ = driver.presenter.handle(.resize(size), at: driver.time)
      case 1:
        _ = driver.presenter.handle(.paste("a\u{1B}[2J\n汉\u{202E}"), at: driver.time)
      case 2:
        driver.time += 5
        _ = driver.frame()
        // Landings and marks that were due in between end with the next frame.
        driver.time += 1
        _ = driver.frame()
        #expect(driver.presenter.nextDeadline == nil)
      default:
        if let key = Self.keys.randomElement(using: &generator) { driver.press(key) }
      }
      driver.time += .random(in: 0...0.1, using: &generator)
      if driver.presenter.session?.phase == .results {
        driver.presenter = SceneDriver(Self.questions).presenter
      }
      let (canvas, caret) = driver.presenter.draw(at: driver.time)
      if let caret {
        #expect((0..<canvas.size.width).contains(caret.column))
        #expect((0..<canvas.size.height).contains(caret.row))
      }
      guard driver.presenter.help == nil else { continue }
      let text = canvas.lines.joined(separator: "\n")
      for word in Self.unique where text.components(of: word) > 1 {
        Issue.record("seed \(seed), step \(step): \(word) is drawn twice\n\(text)")
        return
      }
    }
  }
}
