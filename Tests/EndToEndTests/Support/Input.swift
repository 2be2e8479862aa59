import TestSupport
import Testing

/// What a person does at the keys: text typed, or a key that is no character.
enum Input: Sendable, ExpressibleByStringLiteral {
  case text(String)
  case key(Key)

  init(stringLiteral text: String) { self = .text(text) }
}

extension TerminalSession {
  /// Does one thing after another, as fast as the terminal takes them.
  func perform(_ inputs: [Input]) {
    for input in inputs {
      switch input {
      case .text(let text): type(text)
      case .key(let key): press(key)
      }
    }
  }

  /// Does one thing after another and waits each time until nothing changes any more.
  func performSlowly(_ inputs: [Input]) throws {
    for input in inputs {
      perform([input])
      try waitForRest()
    }
  }
}
