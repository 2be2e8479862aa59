import CellGrid
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// Notable states of a run as a person would see them, kept in `Frames/Run`.
struct RunFrameTests {
  /// A state and how a person comes to it.
  struct State: Sendable, CustomTestStringConvertible {
    let name: String
    let questions: [Question]
    var settings = QuizSettings()
    var lastPercentage: Int?
    let act: @Sendable (inout SceneDriver) -> Void
    var testDescription: String { name }
  }

  static let sizes = [
    WindowSize(100, 30), WindowSize(80, 24), WindowSize(60, 20), WindowSize(40, 12),
  ]

  static let states = [
    State(name: "hint", questions: [.measures, .hello]) { driver in
      driver.type("2")
      driver.settle()
      driver.type("t")
    },
    State(name: "two-hints", questions: [.measures, .hello]) { driver in
      driver.type("2")
      driver.type("tt")
    },
    State(name: "hints-and-verdict", questions: [.measures, .hello]) { driver in
      driver.type("2")
      driver.type("tt4")
      driver.press(.enter)
    },
    State(name: "finding", questions: [.capital, .hello]) { driver in driver.type("/be") },
    State(name: "finding-nothing", questions: [.capital, .hello]) { driver in driver.type("/xy") },
    State(name: "given-up", questions: [.hello, .reset]) { driver in
      driver.type("1")
      driver.settle()
      driver.type("a")
    },
    State(
      name: "given-up-unseen", questions: [.hello, .reset],
      settings: QuizSettings(showSolution: .end)
    ) { driver in driver.type("1a") },
    State(name: "almost", questions: [.typed("Say _ nicely.", ["please"]), .hello]) { driver in
      driver.type("pleese")
      driver.press(.enter)
    },
    State(
      name: "apart-from-an-accent",
      questions: [.typed("The largest city of Switzerland is _.", ["Zürich"]), .hello],
      settings: QuizSettings(match: MatchRules(respectsAccents: false))
    ) { driver in
      driver.type("Zurich")
      driver.press(.enter)
    },
    State(
      name: "results",
      questions: [.reset, .measures, .hello, .capital, .typed("5 × 5 = _.", ["25"])],
      lastPercentage: 33
    ) { driver in
      driver.type("s")
      driver.type("2t4")
      driver.press(.enter, .enter)
      driver.type("a")
      driver.press(.enter)
      driver.type("/bern")
      driver.press(.enter, .enter, .enter)
      driver.time = 75
      driver.type("25")
      driver.press(.enter, .enter)
      driver.type("s")
    },
    State(name: "retry", questions: [.reset, .hello, .capital]) { driver in
      driver.type("1")
      driver.press(.enter, .enter)
      driver.type("4")
      driver.press(.enter, .enter)
      driver.type("a")
      driver.press(.enter)
      driver.settle()
      driver.type("w")
    },
  ]

  @Test(arguments: states, sizes)
  func `a state at a size`(state: State, size: WindowSize) {
    var session = QuizSession(
      quiz: Quiz(title: "Test", settings: state.settings, questions: state.questions))
    session.lastPercentage = state.lastPercentage
    var driver = SceneDriver(session: session, columns: size.columns, rows: size.rows)
    state.act(&driver)
    driver.settle()
    expectGolden(
      driver.text(), named: "\(state.name)-\(size.columns)x\(size.rows)", in: "../Frames/Run")
  }
}
