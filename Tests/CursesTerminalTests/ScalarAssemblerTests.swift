import Testing

@testable import CursesTerminal

struct ScalarAssemblerTests {
  func scalars(_ bytes: [UInt8]) -> String {
    var assembler = ScalarAssembler()
    return String(String.UnicodeScalarView(bytes.compactMap { assembler.append($0) }))
  }

  @Test(arguments: [
    "a", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func `the ends of every length`(_ text: String) {
    #expect(scalars(Array(text.utf8)) == text)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFF], [0xE6, 0xBC],
    ] as [[UInt8]])
  func `invalid bytes give nothing and harm nothing`(_ bytes: [UInt8]) {
    #expect(scalars(bytes + Array("q".utf8)) == "q")
    #expect(scalars(bytes + Array("漢".utf8)) == "漢")
  }
}
