import TestSupport
import Testing

/// Every key that the bottom row prints does something, in every state of the screen
/// (questionary#504).
@Suite struct HintRowTests {
  /// A state, the keys that lead to it, and the hints that are expected there.
  struct State: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let inputs: [Input]
    let keys: [String]

    init(_ name: String, _ inputs: [Input], _ keys: [String]) {
      testDescription = name
      self.inputs = inputs
      self.keys = keys
    }
  }

  private static let quiz = """
    { "settings": { "attempts": 2 }, "questions": [
      { "text": "One _____ two _____ end", "options": ["a", "b", "c"], "answers": ["a", "b"] },
      { "text": "Type _____ here", "answer": "this" }] }
    """

  private static let toText: [Input] = ["12", .key(.enter), .key(.enter)]
  private static let states = [
    State("options, nothing filled", [], ["⏎", "1-3", "Tab", "s", "?", "q"]),
    State("options, one lit", [.key(.right)], ["⏎", "1-3", "Tab", "s", "?", "q"]),
    State("options, one filled", ["1"], ["⏎", "1-3", "Tab", "r", "?", "q"]),
    State("options, all filled", ["12"], ["⏎", "1-3", "Tab", "r", "?", "q"]),
    State("sentence, nothing filled", [.key(.escape)], ["⏎", "←→", "Esc", "s", "e", "?", "q"]),
    State("sentence, one filled", ["1", .key(.escape)], ["⏎", "←→", "Esc", "r", "e", "?", "q"]),
    State(
      "checked, wrong with a try left", ["21", .key(.enter)], ["⏎", "n", "e", "a", "?", "q"]),
    State("checked, right", ["12", .key(.enter)], ["⏎", "e", "?", "q"]),
    State("text, empty", toText, ["Esc", "F1"]),
    State("text, not empty", toText + ["that"], ["⏎", "Esc", "F1"]),
    State(
      "sentence of a typed blank", toText + ["that", .key(.escape)],
      ["⏎", "Esc", "r", "e", "a", "?", "q"]),
    State("results", toText + ["this", .key(.enter), .key(.enter)], ["⏎", "?", "q"]),
    State("help", ["?"], ["Esc", "↑↓"]),
  ]

  private func session(in state: State, _ folder: TemporaryFolder) throws -> TerminalSession {
    let file = try folder.write(Self.quiz, to: "quiz.json")
    let session = try cloze(["--motion", "none", file])
    try session.waitForText("quit")
    try session.performSlowly(state.inputs)
    return session
  }

  /// Whether a key changes the screen or ends the program.
  private func does(_ inputs: [Input], somethingIn session: TerminalSession) -> Bool {
    let before = session.screen.picture
    session.perform(inputs)
    do {
      try session.waitUntil("a change", within: .milliseconds(800)) { $0.picture != before }
      return true
    } catch {
      return (try? session.waitForExit(within: .milliseconds(10))) != nil
    }
  }

  @Test(arguments: states)
  func `every printed key works in`(state: State) throws {
    let folder = try TemporaryFolder()
    let hints = try session(in: state, folder).screen.hints
    // A hint is left out when the row is full, here it never is.
    #expect(hints.map(\.key) == state.keys)
    for hint in hints {
      let works = try hint.inputs.contains { input in
        try does(input, somethingIn: session(in: state, folder))
      }
      #expect(works, "\(hint.key) (\(hint.word)) does nothing")
    }
  }
}
