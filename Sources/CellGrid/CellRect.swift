/// A size in whole cells.
public struct CellSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole cells, columns from the left and rows from the top.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// How many columns; never negative.
  public var width: Int
  /// How many rows; never negative.
  public var height: Int

  /// Makes a rectangle; a negative width or height becomes 0.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The columns that it covers.
  public var columns: Range<Int> { column..<(column + width) }
  /// The rows that it covers.
  public var rows: Range<Int> { row..<(row + height) }

  /// The cells that both cover; empty when they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left,
      row: top,
      width: min(columns.upperBound, other.columns.upperBound) - left,
      height: min(rows.upperBound, other.rows.upperBound) - top
    )
  }

  /// The rectangle moved by columns and rows.
  public func offset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(column: column + columns, row: row + rows, width: width, height: height)
  }
}
