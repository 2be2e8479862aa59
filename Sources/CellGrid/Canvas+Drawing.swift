extension Canvas {
  /// Writes a text from a place to the right, on one row.
  ///
  /// What falls outside the clip is not drawn; a wide grapheme cut by its edge leaves a space.
  ///
  /// - Parameters:
  ///   - text: Text in its displayed form (``Swift/String/displayed``).
  ///   - column: The column of the first grapheme; it may lie outside the clip.
  ///   - row: The row.
  ///   - style: The style; without background, that beneath stays.
  ///   - clip: Where drawing is allowed.
  /// - Returns: The column after the text.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: Style, clip: CellRect
  ) -> Int {
    let clip = clip.intersection(bounds)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      putASCII(text.utf8, column: column, row: row, style: style, clip: clip)
      return column + text.utf8.count
    }
    var column = column
    for grapheme in text {
      let width = TextWidth.columns(of: grapheme)
      if clip.rows.contains(row) {
        put(Glyph(grapheme), width: width, column: column, row: row, style: style, clip: clip)
      }
      column += width
    }
    return column
  }

  /// Writes a text clipped by the canvas alone.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: Style
  ) -> Int {
    write(text, column: column, row: row, style: style, clip: bounds)
  }

  /// Fills a rectangle with one grapheme of one column.
  public mutating func fill(_ rect: CellRect, with grapheme: Character = " ", style: Style) {
    let rect = rect.intersection(bounds)
    guard !rect.columns.isEmpty else { return }
    var cell = Cell(.grapheme(Glyph(grapheme)), style: style)
    for row in rect.rows {
      draw(inRow: row) { cells in
        Self.blankHalves(around: rect.columns, in: &cells)
        for column in rect.columns {
          cell.style.background = style.background ?? cells[column].style.background
          cells[column] = cell
        }
      }
    }
  }

  /// Changes the style of every cell of a rectangle and leaves what it shows.
  public mutating func restyle(_ rect: CellRect, _ change: (Style) -> Style) {
    let rect = rect.intersection(bounds)
    guard !rect.columns.isEmpty else { return }
    for row in rect.rows {
      draw(inRow: row) { cells in
        for column in rect.columns { cells[column].style = change(cells[column].style) }
      }
    }
  }

  /// Draws into a rectangle as if what is drawn there let through what is beneath.
  ///
  /// - Parameters:
  ///   - rect: Where drawing is allowed; what `drawing` does outside of it stays as it is.
  ///   - mix: The style of a changed cell, from its new one and that beneath.
  ///   - drawing: Draws as if opaque.
  public mutating func blend(
    _ rect: CellRect, with mix: (_ style: Style, _ beneath: Style) -> Style,
    drawing: (inout Canvas) -> Void
  ) {
    let rect = rect.intersection(bounds)
    // What lies beside the canvas has rows, but no cells in them.
    guard !rect.columns.isEmpty else { return drawing(&self) }
    let beneath = rect.rows.map(row)
    drawing(&self)
    // Mixing colours takes its time, and many cells look alike.
    var blended: [StylePair: Style] = [:]
    func blend(_ style: Style, _ beneath: Style) -> Style {
      let pair = StylePair(style: style, beneath: beneath)
      if let known = blended[pair] { return known }
      let result = mix(style, beneath)
      blended[pair] = result
      return result
    }
    for (row, old) in zip(rect.rows, beneath) where !rows[row].isEmpty {
      draw(inRow: row) { cells in
        for column in rect.columns where cells[column] != old[column] {
          cells[column].style = blend(cells[column].style, old[column].style)
        }
      }
    }
  }

  fileprivate mutating func put(
    _ grapheme: Glyph, width: Int, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    guard width > 0 else { return }
    let wanted = column..<(column + width)
    let visible = wanted.clamped(to: clip.columns)
    guard !visible.isEmpty else { return }
    let isWhole = visible == wanted
    draw(inRow: row) { cells in
      Self.blankHalves(around: visible, in: &cells)
      for place in visible {
        let content: Cell.Content =
          !isWhole ? .grapheme(.space) : place == column ? .grapheme(grapheme) : .continuation
        var style = style
        style.background = style.background ?? cells[place].style.background
        cells[place] = Cell(content, style: style)
      }
    }
  }

  /// Puts graphemes of one byte and one column next to each other: most texts are nothing else.
  fileprivate mutating func putASCII(
    _ bytes: some Collection<UInt8>, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let visible = (column..<(column + bytes.count)).clamped(to: clip.columns)
    guard clip.rows.contains(row), !visible.isEmpty else { return }
    var cell = Cell(.grapheme(.space), style: style)
    draw(inRow: row) { cells in
      Self.blankHalves(around: visible, in: &cells)
      for (place, byte) in zip(visible, bytes.dropFirst(visible.lowerBound - column)) {
        cell.content = .grapheme(Glyph(ascii: byte))
        cell.style.background = style.background ?? cells[place].style.background
        cells[place] = cell
      }
    }
  }

  /// Changes the cells of a row.
  fileprivate mutating func draw(inRow row: Int, _ change: (inout [Cell]) -> Void) {
    if rows[row].isEmpty { rows[row] = self.row(row) }
    change(&rows[row])
  }

  /// Blanks the halves of wide graphemes that stick out of columns about to be covered.
  fileprivate static func blankHalves(around columns: Range<Int>, in cells: inout [Cell]) {
    if columns.lowerBound > 0, cells[columns.lowerBound].content == .continuation {
      cells[columns.lowerBound - 1].content = .grapheme(.space)
    }
    if columns.upperBound < cells.count, cells[columns.upperBound].content == .continuation {
      cells[columns.upperBound].content = .grapheme(.space)
    }
  }
}

/// What is drawn over what.
fileprivate struct StylePair: Hashable {
  let style: Style
  let beneath: Style
}
