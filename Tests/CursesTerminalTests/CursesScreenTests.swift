import CellGrid
import TestSupport
import Testing

@testable import CursesTerminal

/// ncurses writes to a file of its own, so its screen can be tested without a terminal: libvterm
/// reads what it wrote. There is one screen a process, hence one test after another.
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

  func randomCanvas(
    like last: Canvas, _ random: inout SplitMix
  ) -> Canvas {
    var canvas = last
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        ["a", " ", "漢", "ー", "é", "😀", "e\u{301}", "―"].randomElement(using: &random) ?? ""
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
    CellSize(width: 40, height: 8), CellSize(width: 11, height: 3), CellSize(width: 2, height: 2),
    CellSize(width: 1, height: 1),
  ])
  func `what is written bit by bit shows what is written at once`(_ size: CellSize) throws {
    var random = SplitMix(state: UInt64(size.width))
    try withScreen(size: size) { screen, emulator in
      var canvas = Canvas(size: size)
      for _ in 0..<400 {
        canvas = randomCanvas(like: canvas, &random)
        emulator.feed(screen.update(canvas, caret: nil))
        let shown = emulator.screen
        try #require(shown.lines == expected(canvas))

        let whole = ScreenEmulator(columns: size.width, rows: size.height)
        screen.resize(to: size)
        let redraw = screen.update(canvas, caret: nil)
        whole.feed(redraw)
        try #require(whole.screen.rows == shown.rows)
        emulator.feed(redraw)
        try #require(emulator.screen.rows == shown.rows)
      }
    }
  }
}
