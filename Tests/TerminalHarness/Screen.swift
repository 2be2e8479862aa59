/// What a person would see at one moment.
public struct Screen: Equatable, Sendable {
  /// A cell's place: columns from the left, rows from the top, both from 0.
  public struct Position: Equatable, Sendable {
    /// Columns from the left edge.
    public let column: Int
    /// Rows from the top edge.
    public let row: Int

    /// A place.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The cells, row by row, each row with one cell a column.
  public let rows: [[ScreenCell]]
  /// Where the cursor stands, even when it is hidden.
  public let cursor: Position
  /// The DEC private modes that are on.
  public let modes: PrivateModes

  /// Columns and rows.
  public var size: (columns: Int, rows: Int) { (rows.first?.count ?? 0, rows.count) }

  /// The cell at a place, nil outside of the screen.
  public subscript(column: Int, row: Int) -> ScreenCell? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column]
  }

  /// The text of each row without its trailing blanks; a wide character counts once.
  public var lines: [String] {
    rows.map { cells in
      let visible = cells.reversed().drop { $0.text == " " }.reversed()
      return visible.map(\.text).joined()
    }
  }

  /// The lines, without the blank ones at the end, joined by line feeds.
  public var text: String {
    lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }

  /// Where a text begins, the topmost and leftmost of its places; nil when it is not there.
  ///
  /// A text that the program wrapped over two rows is not found.
  public func position(of text: String) -> Position? {
    for (row, cells) in rows.enumerated() {
      for column in cells.indices where !cells[column].isContinuation {
        let rest = cells[column...].map(\.text).joined()
        if rest.hasPrefix(text) { return Position(column: column, row: row) }
      }
    }
    return nil
  }

  /// Whether a text can be read in one of the rows.
  public func contains(_ text: String) -> Bool {
    rows.contains { $0.map(\.text).joined().contains(text) }
  }
}

extension Screen: CustomStringConvertible {
  /// The screen in a box, with what cannot be seen in it below.
  public var description: String {
    let edge = String(repeating: "─", count: size.columns)
    let boxed = rows.map { "│" + $0.map(\.text).joined() + "│" }
    let state = """
      \(size.columns)×\(size.rows), cursor at column \(cursor.column), row \(cursor.row)\
      \(modes.isCursorVisible ? "" : " (hidden)"), private modes \(modes.on.sorted())
      """
    return (["┌\(edge)┐"] + boxed + ["└\(edge)┘", state]).joined(separator: "\n")
  }
}
