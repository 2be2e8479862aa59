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
    preferences: Presenter.Preferences = Presenter.Preferences(),
    phrases: any ScreenPhrases = English()
  ) {
    let quiz = Quiz(title: "Test", settings: settings, questions: questions)
    presenter = Presenter(
      .run(QuizSession(quiz: quiz), title: "Test"),
      size: CellSize(width: columns, height: rows),
      traits: traits,
      phrases: phrases,
      preferences: preferences,
      at: 0
    )
  }

  /// Presents a library.
  init(
    library entries: [LibraryEntry], columns: Int = 80, rows: Int = 24,
    traits: TerminalTraits = TerminalTraits(),
    preferences: Presenter.Preferences = Presenter.Preferences(),
    phrases: any ScreenPhrases = English()
  ) {
    presenter = Presenter(
      .library(LibraryViewModel(entries: entries)),
      size: CellSize(width: columns, height: rows),
      traits: traits,
      phrases: phrases,
      preferences: preferences,
      at: 0
    )
  }

  /// The question that is on.
  var model: FillBlankViewModel {
    guard let session = presenter.session else { preconditionFailure("no run is on") }
    return session.current
  }
  var question: QuestionScreen? { presenter.run?.question }

  /// The cards and the dialog.
  var library: LibraryViewModel {
    guard let library = presenter.library else { preconditionFailure("there is no library") }
    return library.model
  }

  /// Hands an event over, and does what a program does then.
  ///
  /// - Returns: What the program is left to do.
  @discardableResult
  mutating func send(_ event: Event) -> [Presenter.Effect] {
    let effects = presenter.handle(event, at: time)
    for effect in effects {
      switch effect {
      case .play(let id, _):
        guard let entry = library[id], let quiz = entry.quiz else { continue }
        presenter.begin(QuizSession(quiz: quiz, at: time), title: entry.title, at: time)
      case .review:
        presenter.offerPractice(next: (count: 3, days: 1), at: time)
      case .statistics:
        presenter.showStatistics(StatisticsPage.samples, at: time)
      default:
        break
      }
    }
    return effects
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    send(.resize(CellSize(width: columns, height: rows)))
  }

  mutating func click(_ column: Int, _ row: Int) {
    send(.mouse(MouseEvent(.press(.left), at: CellPoint(column: column, row: row))))
  }

  /// Turns the wheel, by steps towards the end.
  mutating func turnWheel(_ steps: Int) {
    for _ in 0..<steps.magnitude {
      send(
        .mouse(MouseEvent(.scroll(steps: steps.signum()), at: CellPoint(column: 20, row: 5))))
    }
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

  /// Skips to where everything is at rest.
  mutating func skip() {
    // Landings and marks that were due in between end with the second frame.
    for _ in 0..<2 {
      time += 5
      _ = presenter.draw(at: time)
    }
  }

  /// Lets everything come to rest, frame by frame.
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
