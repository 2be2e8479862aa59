internal import CNcurses
internal import CellGrid

/// The cells as ncurses knows them, and what must be written to change them.
struct CursesScreen {
  /// How many colours are in use.
  let depth: ColorDepth
  fileprivate let colors: CursesColors
  fileprivate let showsUnicode: Bool
  fileprivate var pairs = PairNumbers()
  fileprivate var renditions = RenditionFilter()
  /// What ncurses was given last, or nil when every cell is to be given anew.
  fileprivate var shown: Canvas?

  /// Opens the one screen of the process.
  ///
  /// - Returns: Nil when the system refuses the files that it needs.
  init?(type: String, allowsColor: Bool, showsUnicode: Bool) {
    guard screen_open(type, allowsColor) else { return nil }
    let isDirect = screen_has_direct_colors()
    let all = ColorDepth(colors: Int(screen_colors()))
    // So many without red, green and blue in their numbers are of no use.
    depth = isDirect ? all : min(all, .palette)
    colors = CursesColors(
      depth: depth, isDirect: isDirect, hasDefaults: screen_has_default_colors())
    self.showsUnicode = showsUnicode
  }

  /// Whether private modes can be set without harm.
  var speaksANSI: Bool { screen_speaks_ansi() }

  /// What enters the screen from whatever state; the next update draws every cell.
  var enterBytes: [UInt8] {
    mutating get {
      renditions = RenditionFilter()
      return [UInt8](screen_enter_bytes())
    }
  }

  /// What leaves the screen from whatever state.
  var exitBytes: [UInt8] { [UInt8](screen_exit_bytes()) }

  /// Changes the size; all is drawn anew.
  mutating func resize(to size: CellSize) {
    screen_resize(Int32(size.width), Int32(size.height))
    shown = Canvas(size: size)
  }

  /// Closes the screen for good.
  func close() {
    screen_close()
  }

  /// What makes the terminal show a canvas.
  ///
  /// - Returns: Bytes; none when nothing differs.
  mutating func update(_ canvas: Canvas, caret: CellPoint?) -> [UInt8] {
    // Pairs that are given out anew change what is shown in them, so every cell needs its own again.
    if pairs.recycle() { shown = nil }
    for row in 0..<canvas.size.height {
      if let columns = canvas.changedColumns(inRow: row, from: shown) {
        put(canvas.row(row), row: row, columns: columns)
      }
    }
    shown = canvas
    if let caret {
      screen_show_caret(Int32(caret.column), Int32(caret.row))
    } else {
      screen_hide_caret()
    }
    let output = [UInt8](screen_update())
    return speaksANSI ? renditions.shorten(output) : output
  }

  fileprivate mutating func put(_ cells: [Cell], row: Int, columns: Range<Int>) {
    // Neighbours mostly share their style.
    var style: Style?
    var attributes: Int32 = 0
    var pair: Int32 = 0
    // One for all cells: memory for each of them would take longer than drawing it.
    var scalars: [UInt32] = []
    for column in columns {
      let cell = cells[column]
      guard case .grapheme(var grapheme) = cell.content else { continue }
      if !showsUnicode { grapheme = Glyph(ASCIIFallback.character(for: grapheme.character)) }
      let seen = cell.isUnseen ? Cell.blank.style : cell.style
      if style != seen {
        style = seen
        attributes = Self.attributes(of: seen)
        pair = pairNumber(for: seen)
      }
      scalars.removeAll(keepingCapacity: true)
      scalars.append(contentsOf: grapheme.scalars)
      screen_put(Int32(column), Int32(row), scalars, Int32(scalars.count), attributes, pair)
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
    switch pairs.number(of: pair, count: screen_pairs()) {
    case .known(let number): return number
    case .new(let number):
      return screen_define_pair(number, pair.foreground, pair.background) ? number : 0
    case .none: return 0
    }
  }
}

extension Cell {
  /// Whether nothing is seen of it: it stays the same while text that it belongs to fades.
  fileprivate var isUnseen: Bool {
    content == .grapheme(.space) && (style.background ?? .terminalDefault) == .terminalDefault
      && style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}

extension [UInt8] {
  fileprivate init(_ bytes: ScreenBytes) {
    self.init(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }
}
