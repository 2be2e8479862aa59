import QuizModel
import Testing

struct JoinedTextTests {
  @Test(
    arguments: [
      [], [.blank(0)], [.text("a "), .blank(0), .text(".")], [.blank(0), .blank(1)],
      [.text("e"), .blank(0), .text("\u{301}x"), .blank(1)], [.text("é\n"), .blank(0)],
      [.text("a"), .text("b"), .blank(0)], [.blank(1), .blank(0)], [.text(""), .blank(0)],
      [.text("a\0b"), .blank(0)],
    ] as [[TextSegment]])
  func `pieces come back as they were`(segments: [TextSegment]) {
    #expect(JoinedText(segments).segments == segments)
  }

  @Test func `a null character stands for a blank`() {
    let text = JoinedText(joined: "a \0 b\0")
    #expect(text.segments == [.text("a "), .blank(0), .text(" b"), .blank(1)])
    #expect(text == JoinedText(text.segments))
  }
}
