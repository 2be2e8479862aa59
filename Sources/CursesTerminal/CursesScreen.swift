internal import CNcurses
internal import CellGrid

/// The cells as ncurses knows them, and what must be written to change them.
struct CursesScreen {
  /// How many colours are in use.
  let depth: ColorDepth
  fileprivate let colors: CursesColors
  fileprivate let showsUnicode: Bool
  fileprivate var pairs: [CursesColors.Pair: Int32] = [:]
  /// What ncurses was given last, or nil when every cell is to be given anew.
  fileprivate var shown: Canvas?

  /// Opens the one screen of the process.
  ///
  /// - Returns: Nil when the system refuses the files that it needs.
  init?(type: String, allowsColor: Bool, showsUnicode: Bool) {
    guard screen_open(type, allowsColor) else { return nil }
    depth = ColorDepth(colors: Int(screen_colors()))
    colors = CursesColors(
      depth: depth,
      isDirect: screen_has_direct_colors(),
      hasDefaults: screen_has_default_colors()
    )
    self.showsUnicode = showsUnicode
  }

  /// Whether private modes can be set without harm.
  var speaksANSI: Bool { screen_speaks_ansi() }

  /// What enters the screen from whatever state; the next update draws every cell.
  var enterBytes: [UInt8] { [UInt8](screen_enter_bytes()) }

  /// What leaves the screen from whatever state.
  var exitBytes: [UInt8] { [UInt8](screen_exit_bytes()) }

  /// Changes the size; all is drawn anew.
  mutating func resize(to size: CellSize) {
    screen_resize(Int32(size.width), Int32(size.height))
    shown = nil
  }

  /// Closes the screen for good.
  func close() {
    screen_close()
  }

  /// What makes the terminal show a canvas.
  ///
  /// - Returns: Bytes; none when nothing differs.
  mutating func update(_ canvas: Canvas, caret: CellPoint?) -> [UInt8] {
    for row in 0..<canvas.size.height where !isShown(row, of: canvas) {
      // A whole row, so that no half of a wide grapheme is given without the other.
      put(canvas.row(row), row: row)
    }
    shown = canvas
    if let caret {
      screen_show_caret(Int32(caret.column), Int32(caret.row))
    } else {
      screen_hide_caret()
    }
    return [UInt8](screen_update())
  }

  fileprivate func isShown(_ row: Int, of canvas: Canvas) -> Bool {
    guard let shown, shown.size == canvas.size else { return false }
    return shown.row(row) == canvas.row(row)
  }

  fileprivate mutating func put(_ cells: ArraySlice<Cell>, row: Int) {
    // Neighbours mostly share their style.
    var style: Style?
    var attributes: Int32 = 0
    var pair: Int32 = 0
    for (column, cell) in cells.enumerated() {
      guard case .grapheme(var grapheme) = cell.content else { continue }
      if !showsUnicode { grapheme = ASCIIFallback.character(for: grapheme) }
      if style != cell.style {
        style = cell.style
        attributes = Self.attributes(of: cell.style)
        pair = pairNumber(for: cell.style)
      }
      let scalars = grapheme.unicodeScalars.map(\.value)
      screen_put(
        Int32(column), Int32(row), scalars, Int32(scalars.count), attributes, pair)
    }
  }

  fileprivate static func attributes(of style: Style) -> Int32 {
    let numbers: [(Style.Attributes, Int)] = [
      (.bold, screen_bold), (.dim, screen_dim), (.underline, screen_underline),
      (.reverse, screen_reverse),
    ]
    return numbers.reduce(0) { style.attributes.contains($1.0) ? $0 | Int32($1.1) : $0 }
  }

  /// The number of a style's pair, defined when first used; 0 is the person's own.
  fileprivate mutating func pairNumber(for style: Style) -> Int32 {
    guard let pair = colors.pair(for: style) else { return 0 }
    if let number = pairs[pair] { return number }
    let next = Int32(pairs.count + 1)
    guard next < screen_pairs(), screen_define_pair(next, pair.foreground, pair.background) else {
      return 0
    }
    pairs[pair] = next
    return next
  }
}

extension [UInt8] {
  fileprivate init(_ bytes: ScreenBytes) {
    self.init(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }
}
