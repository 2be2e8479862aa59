internal import CellGrid

extension Look {
  /// Draws the look into a frame.
  func draw(in frame: CellRect, clip: CellRect, isMoving: Bool, on canvas: inout Canvas) {
    switch self {
    case .text(let text, let style):
      canvas.write(text, column: frame.column, row: frame.row, style: style, clip: clip)
    case .field(let grapheme, let style):
      canvas.fill(frame.intersection(clip), with: grapheme, style: style)
    case .chip(let chip):
      chip.draw(in: frame, clip: clip, on: &canvas)
    case .box(let box):
      box.draw(in: frame, clip: clip, isMoving: isMoving, on: &canvas)
    }
  }

  /// The part of a frame in which others are seen.
  func inside(of frame: CellRect, isMoving: Bool) -> CellRect {
    guard case .box(let box) = self, isMoving || box.border != nil else { return frame }
    return frame.inset(by: 1)
  }
}

extension ChipLook {
  fileprivate func draw(in frame: CellRect, clip: CellRect, on canvas: inout Canvas) {
    canvas.fill(frame.intersection(clip), style: style)
    let last = frame.columns.upperBound - 1
    let inner = CellRect(
      column: frame.column + 1, row: frame.row, width: frame.width - 2, height: frame.height
    )
    .intersection(clip)
    for (offset, line) in lines.enumerated() {
      let row = frame.row + offset
      canvas.write(line, column: frame.column + 1, row: row, style: style, clip: inner)
      if let edges, frame.rows.contains(row) {
        put(edges.left, column: frame.column, row: row, style: style, clip: clip, on: &canvas)
        // Behind the bracket there is room for a sign.
        put(edges.right, column: last - 1, row: row, style: style, clip: clip, on: &canvas)
      }
    }
    if let sign {
      var signStyle = self.signStyle ?? style
      signStyle.background = signStyle.background ?? style.background
      put(sign, column: last, row: frame.row, style: signStyle, clip: clip, on: &canvas)
    }
  }

  fileprivate func put(
    _ mark: Character, column: Int, row: Int, style: Style, clip: CellRect,
    on canvas: inout Canvas
  ) {
    canvas.write(String(mark), column: column, row: row, style: style, clip: clip)
  }
}

extension BoxLook {
  fileprivate func draw(
    in frame: CellRect, clip: CellRect, isMoving: Bool, on canvas: inout Canvas
  ) {
    canvas.fill(frame.intersection(clip), style: style)
    if let border = isMoving ? flightBorder : border {
      drawBorder(border, in: frame, clip: clip, on: &canvas)
    }
  }

  fileprivate func drawBorder(
    _ style: Style, in frame: CellRect, clip: CellRect, on canvas: inout Canvas
  ) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let (left, right) = (frame.column, frame.columns.upperBound - 1)
    let (top, bottom) = (frame.row, frame.rows.upperBound - 1)
    func draw(_ grapheme: Character, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) {
      let part = CellRect(
        column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
      canvas.fill(part.intersection(clip), with: grapheme, style: style)
    }
    for row in [top, bottom] { draw(glyphs.horizontal, left...right, row...row) }
    for column in [left, right] { draw(glyphs.vertical, column...column, top...bottom) }
    draw(glyphs.topLeft, left...left, top...top)
    draw(glyphs.topRight, right...right, top...top)
    draw(glyphs.bottomLeft, left...left, bottom...bottom)
    draw(glyphs.bottomRight, right...right, bottom...bottom)
  }
}
