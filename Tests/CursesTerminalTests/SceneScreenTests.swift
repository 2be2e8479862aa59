import CellGrid
import QuizModel
import QuizScene
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import CursesTerminal

extension CursesScreenTests {
  /// What the screens of a library show while somebody presses anything at any time.
  @Test(arguments: [
    CellSize(width: 34, height: 11), CellSize(width: 23, height: 7),
    CellSize(width: 81, height: 24),
  ])
  func `frames of flights and zooms written bit by bit are seen as they are`(
    _ size: CellSize
  ) throws {
    var random = SeededGenerator(seed: UInt64(size.width))
    var scene = PlayedLibrary(size: size)
    let frames = size.width > 80 ? 300 : 1_000
    try withScreen(size: size) { screen, emulator in
      for _ in 0..<frames {
        let frame = scene.nextFrame(&random)
        emulator.feed(screen.update(frame.canvas, caret: frame.caret))
        let shown = emulator.screen
        for row in 0..<size.height {
          let differs = zip(shown.rows[row], frame.canvas.row(row)).contains { !$0.shows($1) }
          try #require(!differs, "row \(row) of \(shown)\n\(frame.canvas.lines[row])")
        }
        try #require(shown.modes.isCursorVisible == (frame.caret != nil))
        guard let caret = frame.caret else { continue }
        try #require(shown.cursor == Screen.Position(column: caret.column, row: caret.row))
      }
    }
  }
}

extension ScreenCell {
  /// Whether a person sees in it what a cell is meant to show: of a space neither weight nor, without
  /// underline, its colour.
  fileprivate func shows(_ cell: Cell) -> Bool {
    guard case .grapheme(let grapheme) = cell.content else { return isContinuation }
    var (these, those) = (attributes, Attributes(cell.style.attributes))
    if grapheme == " " {
      these.subtract([.bold, .dim])
      those.subtract([.bold, .dim])
    }
    let showsForeground = grapheme != " " || !those.isEmpty
    return text == String(grapheme.character) && these == those
      && background == ScreenColor(cell.style.background ?? .terminalDefault)
      && (!showsForeground || foreground == ScreenColor(cell.style.foreground))
  }
}

extension ScreenCell.Attributes {
  fileprivate init(_ attributes: Style.Attributes) {
    self = []
    if attributes.contains(.bold) { insert(.bold) }
    if attributes.contains(.dim) { insert(.dim) }
    if attributes.contains(.underline) { insert(.underline) }
    if attributes.contains(.reverse) { insert(.reverse) }
  }
}

/// A library that is played at random.
private struct PlayedLibrary {
  private static let library = LibraryViewModel(
    entries: ["git", "中文的量词、测试", "日本語 and more", "x", "y", "broken"].map { title in
      let contents: LibraryEntry.Contents =
        title == "broken"
        ? .broken(["3:7: 漢字 are not known here."]) : .quiz(Quiz(questions: [question, question]))
      return LibraryEntry(id: title, title: title, name: title, contents: contents)
    })

  private static let question = Question(
    text: [.text("桌子上有一"), .blank(0), .text("书和"), .blank(1), .text("。")],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["本"])),
      Blank(kind: .typed, answer: Answer(texts: ["漢"])),
    ],
    banks: [OptionBank(options: ["张", "本", "a chip", "条"].map { Option($0) })])

  private static let keys: [CellGrid.Key] =
    "1234r n?/oqhjkl漢".map { .character($0) } + [
      .enter, .enter, .enter, .escape, .tab, .up, .down, .left, .right, .pageDown, .backspace,
    ]

  private var presenter: Presenter
  private var time = 0.0

  init(size: CellSize) {
    presenter = Presenter(
      .library(Self.library), size: size, traits: TerminalTraits(), phrases: English(), at: 0)
  }

  /// The frame after a sixtieth of a second, before which a key may be pressed.
  mutating func nextFrame(_ random: inout SeededGenerator) -> (canvas: Canvas, caret: CellPoint?) {
    if Int.random(in: 0..<4, using: &random) == 0,
      let key = Self.keys.randomElement(using: &random)
    {
      for case .play(let id, _) in presenter.handle(.key(key), at: time) {
        guard let quiz = Self.library[id]?.quiz else { continue }
        presenter.begin(QuizSession(quiz: quiz, at: time), title: id, at: time)
      }
    }
    time += 1.0 / 60
    return presenter.draw(at: time)
  }
}
