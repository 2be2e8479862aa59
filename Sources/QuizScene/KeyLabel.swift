/// The name of keys as it is printed.
struct KeyLabel: Hashable, Sendable, ExpressibleByStringLiteral {
  fileprivate let signs: String

  init(stringLiteral signs: String) { self.signs = signs }

  init(_ signs: String) { self.signs = signs }

  /// The label in signs that a terminal shows: arrows as arrows, or as words where it has ASCII only.
  func text(isASCII: Bool) -> String {
    guard isASCII else { return signs }
    return signs.split(separator: " ").map { Self.words[$0] ?? String($0) }
      .joined(separator: " ")
  }

  fileprivate static let words: [Substring: String] = [
    "⏎": "Enter", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down",
    "←→": "Left/Right", "↑↓": "Up/Down",
  ]
}
