import TestSupport
import Testing

@Suite struct ScreenEmulatorTests {
  /// What a screen of 20×4 shows after some output.
  private func screen(after output: String) -> Screen {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    emulator.feed(Array(output.utf8))
    return emulator.screen
  }

  @Test func `text stands where the cursor was moved`() {
    let screen = screen(after: "\u{1B}[2;3Hcloze")
    #expect(screen.lines == ["", "  cloze", "", ""])
    #expect(screen.position(of: "cloze") == .init(column: 2, row: 1))
    #expect(screen.position(of: "close") == nil)
    #expect(screen.cursor == .init(column: 7, row: 1))
  }

  @Test func `a wide character takes two columns and is read once`() throws {
    let screen = screen(after: "a漢字b")
    #expect(screen.lines[0] == "a漢字b")
    #expect(try #require(screen[1, 0]).width == 2)
    #expect(try #require(screen[2, 0]).isContinuation)
    #expect(screen.position(of: "b") == .init(column: 5, row: 0))
    #expect(screen[20, 0] == nil)
  }

  @Test func `a combining mark stays with its letter`() throws {
    let cell = try #require(screen(after: "e\u{301}x")[0, 0])
    #expect(cell.text == "é")
    #expect(cell.width == 1)
  }

  @Test(arguments: [
    ("31", ScreenColor.palette(1), ScreenColor.standard),
    ("92", .palette(10), .standard),
    ("38;5;245", .palette(245), .standard),
    ("38;5;2;48;5;22", .palette(2), .palette(22)),
    ("38;2;1;2;3;44", .rgb(1, 2, 3), .palette(4)),
    ("31;42;39", .standard, .palette(2)),
  ])
  func `colours are those the program asked for`(
    sgr: String, foreground: ScreenColor, background: ScreenColor
  ) throws {
    let cell = try #require(screen(after: "\u{1B}[\(sgr)mx")[0, 0])
    #expect(cell.foreground == foreground)
    #expect(cell.background == background)
    #expect(cell.attributes == [])
  }

  private static let attributes: [(sgr: String, set: ScreenCell.Attributes)] = [
    ("1", .bold), ("2", .dim), ("3", .italic), ("4", .underline), ("5", .blink), ("7", .reverse),
    ("9", .strike), ("1;2;4", [.bold, .dim, .underline]),
    ("2;22", []), ("1;2;0", []), ("2;", []), ("38;5;2", []), ("0;38;2;2;2;2;2", .dim),
  ]

  @Test(arguments: attributes)
  func `attributes are read back`(sgr: String, set: ScreenCell.Attributes) throws {
    let screen = screen(after: "\u{1B}[\(sgr)mx\u{1B}[my")
    #expect(try #require(screen[0, 0]).attributes == set)
    #expect(try #require(screen[1, 0]).attributes == [])
  }

  @Test func `the alternate screen leaves the first one as it was`() {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    emulator.feed(Array("shell\u{1B}[?1049h\u{1B}[Hquiz".utf8))
    #expect(emulator.screen.modes.isAlternateScreen)
    #expect(emulator.screen.lines[0] == "quiz")
    emulator.feed(Array("\u{1B}[?1049l".utf8))
    #expect(!emulator.screen.modes.isAlternateScreen)
    #expect(emulator.screen.lines[0] == "shell")
  }

  @Test func `private modes are switched on and off, several at once`() {
    #expect(screen(after: "").modes == PrivateModes())
    let modes = screen(after: "\u{1B}[?1002;1006h\u{1B}[?2004h\u{1B}[?25l").modes
    #expect(modes.on == [7, 1002, 1006, 2004])
    #expect(modes.reportsMouse)
    #expect(!modes.isCursorVisible)
    #expect(screen(after: "\u{1B}[?25l\u{1B}[!p").modes == PrivateModes())
  }

  @Test func `output may be cut anywhere`() {
    let output = "\u{1B}\u{1B}[1m\u{1B}[38;5;2m漢\u{1B}[?2026h\u{1B}]0;title\u{7}b\u{1B}[?25l\r\nc"
    let whole = screen(after: output)
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    for byte in output.utf8 { emulator.feed([byte]) }
    #expect(emulator.screen == whole)
    #expect(whole.text == "漢b\nc")
    #expect(whole.modes.isMidFrame)
  }

  @Test func `an escape cuts off a sequence that was not complete`() {
    let screen = screen(after: "\u{1B}\u{1B}[?25l\u{1B}[1\u{1B}[?2004hx")
    #expect(screen.modes.on == [7, 2004])
    #expect(screen.text == "x")
  }

  @Test func `the end of each synchronized frame is told`() {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    var seen: [String] = []
    let frames = ["one", "two"].map { "\u{1B}[?2026h\u{1B}[H\($0)\u{1B}[?2026l" }.joined()
    emulator.feed(Array("\(frames)\u{1B}[Hhalf".utf8)) { seen.append(emulator.screen.text) }
    #expect(seen == ["one", "two"])
  }

  @Test func `a terminal's questions are answered once`() {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    emulator.feed(Array("\u{1B}[5n".utf8))
    #expect(String(decoding: emulator.takeReplies(), as: UTF8.self) == "\u{1B}[0n")
    #expect(emulator.takeReplies() == [])
  }

  @Test func `resizing changes the number of cells`() {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    emulator.feed(Array("text".utf8))
    emulator.resize(columns: 31, rows: 7)
    #expect(emulator.screen.size == (31, 7))
    #expect(emulator.screen.lines[0] == "text")
  }

  @Test func `one cell is enough of a screen`() {
    let emulator = ScreenEmulator(columns: 1, rows: 1)
    emulator.feed(Array("a漢b\u{1B}[Hx".utf8))
    #expect(emulator.screen.size == (1, 1))
    #expect(emulator.screen.text == "x")
  }

  @Test(arguments: [(20, 1), (1, 1), (3, 2), (80, 1)])
  func `the cursor stays on a screen that shrinks`(columns: Int, rows: Int) {
    let emulator = ScreenEmulator(columns: 20, rows: 7)
    emulator.feed(Array("one\r\ntwo\r\nthree\u{1B}[H".utf8))
    emulator.resize(columns: columns, rows: rows)
    #expect((0..<rows).contains(emulator.screen.cursor.row))
    emulator.feed(Array("\u{1B}[K\u{1B}[Hx".utf8))
    #expect(emulator.screen[0, 0]?.text == "x")
  }

  @Test func `a screen prints itself in a box`() {
    let emulator = ScreenEmulator(columns: 4, rows: 1)
    emulator.feed(Array("漢a\u{1B}[?25l".utf8))
    let expected = """
      ┌────┐
      │漢a │
      └────┘
      4×1, cursor at column 3, row 0 (hidden), private modes [7]
      """
    #expect("\(emulator.screen)" == expected)
  }
}
