import CellGrid
import Testing

@testable import CursesTerminal

struct TerminalEnvironmentTests {
  func environment(_ variables: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment { variables[$0] }
  }

  @Test func `an empty type is none`() {
    #expect(environment([:]).type == nil)
    #expect(environment(["TERM": ""]).type == nil)
    #expect(environment(["TERM": "foot"]).type == "foot")
  }

  @Test func `NO_COLOR with any value forbids colour`() {
    #expect(environment([:]).allowsColor)
    #expect(environment(["NO_COLOR": ""]).allowsColor)
    #expect(!environment(["NO_COLOR": "0"]).allowsColor)
  }

  @Test(arguments: [(nil, 0.025), ("100", 0.1), ("0", 0.025), ("soon", 0.025), ("99999", 1)])
  func `the delay of escape is told in milliseconds`(_ value: String?, _ seconds: Double) {
    #expect(environment(value.map { ["ESCDELAY": $0] } ?? [:]).escapeDelay == seconds)
  }

  @Test func `the size is that of the variables, or that of old`() {
    #expect(environment([:]).fallbackSize == CellSize(width: 80, height: 24))
    let told = environment(["COLUMNS": "132", "LINES": "43"])
    #expect(told.fallbackSize == CellSize(width: 132, height: 43))
    let wrong = environment(["COLUMNS": "-1", "LINES": ""])
    #expect(wrong.fallbackSize == CellSize(width: 80, height: 24))
  }

  private static let types = [
    ("xterm-256color", true), ("tmux-256color", true), ("foot", true), ("vte-256color", true),
    ("linux", false), ("linux-16color", false), ("vt100", false), ("ansi", false), ("", false),
  ]

  @Test(arguments: types)
  func `only those are asked that keep quiet when they do not understand`(
    _ type: String, _ isAsked: Bool
  ) {
    #expect(environment(["TERM": type]).understandsQueries == isAsked)
    #expect(environment(["TERM": type]).understandsModeQueries == isAsked)
  }

  @Test(arguments: types)
  func `clicks are asked for where a column of any number can be told`(
    _ type: String, _ isAsked: Bool
  ) {
    #expect(environment(["TERM": type]).reportsMouse == isAsked)
  }

  @Test func `Apple's terminal is not asked for modes`() {
    let apple = environment(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    #expect(apple.understandsQueries)
    #expect(!apple.understandsModeQueries)
  }
}
