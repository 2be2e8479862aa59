import TestSupport

/// A key and its word as the row at the bottom prints them.
struct PrintedHint {
  let key: String
  let word: String

  /// What pressing the printed key may be: each of `←→` is one, of `1-4` the first.
  var inputs: [[Input]] {
    switch key {
    case "⏎": [[.key(.enter)]]
    case "Esc": [[.key(.escape)]]
    case "Tab": [[.key(.tab)]]
    case "F1": [["\u{1B}OP"]]
    case "←→": [[.key(.left)], [.key(.right)]]
    case "↑↓": [[.key(.up)], [.key(.down)]]
    case _ where key.hasPrefix("Ctrl-"): key.last.map { [[.key(.control($0))]] } ?? []
    case _ where key.hasPrefix("1"): [["1"]]
    default: [[.text(key)]]
    }
  }
}

extension Screen {
  /// The hints in the last row that is not empty.
  var hints: [PrintedHint] {
    let line = lines.last { !$0.isEmpty } ?? ""
    return line.split(separator: "  ").map { part in
      let words = part.split(separator: " ")
      // A key of two words such as `1-0 A-Z`.
      let keyCount = words.count > 2 && words[1].hasPrefix("A-") ? 2 : 1
      return PrintedHint(
        key: words.prefix(keyCount).joined(separator: " "),
        word: words.dropFirst(keyCount).joined(separator: " "))
    }
  }
}
