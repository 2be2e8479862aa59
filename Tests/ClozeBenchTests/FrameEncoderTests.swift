import TestSupport
import Testing

@testable import ClozeBench

/// What a program's frames are measured against has to draw the same frames.
@Suite struct FrameEncoderTests {
  /// The cells as they are seen.
  private func seen(_ screen: Screen) -> [[VisibleCell]] {
    screen.rows.map { $0.map { VisibleCell($0) } }
  }

  /// The first cell in which two screens look different.
  private func difference(_ screen: Screen, _ other: Screen) -> String? {
    for (row, cells) in zip(seen(screen), seen(other)).enumerated() {
      for (column, cell) in zip(cells.0, cells.1).enumerated() where cell.0 != cell.1 {
        return "row \(row), column \(column): \(cell.0) and not \(cell.1)"
      }
    }
    return nil
  }

  /// libvterm 0.1.4 does not know REP, which repeats the character before it.
  private func withoutRepetitions(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let expanded = text.replacing(#/(.)\x{1B}\[(\d*)b/#) { match in
      String(repeating: String(match.1), count: 1 + (Int(match.2) ?? 1))
    }
    return Array(expanded.utf8)
  }

  /// The bytes that turn an empty screen of 20×4 into another, and then into a second one.
  private func bytes(from before: String = "", to after: String) -> String {
    let emulator = ScreenEmulator(columns: 20, rows: 4)
    var encoder = FrameEncoder(columns: 20, rows: 4)
    emulator.feed(Array("\u{1B}[?25l\(before)".utf8))
    _ = encoder.encode(emulator.screen)
    emulator.feed(Array(after.utf8))
    return String(decoding: encoder.encode(emulator.screen), as: UTF8.self)
  }

  @Test(arguments: 1...40)
  func `what is encoded draws the same screens`(seed: UInt64) {
    var random = RandomOutput(seed: seed)
    let (columns, rows) = (random.size.columns, random.size.rows)
    let drawn = ScreenEmulator(columns: columns, rows: rows)
    let replayed = ScreenEmulator(columns: columns, rows: rows)
    var encoder = FrameEncoder(columns: columns, rows: rows)
    for _ in 1...12 {
      drawn.feed(random.frame())
      let screen = drawn.screen
      replayed.feed(withoutRepetitions(encoder.encode(screen)))
      let shown = replayed.screen
      #expect(difference(shown, screen) == nil)
      #expect(shown.modes.isCursorVisible == screen.modes.isCursorVisible)
      if screen.modes.isCursorVisible { #expect(shown.cursor == screen.cursor) }
    }
  }

  @Test func `an unchanged screen takes no byte`() {
    #expect(bytes(from: "\u{1B}[2;3Habc", to: "") == "")
    #expect(bytes(from: "abc", to: "\u{8}c\r") == "")
  }

  @Test func `a short way over unchanged cells is written, a long one is jumped over`() {
    #expect(bytes(from: "\u{1B}[2;1Habcdefghij", to: "\u{1B}[2;1HXbX") == "\rXbX")
    let far = bytes(from: "\u{1B}[2;1Habcdefghij", to: "\u{1B}[2;1HX\u{1B}[2;9HX")
    #expect(far == "\rX\tX")
  }

  @Test func `many equal cells are repeated, many blank ones erased`() {
    #expect(bytes(to: "\u{1B}[3;1H----------") == "\n\n-\u{1B}[9b")
    #expect(bytes(from: "abcdefghijkl\r\nx", to: "\u{1B}[H\u{1B}[K") == "\u{1B}[H\u{1B}[K")
    #expect(bytes(from: "abcdefghijklmn", to: "\u{1B}[1;1H\u{1B}[9X") == "\r\u{1B}[9X")
    #expect(bytes(from: "abc\r\nabc\r\nabc", to: "\u{1B}[H\u{1B}[J") == "\u{1B}[H\u{1B}[J")
  }

  @Test func `the colour of a blank does not count, that behind it does`() {
    #expect(bytes(to: "\u{1B}[31m   ") == "")
    #expect(bytes(to: "\u{1B}[41m ") == "\u{1B}[41m ")
  }
}
