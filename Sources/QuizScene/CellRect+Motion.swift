internal import CellGrid
internal import MatchedGeometry

extension CellRect {
  /// The cells nearest to a frame.
  init(rounding frame: Rect) {
    let cells = frame.rounded()
    self.init(
      column: Int(cells.x), row: Int(cells.y), width: Int(cells.width), height: Int(cells.height))
  }

  var size: CellSize { CellSize(width: width, height: height) }

  /// The rectangle taken along by a box that moves, by its top left corner.
  func offset(from start: CellRect, to end: CellRect) -> CellRect {
    offset(columns: end.column - start.column, rows: end.row - start.row)
  }

  /// The rectangle without so many cells at each edge.
  func inset(by cells: Int) -> CellRect {
    CellRect(
      column: column + cells, row: row + cells, width: width - 2 * cells,
      height: height - 2 * cells)
  }

  /// Whether a place is within.
  func contains(_ place: CellPoint) -> Bool {
    columns.contains(place.column) && rows.contains(place.row)
  }
}

extension Rect {
  /// The frame of cells.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.column), y: Double(cells.row),
      width: Double(cells.width), height: Double(cells.height))
  }
}
