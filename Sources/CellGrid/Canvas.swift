/// A screen's worth of cells that drawing writes to.
///
/// Whatever is drawn, a wide grapheme is whole or not there: covering one half of it blanks the
/// other, because ncurses shifts the rest of the row otherwise.
public struct Canvas: Hashable, Sendable {
  /// The size in cells.
  public let size: CellSize
  /// The cells of each row; none of one in which nothing was drawn, where every cell is blank.
  ///
  /// Most rows of a screen are: what is never touched need not be fetched into the processor either.
  var rows: [[Cell]]

  /// Makes an empty canvas; a negative side becomes 0.
  public init(size: CellSize) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    rows = Array(repeating: [], count: self.size.height)
  }

  /// The whole of the canvas.
  public var bounds: CellRect {
    CellRect(column: 0, row: 0, width: size.width, height: size.height)
  }

  /// The cell at a place within the bounds.
  public subscript(column: Int, row: Int) -> Cell {
    rows[row].isEmpty ? .blank : rows[row][column]
  }

  /// The cells of a row within the bounds.
  public func row(_ row: Int) -> [Cell] {
    rows[row].isEmpty ? Array(repeating: .blank, count: size.width) : rows[row]
  }

  /// The columns of a row from the first to the last one that another canvas shows otherwise.
  ///
  /// - Parameters:
  ///   - row: A row within the bounds.
  ///   - other: A canvas of the same size, or nil for one in which nothing is as here.
  /// - Returns: Columns that hold each of their graphemes whole, or nil where none differ.
  public func changedColumns(inRow row: Int, from other: Canvas?) -> Range<Int>? {
    guard let other, size == other.size else { return 0..<size.width }
    if rows[row].isEmpty && other.rows[row].isEmpty { return nil }
    let cells = self.row(row)
    let others = other.row(row)
    guard var first = cells.indices.first(where: { cells[$0] != others[$0] }),
      var last = cells.indices.last(where: { cells[$0] != others[$0] })
    else { return nil }
    while cells[first].content == .continuation { first -= 1 }
    while last + 1 < cells.count, cells[last + 1].content == .continuation { last += 1 }
    return first..<(last + 1)
  }

  /// Whether all cells are equal, however they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size
      && left.rows.indices.allSatisfy { right.changedColumns(inRow: $0, from: left) == nil }
  }

  /// Feeds the cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for index in rows.indices { hasher.combine(row(index)) }
  }

  /// The rows as text, trailing spaces kept, wide graphemes once.
  public var lines: [String] {
    rows.indices.map { row in
      String(
        self.row(row).compactMap { cell in
          if case .grapheme(let grapheme) = cell.content { grapheme.character } else { nil }
        })
    }
  }
}
