internal import CellGrid

extension Look {
  /// Draws the look into a frame.
  func draw(in frame: CellRect, clip: CellRect, on canvas: inout Canvas) {
    switch self {
    case .text(let text, let style):
      canvas.write(text, column: frame.column, row: frame.row, style: style, clip: clip)
    case .field(let grapheme, let style):
      canvas.fill(frame.intersection(clip), with: grapheme, style: style)
    case .chip(let chip):
      chip.draw(in: frame, clip: clip, on: &canvas)
    case .panel(let panel):
      panel.draw(in: frame, clip: clip, on: &canvas)
    }
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

extension PanelLook {
  fileprivate func draw(in frame: CellRect, clip: CellRect, on canvas: inout Canvas) {
    let clip = frame.intersection(clip)
    canvas.fill(clip, style: style)
    let inside = CellRect(
      column: frame.column + 1, row: frame.row + 1,
      width: frame.width - 2, height: frame.height - 2
    )
    .intersection(clip)
    // The text keeps to the place it will have; the box around it reveals it.
    for (offset, line) in lines.dropFirst(firstLine).enumerated() {
      let row = frame.row + 1 + margin + offset
      guard row < frame.rows.upperBound - 1 - margin else { break }
      for piece in line {
        canvas.write(
          piece.text, column: frame.column + piece.column, row: row, style: piece.style,
          clip: inside)
      }
    }
    drawBorder(in: frame, clip: clip, on: &canvas)
  }

  fileprivate func drawBorder(in frame: CellRect, clip: CellRect, on canvas: inout Canvas) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let width = frame.width - 2
    let top =
      String(glyphs.topLeft) + String(repeating: glyphs.horizontal, count: width)
      + String(glyphs.topRight)
    let bottom =
      String(glyphs.bottomLeft) + String(repeating: glyphs.horizontal, count: width)
      + String(glyphs.bottomRight)
    canvas.write(top, column: frame.column, row: frame.row, style: borderStyle, clip: clip)
    canvas.write(
      bottom, column: frame.column, row: frame.rows.upperBound - 1, style: borderStyle,
      clip: clip)
    for row in frame.rows.dropFirst().dropLast() {
      for column in [frame.column, frame.columns.upperBound - 1] {
        canvas.write(
          String(glyphs.vertical), column: column, row: row, style: borderStyle, clip: clip)
      }
    }
  }
}
