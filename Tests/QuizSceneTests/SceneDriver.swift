import CellGrid
import QuizModel
import QuizViewModels
import Wording

@testable import QuizScene

/// Presents a quiz on a clock that the test moves.
struct SceneDriver {
  var presenter: Presenter
  /// Seconds.
  var time = 0.0

  init(
    _ questions: [Question], settings: QuizSettings = QuizSettings(), columns: Int = 80,
    rows: Int = 24, traits: TerminalTraits = TerminalTraits(),
    preferences: Presenter.Preferences = Presenter.Preferences()
  ) {
    let quiz = Quiz(title: "Test", settings: settings, questions: questions)
    presenter = Presenter(
      session: QuizSession(quiz: quiz),
      title: "Test",
      size: CellSize(width: columns, height: rows),
      traits: traits,
      phrases: English(),
      preferences: preferences,
      at: 0
    )
  }

  var model: FillBlankViewModel { presenter.session.current }

  mutating func press(_ keys: Key...) {
    for key in keys { _ = presenter.handle(.key(key), at: time) }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Draws every frame on the way to a time, at 60 a second, as a terminal would show them.
  mutating func run(until end: Double) {
    while let deadline = presenter.nextDeadline, deadline <= end {
      time = max(deadline, time)
      _ = presenter.draw(at: time)
    }
    time = end
  }

  /// The frame of this moment.
  mutating func frame() -> Canvas { presenter.draw(at: time).canvas }

  /// The frame of this moment as text without trailing spaces.
  mutating func text() -> String {
    frame().lines
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// Lets everything come to rest.
  mutating func settle() {
    _ = presenter.draw(at: time)
    run(until: time + 5)
  }
}

extension Question {
  /// A choice question; `_` in the text stands for a blank.
  static func choice(
    _ text: String, _ options: [String], answers: [String], code: Bool = false,
    explanation: String? = nil
  ) -> Question {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    var segments: [TextSegment] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { segments.append(.blank(index - 1)) }
      if !part.isEmpty { segments.append(.text(String(part))) }
    }
    return Question(
      text: segments,
      isCode: code,
      blanks: answers.map { Blank(kind: .choice(bank: 0), answer: Answer(texts: [$0])) },
      banks: [OptionBank(options: options.map { Option($0) })],
      explanation: explanation
    )
  }

  static let hello = choice(
    "This is a _ question", ["choice1", "choice2", "choice3", "example"], answers: ["example"])

  static let reset = choice(
    "Undo the last commit but keep its changes staged:\n\ngit reset _ HEAD~1",
    ["--hard", "--soft", "--mixed", "--keep"], answers: ["--soft"], code: true,
    explanation: "--soft moves HEAD only; the index and the working tree stay as they are.")

  static let hanyu = choice(
    "桌子上有一_书和两_铅笔。\nThere is a book and two pencils on the table.",
    ["张", "本", "支", "条"], answers: ["本", "支"], explanation: "本 counts books, 支 thin things.")
}

extension Canvas {
  /// The cells that have a background.
  func cells(on background: Color) -> CellRect? {
    var columns: [Int] = []
    var rows: [Int] = []
    for row in 0..<size.height {
      for column in 0..<size.width where self[column, row].style.background == background {
        columns.append(column)
        rows.append(row)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return CellRect(column: left, row: top, width: right - left + 1, height: bottom - top + 1)
  }
}
