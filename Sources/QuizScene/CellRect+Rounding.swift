internal import CellGrid
internal import MatchedGeometry

extension CellRect {
  /// The cells nearest to a frame.
  init(rounding frame: Rect) {
    let cells = frame.rounded()
    self.init(
      column: Int(cells.x), row: Int(cells.y), width: Int(cells.width), height: Int(cells.height))
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
