import Testing

@testable import QuizFormats

struct SourcePlaceCursorTests {
  @Test func `it finds the same places as counting from the start`() {
    let source = SourceText([0xEF, 0xBB, 0xBF] + Array("名é\r\n\r x𝄞\ny".utf8))
    let offsets = Array(0...source.bytes.count) + [2, 7, 7, 3, 0, 14]
    var cursor = SourcePlaceCursor(source)
    #expect(offsets.map { cursor.place(at: $0) } == offsets.map { source.place(at: $0) })
  }
}
