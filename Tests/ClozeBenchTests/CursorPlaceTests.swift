import TestSupport
import Testing

@testable import ClozeBench

@Suite struct CursorPlaceTests {
  @Test(arguments: [
    (0, 0, 1, 0, "\u{1B}[C"), (5, 3, 3, 3, "\u{8}\u{8}"), (5, 3, 0, 3, "\r"),
    (5, 3, 5, 4, "\n"), (30, 3, 0, 0, "\u{1B}[H"), (30, 9, 61, 9, "\u{1B}[62G"),
    (3, 0, 16, 0, "\t\t"),
  ])
  func `the shortest way is taken`(
    column: Int, row: Int, toColumn: Int, toRow: Int, expected: String
  ) {
    let way = CursorPlace(column: column, row: row).move(toColumn: toColumn, row: toRow)
    #expect(String(decoding: way, as: UTF8.self) == expected)
  }

  @Test func `every way leads there`() {
    for (column, row) in [(0, 0), (7, 2), (8, 5), (19, 5), (3, 1)] {
      for target in 0..<120 {
        let emulator = ScreenEmulator(columns: 20, rows: 6)
        emulator.feed(Array("\u{1B}[\(row + 1);\(column + 1)H".utf8))
        let place = CursorPlace(column: column, row: row)
        emulator.feed(place.move(toColumn: target % 20, row: target / 20))
        #expect(emulator.screen.cursor == .init(column: target % 20, row: target / 20))
      }
    }
  }

  @Test func `from behind the last column only ways that say their column are taken`() {
    let way = CursorPlace(column: nil, row: 0).move(toColumn: 18, row: 0)
    #expect(String(decoding: way, as: UTF8.self) == "\u{1B}[19G")
  }
}
