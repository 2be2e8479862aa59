import CellGrid
import TestSupport
import Testing

@testable import CursesTerminal

/// The screen read back by libvterm.
///
/// ncurses writes to a file of its own, so no terminal is needed. There is one screen a process,
/// hence one test after another.
@Suite(.serialized) struct CursesScreenTests {
  /// The screen of a type and the emulator that shows it.
  func withScreen(
    _ type: String = "xterm-256color", size: CellSize, allowsColor: Bool = true,
    _ body: (inout CursesScreen, ScreenEmulator) throws -> Void
  ) throws {
    #expect(CharacterLocale.isUTF8)
    var screen = try #require(
      CursesScreen(type: type, allowsColor: allowsColor, showsUnicode: true))
    defer { screen.close() }
    screen.resize(to: size)
    let emulator = ScreenEmulator(columns: size.width, rows: size.height)
    emulator.feed(screen.enterBytes)
    try body(&screen, emulator)
  }

  /// What a canvas should look like.
  func expected(_ canvas: Canvas) -> [String] {
    canvas.lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  /// What can be seen of the cells: of a space neither weight nor, without underline, its colour.
  func appearance(_ emulator: ScreenEmulator) -> [[String]] {
    emulator.screen.rows.map { row in
      row.filter { !$0.isContinuation }.map { cell in
        var attributes = cell.attributes
        let isSpace = cell.text == " "
        if isSpace { attributes.subtract([.bold, .dim]) }
        let showsForeground = !isSpace || !attributes.isEmpty
        return "\(cell.text) \(showsForeground ? cell.foreground : .standard) \(cell.background) "
          + "\(attributes.rawValue)"
      }
    }
  }

  func randomCanvas(
    like last: Canvas, _ random: inout SeededGenerator
  ) -> Canvas {
    var canvas = last
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        ["a", " ", "漢", "ー", "é", "😀", "―"].randomElement(using: &random) ?? ""
      }.joined()
      let style = Style(
        .palette(.random(in: 0...255, using: &random)),
        on: Bool.random(using: &random)
          ? .terminalDefault : .palette(.random(in: 0...3, using: &random)),
        Style.Attributes(rawValue: .random(in: 0...15, using: &random))
      )
      canvas.write(
        text,
        column: .random(in: -3...canvas.size.width, using: &random),
        row: .random(in: 0..<canvas.size.height, using: &random), style: style)
    }
    return canvas
  }

  @Test(arguments: [
    CellSize(width: 30, height: 5), CellSize(width: 11, height: 3), CellSize(width: 2, height: 2),
  ])
  func `what is written bit by bit shows what is written at once`(_ size: CellSize) throws {
    var random = SeededGenerator(seed: UInt64(size.width))
    try withScreen(size: size) { screen, emulator in
      var canvas = Canvas(size: size)
      for frame in 1...240 {
        canvas = randomCanvas(like: canvas, &random)
        emulator.feed(screen.update(canvas, caret: nil))
        try #require(emulator.screen.lines == expected(canvas))
        // Seldom, so that mistakes may add up in between.
        guard frame.isMultiple(of: 12) else { continue }
        screen.resize(to: size)
        let whole = ScreenEmulator(columns: size.width, rows: size.height)
        let redraw = screen.update(canvas, caret: nil)
        whole.feed(redraw)
        try #require(appearance(whole) == appearance(emulator))
        // It moves the cursor, too.
        emulator.feed(redraw)
      }
    }
  }

  /// An opaque rectangle that glides over wide characters costs what changes, not rows.
  @Test func `a moving chip costs less than a hundred bytes a frame`() throws {
    let size = CellSize(width: 100, height: 30)
    try withScreen(size: size) { screen, _ in
      var background = Canvas(size: size)
      for row in 0..<30 {
        background.write("The quick 日本語 brown fox jumps", column: 2, row: row, style: Style())
      }
      _ = screen.update(background, caret: nil)
      var total = 0
      for frame in 0..<60 {
        var canvas = background
        canvas.write(
          " 漢字 moved ", column: 5 + frame / 2, row: 10 + frame / 8,
          style: Style(.palette(231), on: .palette(25), .bold))
        total += screen.update(canvas, caret: nil).count
      }
      #expect(total / 60 < 100)
      #expect(screen.update(background, caret: nil).count > 0)
      #expect(screen.update(background, caret: nil).isEmpty)
    }
  }

  @Test func `attributes and colours come out as they went in`() throws {
    let size = CellSize(width: 10, height: 1)
    try withScreen(size: size) { screen, emulator in
      var canvas = Canvas(size: size)
      let style = Style(.palette(250), on: .palette(17), [.bold, .underline])
      canvas.write("漢e\u{302}", column: 0, row: 0, style: style)
      emulator.feed(screen.update(canvas, caret: nil))
      for column in [0, 2] {
        let cell = try #require(emulator.screen[column, 0])
        #expect(cell.foreground == .palette(250))
        #expect(cell.background == .palette(17))
        #expect(cell.attributes == [.bold, .underline])
      }
      #expect(emulator.screen.lines == ["漢e\u{302}"])
    }
  }

  @Test func `without colour attributes remain`() throws {
    let size = CellSize(width: 2, height: 1)
    try withScreen(size: size, allowsColor: false) { screen, emulator in
      #expect(screen.depth == .none)
      var canvas = Canvas(size: size)
      canvas.write("a", column: 0, row: 0, style: Style(.palette(1), on: .palette(2), .reverse))
      emulator.feed(screen.update(canvas, caret: nil))
      let cell = try #require(emulator.screen[0, 0])
      #expect(cell.foreground == .standard)
      #expect(cell.background == .standard)
      #expect(cell.attributes == .reverse)
    }
  }

  @Test(arguments: [
    ("xterm-256color", ColorDepth.palette), ("xterm", .eight),
    ("vt220", .none),
  ])
  func `the depth is what the type tells`(_ type: String, _ depth: ColorDepth) throws {
    try withScreen(type, size: CellSize(width: 20, height: 5)) { screen, emulator in
      #expect(screen.depth == depth)
      var canvas = Canvas(size: CellSize(width: 20, height: 5))
      canvas.write("shown", column: 0, row: 0, style: Style(.palette(250), on: .palette(3)))
      emulator.feed(screen.update(canvas, caret: nil))
      #expect(emulator.screen.lines[0] == "shown")
    }
  }

  @Test func `more pairs than there are numbers for are all shown`() throws {
    let size = CellSize(width: 64, height: 2)
    try withScreen(size: size) { screen, emulator in
      var color = 0
      // Some twelve thousand pairs: each is given out anew twice.
      for _ in 0..<96 {
        var canvas = Canvas(size: size)
        for row in 0..<2 {
          for column in 0..<64 {
            color += 1
            canvas.write(
              "x", column: column, row: row,
              style: Style(.palette(UInt8(16 + color % 233)), on: .palette(UInt8(color % 251))))
          }
        }
        emulator.feed(screen.update(canvas, caret: nil))
        let shown = emulator.screen
        for row in 0..<2 {
          for column in 0..<64 {
            let cell = try #require(shown[column, row])
            let style = canvas[column, row].style
            try #require(cell.foreground == ScreenColor(style.foreground))
            try #require(cell.background == ScreenColor(style.background ?? .terminalDefault))
          }
        }
      }
    }
  }

  // xterm-direct's own form, with an empty place for the colour space, is beyond the emulator.
  @Test(.enabled(if: Terminfo.has("konsole-direct")))
  func `a type with direct colours shows any of them`() throws {
    let size = CellSize(width: 4, height: 1)
    try withScreen("konsole-direct", size: size) { screen, emulator in
      #expect(screen.depth == .direct)
      var canvas = Canvas(size: size)
      canvas.write("漢", column: 0, row: 0, style: Style(.rgb(1, 200, 30), on: .rgb(66, 61, 92)))
      canvas.write("a", column: 2, row: 0, style: Style(.palette(3), on: .terminalDefault))
      emulator.feed(screen.update(canvas, caret: nil))
      let mixed = try #require(emulator.screen[0, 0])
      #expect(mixed.foreground == .rgb(1, 200, 30))
      #expect(mixed.background == .rgb(66, 61, 92))
      let own = try #require(emulator.screen[2, 0])
      #expect(own.foreground == .palette(3))
      #expect(own.background == .standard)
    }
  }

  @Test func `the caret shows where it is put, and only then`() throws {
    let size = CellSize(width: 20, height: 5)
    try withScreen(size: size) { screen, emulator in
      let canvas = Canvas(size: size)
      emulator.feed(screen.update(canvas, caret: nil))
      #expect(!emulator.screen.modes.isCursorVisible)
      emulator.feed(screen.update(canvas, caret: CellPoint(column: 7, row: 3)))
      #expect(emulator.screen.modes.isCursorVisible)
      #expect(emulator.screen.cursor == Screen.Position(column: 7, row: 3))
      emulator.feed(screen.update(canvas, caret: nil))
      #expect(!emulator.screen.modes.isCursorVisible)
    }
  }

  @Test func `leaving shows what was there before`() throws {
    let size = CellSize(width: 20, height: 5)
    try withScreen(size: size) { screen, emulator in
      var canvas = Canvas(size: size)
      canvas.write("quiz", column: 0, row: 0, style: Style(.palette(1)))
      emulator.feed(screen.update(canvas, caret: nil))
      #expect(emulator.screen.contains("quiz"))
      emulator.feed(screen.exitBytes)
      #expect(!emulator.screen.contains("quiz"))
      #expect(emulator.screen.modes.isCursorVisible)
      emulator.feed(screen.enterBytes)
      emulator.feed(screen.update(canvas, caret: nil))
      #expect(emulator.screen.contains("quiz"))
    }
  }
}
