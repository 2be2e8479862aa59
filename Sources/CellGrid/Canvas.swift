/// A screen's worth of cells that drawing writes to.
///
/// Whatever is drawn, a wide grapheme is whole or not there: covering one half of it blanks the
/// other, because ncurses shifts the rest of the row otherwise.
public struct Canvas: Hashable, Sendable {
  /// The size in cells.
  public let size: CellSize
  fileprivate var cells: [Cell]
  /// Whether anything was drawn in a row; in the others every cell is blank.
  fileprivate var isDrawn: [Bool]

  /// Makes an empty canvas; a negative side becomes 0.
  public init(size: CellSize) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    isDrawn = Array(repeating: false, count: self.size.height)
  }

  /// The whole of the canvas.
  public var bounds: CellRect {
    CellRect(column: 0, row: 0, width: size.width, height: size.height)
  }

  /// The cell at a place within the bounds.
  public subscript(column: Int, row: Int) -> Cell {
    cells[row * size.width + column]
  }

  /// The cells of a row within the bounds.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * size.width)..<((row + 1) * size.width)]
  }

  /// The columns of a row from the first to the last one that another canvas shows otherwise.
  ///
  /// - Parameters:
  ///   - row: A row within the bounds.
  ///   - other: A canvas of the same size, or nil for one in which nothing is as here.
  /// - Returns: Columns that hold each of their graphemes whole, or nil where none differ.
  public func changedColumns(inRow row: Int, from other: Canvas?) -> Range<Int>? {
    guard let other, size == other.size else { return 0..<size.width }
    guard isDrawn[row] || other.isDrawn[row] else { return nil }
    let cells = self.row(row)
    let others = other.row(row)
    guard var first = cells.indices.first(where: { cells[$0] != others[$0] }),
      var last = cells.indices.last(where: { cells[$0] != others[$0] })
    else { return nil }
    while cells[first].content == .continuation { first -= 1 }
    while last + 1 < cells.endIndex, cells[last + 1].content == .continuation { last += 1 }
    return (first - cells.startIndex)..<(last + 1 - cells.startIndex)
  }

  /// Whether all cells are equal, however they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cells == right.cells
  }

  /// Feeds the cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cells)
  }

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
      isDrawn[row] = true
      blankHalves(around: rect.columns, row: row)
      let start = row * size.width
      for index in (start + rect.column)..<(start + rect.columns.upperBound) {
        cell.style.background = style.background ?? cells[index].style.background
        cells[index] = cell
      }
    }
  }

  /// Changes the style of every cell of a rectangle and leaves what it shows.
  public mutating func restyle(_ rect: CellRect, _ change: (Style) -> Style) {
    let rect = rect.intersection(bounds)
    guard !rect.columns.isEmpty else { return }
    for row in rect.rows {
      isDrawn[row] = true
      for column in rect.columns {
        let index = row * size.width + column
        cells[index].style = change(cells[index].style)
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
    let beneath = rect.rows.map { row in
      Array(cells[(row * size.width + rect.column)..<(row * size.width + rect.columns.upperBound)])
    }
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
    for (offset, old) in beneath.enumerated() {
      let start = (rect.row + offset) * size.width + rect.column
      for (index, cell) in old.enumerated() where cells[start + index] != cell {
        cells[start + index].style = blend(cells[start + index].style, cell.style)
      }
    }
  }

  /// The rows as text, trailing spaces kept, wide graphemes once.
  public var lines: [String] {
    (0..<size.height).map { row in
      String(
        self.row(row).compactMap { cell in
          if case .grapheme(let grapheme) = cell.content { grapheme.character } else { nil }
        })
    }
  }

  fileprivate mutating func put(
    _ grapheme: Glyph, width: Int, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    guard width > 0 else { return }
    let wanted = column..<(column + width)
    let visible = wanted.clamped(to: clip.columns)
    guard !visible.isEmpty else { return }
    isDrawn[row] = true
    blankHalves(around: visible, row: row)
    let isWhole = visible == wanted
    for place in visible {
      let index = row * size.width + place
      let content: Cell.Content =
        !isWhole ? .grapheme(.space) : place == column ? .grapheme(grapheme) : .continuation
      var style = style
      style.background = style.background ?? cells[index].style.background
      cells[index] = Cell(content, style: style)
    }
  }

  /// Puts graphemes of one byte and one column next to each other: most texts are nothing else.
  fileprivate mutating func putASCII(
    _ bytes: some Collection<UInt8>, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let visible = (column..<(column + bytes.count)).clamped(to: clip.columns)
    guard clip.rows.contains(row), !visible.isEmpty else { return }
    isDrawn[row] = true
    blankHalves(around: visible, row: row)
    var cell = Cell(.grapheme(.space), style: style)
    for (place, byte) in zip(visible, bytes.dropFirst(visible.lowerBound - column)) {
      let index = row * size.width + place
      cell.content = .grapheme(Glyph(ascii: byte))
      cell.style.background = style.background ?? cells[index].style.background
      cells[index] = cell
    }
  }

  /// Blanks the halves of wide graphemes that stick out of columns about to be covered.
  fileprivate mutating func blankHalves(around columns: Range<Int>, row: Int) {
    let start = row * size.width
    if columns.lowerBound > 0, cells[start + columns.lowerBound].content == .continuation {
      cells[start + columns.lowerBound - 1].content = .grapheme(.space)
    }
    if columns.upperBound < size.width,
      cells[start + columns.upperBound].content == .continuation
    {
      cells[start + columns.upperBound].content = .grapheme(.space)
    }
  }
}

/// What is drawn over what.
fileprivate struct StylePair: Hashable {
  let style: Style
  let beneath: Style
}
