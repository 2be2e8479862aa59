import QuizFormats
import Testing

struct SourceTextTests {
  static let lines = ["{", #"  "名": "é𝄞","#, "", "  x }"]

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a place is the same whatever ends the lines`(lineEnd: String) throws {
    let file = Self.lines.joined(separator: lineEnd)
    let source = SourceText(Array(file.utf8))
    let offset = try #require(Array(file.utf8).firstIndex(of: UInt8(ascii: "x")))
    #expect(source.place(at: offset) == SourcePlace(line: 4, column: 3, offset: offset))
    #expect((1...source.lineCount).map { source.line($0) } == Self.lines)
  }

  @Test func `columns count scalars`() {
    let source = SourceText(Array("e\u{301}𝄞名|".utf8))
    #expect(source.place(at: 10).column == 5)
  }

  @Test func `a byte-order mark has no column but counts as bytes`() {
    let source = SourceText([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(source.place(at: 4) == SourcePlace(line: 1, column: 2, offset: 4))
    #expect(source.place(at: 0) == SourcePlace(line: 1, column: 1, offset: 0))
    #expect(source.line(1) == "ab")
  }

  @Test func `the end of the file is a place`() {
    #expect(SourceText([]).place(at: 0) == SourcePlace(line: 1, column: 1, offset: 0))
    let source = SourceText(Array("a\n".utf8))
    #expect(source.place(at: 2) == SourcePlace(line: 2, column: 1, offset: 2))
    #expect(source.line(2) == "")
  }

  @Test func `bytes that are not UTF-8 have places and a line too`() {
    let source = SourceText([0x61, 0x0A, 0x62, 0xFF, 0x63])
    #expect(source.place(at: 3) == SourcePlace(line: 2, column: 2, offset: 3))
    #expect(source.line(2) == "b\u{FFFD}c")
  }
}
