internal import CellGrid

/// Keys as they are printed, one after the other: `⏎ Space`, `Ctrl-R`, `1-9 0 A-Z`.
struct KeyLabel: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The signs with a space after each but the last.
  fileprivate let text: String

  init(stringLiteral signs: String) { self.init(signs) }

  init(_ signs: String) { text = signs }

  /// The keys that are printed; a sign such as `↑↓`, which only sums up, stands for none.
  var keys: [Key] { signs.flatMap(Self.keys) }

  /// The label in signs that a terminal shows: arrows as arrows, or as words where it has ASCII only.
  func text(isASCII: Bool) -> String {
    guard isASCII else { return text }
    return signs.map { Self.words[$0] ?? $0 }.joined(separator: " ")
  }

  fileprivate var signs: [String] { text.split(separator: " ").map(String.init) }

  fileprivate static func keys(of sign: String) -> [Key] {
    if let key = named(sign) { return [key] }
    let characters = Array(sign)
    if characters.count == 1 { return [.character(characters[0])] }
    if sign.hasPrefix("Ctrl-"), let letter = characters.last {
      return [.control(Character(letter.lowercased()))]
    }
    if sign.hasPrefix("F"), let number = Int(sign.dropFirst()) { return [.function(number)] }
    if characters.count == 3, characters[1] == "-",
      let first = characters[0].unicodeScalars.first?.value,
      let last = characters[2].unicodeScalars.first?.value, first <= last
    {
      return (first...last).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
    }
    return []
  }

  fileprivate static func named(_ sign: String) -> Key? {
    switch sign {
    case "⏎": .enter
    case "Space": .character(" ")
    case "Tab": .tab
    case "Shift-Tab": .backTab
    case "Esc": .escape
    case "←": .left
    case "→": .right
    case "↑": .up
    case "↓": .down
    case "Home": .home
    case "End": .end
    case "PgUp": .pageUp
    case "PgDn": .pageDown
    case "Backspace": .backspace
    case "Del": .delete
    default: nil
    }
  }

  fileprivate static let words = [
    "⏎": "Enter", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down",
    "←→": "Left/Right", "↑↓": "Up/Down", "←↑↓→": "Arrows",
  ]
}
