import CellGrid
import Testing

struct GlyphTests {
  @Test(arguments: ["a", "é", "漢", "😀", "e\u{301}", "a\u{300}\u{301}\u{302}\u{303}", "\u{10FFFD}"])
  func `a grapheme of up to five scalars comes back as it was`(grapheme: Character) {
    #expect(Glyph(grapheme).character == grapheme)
    #expect(Array(Glyph(grapheme).scalars) == grapheme.unicodeScalars.map { $0.value })
  }

  @Test func `more than five scalars are cut`() {
    let long: Character = "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}"
    #expect(Array(Glyph(long).scalars) == [0x61, 0x300, 0x301, 0x302, 0x303])
  }

  @Test func `glyphs are equal when their scalars are`() {
    #expect(Glyph("a") == "a")
    #expect(Glyph("a") != "b")
    #expect(Glyph("a\u{300}\u{301}\u{302}") != Glyph("a\u{300}\u{301}\u{303}"))
  }

  @Test func `a cell is small and copied without counting`() {
    #expect(_isPOD(Cell.self))
    #expect(MemoryLayout<Cell>.stride <= 32)
  }
}
