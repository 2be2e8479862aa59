internal import CellGrid

/// A sentence in the last row that no screen asked for: it stands over what is there, and takes no
/// input.
struct Notice: Hashable, Sendable {
  /// How long it stands at least, in seconds; after that it goes with the next key.
  static let duration = 4.0

  let text: String
  /// When it came.
  let time: Double

  /// Whether it goes with a key at a time.
  func isOver(at now: Double) -> Bool { now >= time + Self.duration }

  func draw(on canvas: inout Canvas, in context: LayoutContext) {
    let column = context.column
    let row = context.size.height - 1
    // Where hints stand in the last row, none of them is to be seen beside it.
    canvas.fill(
      CellRect(column: 0, row: row, width: context.size.width, height: 1), with: " ",
      style: Style())
    canvas.write(
      text.displayed.truncated(to: column.count, mark: context.glyphs.more),
      column: column.lowerBound, row: row, style: context.style(.wrong))
  }
}
