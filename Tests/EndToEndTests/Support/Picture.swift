import TestSupport

/// The cells of a screen and its cursor, if that can be seen.
struct Picture: Equatable, Sendable {
  /// Each row without the second columns of wide characters, whose style nobody sees.
  let rows: [[ScreenCell]]
  let caret: Screen.Position?

  init(_ screen: Screen) {
    rows = screen.rows.map { $0.filter { !$0.isContinuation }.map(\.seen) }
    caret = screen.modes.isCursorVisible ? screen.cursor : nil
  }

  /// What differs, a line for each row; empty for equal pictures.
  func differences(from other: Picture) -> [String] {
    var lines: [String] = []
    if caret != other.caret { lines.append("caret: \(text(caret)), not \(text(other.caret))") }
    if rows.count != other.rows.count { lines.append("\(rows.count) rows") }
    for (row, (these, those)) in zip(rows, other.rows).enumerated() where these != those {
      let column = zip(these, those).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.width }
      let texts = [these, those].map { "“\($0.map(\.text).joined())”" }
      lines.append("row \(row) from column \(column): \(texts.joined(separator: ", not "))")
    }
    return lines
  }

  private func text(_ place: Screen.Position?) -> String {
    place.map { "column \($0.column), row \($0.row)" } ?? "none"
  }
}
