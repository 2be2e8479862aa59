import CellGrid
import QuizModel
import QuizViewModels
import Testing
import Wording

@testable import QuizScene

/// A screen that says what each language has for it.
struct LanguageScene: Sendable, CustomTestStringConvertible {
  let name: String
  /// Comes to the screen in a window, with a language.
  fileprivate let make: @Sendable (WindowSize, any ScreenPhrases) -> SceneDriver

  var testDescription: String { name }

  /// The screen, with all that comes by itself.
  func driver(_ size: WindowSize, _ phrases: any ScreenPhrases) -> SceneDriver {
    var driver = make(size, phrases)
    driver.time += 5
    driver.resize(size.columns, size.rows)
    return driver
  }

  static let all = run + library + others

  /// A run through questions, and what a person does on the way.
  fileprivate init(
    _ name: String, _ questions: [Question], settings: QuizSettings = QuizSettings(),
    act: @escaping @Sendable (inout SceneDriver) -> Void = { _ in }
  ) {
    self.init(name: name) { size, phrases in
      var session = QuizSession(
        quiz: Quiz(title: "Test", settings: settings, questions: questions))
      session.lastPercentage = 33
      var driver = SceneDriver(
        session: session, canEdit: true, columns: size.columns, rows: size.rows, phrases: phrases)
      act(&driver)
      return driver
    }
  }

  /// The library, and what a person does there.
  fileprivate init(
    library name: String, act: @escaping @Sendable (inout SceneDriver) -> Void = { _ in }
  ) {
    self.init(name: name) { size, phrases in
      var driver = SceneDriver(
        library: LibraryEntry.played, columns: size.columns, rows: size.rows, phrases: phrases)
      act(&driver)
      return driver
    }
  }

  fileprivate init(
    name: String, make: @escaping @Sendable (WindowSize, any ScreenPhrases) -> SceneDriver
  ) {
    self.name = name
    self.make = make
  }

  fileprivate static let run = [
    Self("question", [.measures, .hello]),
    Self("lit", [.measures, .hello]) { $0.press(.right) },
    Self("filled", [.measures, .hello]) { $0.type("24") },
    Self("sentence", [.measures, .hello]) { driver in
      driver.type("2")
      driver.press(.escape)
    },
    Self("typing", [.typed("Say _ to _.", ["hello", "Ada"])]) { $0.type("hel") },
    Self("hints", [.measures, .hello]) { $0.type("2tt") },
    Self("finding", [.capital, .hello]) { $0.type("/be") },
    Self("finding-nothing", [.capital, .hello]) { $0.type("/xy") },
    Self("right", [.measures, .hello]) { driver in
      driver.type("23")
      driver.press(.enter)
    },
    Self("wrong", [.reset, .hello]) { driver in
      driver.type("1")
      driver.press(.enter)
    },
    Self("one-more-try", [.hanyu, .hello], settings: QuizSettings(attempts: 2)) { driver in
      driver.type("14")
      driver.press(.enter)
    },
    Self("given-up", [.reset, .hello]) { $0.type("1a") },
    Self("given-up-unseen", [.reset], settings: QuizSettings(showSolution: .end)) {
      $0.type("1a")
    },
    Self("almost", [.typed("Say _ nicely.", ["please"]), .hello]) { driver in
      driver.type("pleese")
      driver.press(.enter)
    },
    Self("results", [.reset, .measures, .hello, .typed("5 × 5 = _.", ["25"]), .capital]) {
      $0.answerAll()
    },
  ]

  fileprivate static let library = [
    Self(library: "library"),
    Self(library: "order") { $0.type("o") },
    Self(library: "filter") { $0.type("/en") },
    Self(library: "filter-nothing") { $0.type("/xyz") },
    Self(library: "filtered") { driver in
      driver.type("/en")
      driver.press(.enter)
    },
    Self(library: "dialog") { $0.press(.enter) },
    Self(library: "dialog-finished") { $0.press(.right, .enter) },
    Self(library: "dialog-broken") { $0.press(.right, .right, .right, .enter) },
    Self(library: "dialog-new") { $0.press(.end, .enter) },
    Self(library: "offer-practise") { $0.type("d") },
    Self(library: "library-help") { $0.type("?") },
    Self(library: "statistics-over-library") { $0.type("s") },
  ]

  fileprivate static let others =
    [
      Self("help", [.reset, .hello]) { $0.type("?") },
      Self("text-help", [.typed("Say _.", ["hello"])]) { $0.press(.function(1)) },
      Self(name: "offer-go-on") { size, phrases in
        var driver = SceneDriver([.hello])
        driver.present(
          .run(
            QuizSession(quiz: Quiz(title: "git", questions: [.hello, .reset])), title: "git",
            offersToGoOn: true), size, phrases)
        return driver
      },
    ]
    + ["all", "one", "young", "empty"].enumerated().map { page, name in
      Self(name: "statistics-\(name)") { size, phrases in
        var driver = SceneDriver([.hello])
        driver.present(.statistics(StatisticsPage.samples), size, phrases)
        for _ in 0..<page { driver.press(.right) }
        return driver
      }
    }
}

extension SceneDriver {
  /// Shows something else first.
  fileprivate mutating func present(
    _ start: Presenter.Start, _ size: WindowSize, _ phrases: any ScreenPhrases
  ) {
    presenter = Presenter(
      start, size: CellSize(width: size.columns, height: size.rows), traits: TerminalTraits(),
      phrases: phrases, at: time)
  }

  /// Goes through five questions in all ways that there are, to the results.
  fileprivate mutating func answerAll() {
    type("1")
    press(.enter, .enter)
    type("t24")
    press(.enter, .enter)
    type("a")
    press(.enter)
    time = 75
    type("25")
    press(.enter, .enter)
    for _ in 0..<2 { type("s") }
  }
}
