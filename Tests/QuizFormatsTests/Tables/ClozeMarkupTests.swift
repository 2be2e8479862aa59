import QuizModel
import Testing

@testable import QuizFormats

struct ClozeMarkupTests {
  @Test(
    arguments: [
      ([.text("A "), .blank(0), .text(" purrs.")], "A _____ purrs."),
      (
        [.text("snake_case __init__ ___ "), .blank(0)],
        "snake_case \\_\\_init\\_\\_ \\_\\_\\_ _____"
      ),
      ([.text("a_"), .blank(0), .text("_b")], "a\\______\\_b"),
      ([.text("a\\_b \\"), .blank(0)], "a\\\\_b \\＿＿"),
      ([.blank(0), .blank(1)], "_____＿＿"),
    ] as [([TextSegment], String)])
  func `blanks and underscores are told apart`(segments: [TextSegment], text: String) {
    #expect(ClozeMarkup.text(of: segments) == text)
  }

  @Test(
    arguments: [
      [.text("snake_case __init__ ___ "), .blank(0)], [.text("a_"), .blank(0), .text("_b")],
      [.text("a\\_b \\"), .blank(0)], [.text("_"), .blank(0), .text("\\")],
      [.blank(0), .blank(1), .blank(2), .text("_")],
    ] as [[TextSegment]])
  func `what is written is read back`(segments: [TextSegment]) throws {
    let text = try #require(ClozeMarkup.text(of: segments))
    #expect(ClozeText(Array(text.utf8)[...]).segments == segments)
  }

  @Test func `full-width low lines cannot be text`() {
    #expect(ClozeMarkup.text(of: [.text("＿＿ "), .blank(0)]) == nil)
    #expect(ClozeMarkup.text(of: [.text("＿ "), .blank(0)]) == "＿ _____")
  }
}
