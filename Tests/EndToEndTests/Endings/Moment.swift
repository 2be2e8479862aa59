import TestSupport
import Testing

/// What a program is at when something happens to it.
enum Moment: String, CaseIterable, Sendable {
  case rest, flight, dialog, typing

  /// The command line that leads there; the library is a folder of quizzes.
  func arguments(library: String) -> [String] {
    switch self {
    case .rest, .flight: [BundledQuiz.hello]
    case .dialog: [library]
    case .typing: ["--start", "4", BundledQuiz.hello]
    }
  }

  /// Brings a program there that has just been started with ``arguments(library:)``.
  func reach(in session: TerminalSession) throws {
    switch self {
    case .rest:
      _ = try session.waitForHello()
    case .flight:
      try session.flyExample()
    case .dialog:
      try session.waitForText("/ filter")
      try session.waitForRest()
      session.press(.enter)
      try session.waitForText("solutions")
      try session.waitForRest()
    case .typing:
      try session.waitForText("Seven days")
      try session.waitForRest()
      session.type("wee")
      try session.waitForText("wee")
      try session.waitForRest()
    }
    #expect(session.terminalModes != session.initialModes)
    #expect(session.screen.modes.on.isSuperset(of: [1000, 1006, 1049, 2004]))
  }
}
