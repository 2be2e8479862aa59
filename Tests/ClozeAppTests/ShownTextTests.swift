import Testing

@testable import ClozeApp

struct ShownTextTests {
  @Test(
    arguments: [
      ("quiz.json", "quiz.json"),
      ("a\tb", "a b"),
      ("a\nb\r\nc\u{2028}d", "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}d"),
      ("\u{1B}[31m", "\u{FFFD}[31m"),
      ("\u{9B}31m\u{7F}", "\u{FFFD}31m\u{FFFD}"),
      ("a\u{202E}b", "ab"),
      ("桌子", "桌子"),
    ])
  func `nothing that steers a terminal is left`(text: String, expected: String) {
    #expect(text.shownOnOneLine == expected)
  }

  @Test func `a quoted word has an end`() {
    #expect(String(repeating: "a", count: 60).quotable.count == 60)
    #expect(String(repeating: "a", count: 61).quotable == String(repeating: "a", count: 59) + "…")
  }
}
