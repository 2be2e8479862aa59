import CellGrid
import QuizFormats
import Testing

@testable import ClozeApp

struct CaretExcerptTests {
  /// The excerpt around the first `|` of a text, which is left out, in two lines.
  fileprivate func excerpt(_ text: String) throws -> [String]? {
    let bytes = Array(text.utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let source = SourceText(Array(bytes[..<mark] + bytes[(mark + 1)...]))
    let excerpt = CaretExcerpt(source, at: source.place(at: mark))
    return excerpt?.text.split(separator: "\n").map(String.init)
  }

  @Test(
    arguments: [
      ("plain", "one\n  {\"a\": |12}\nthree", ["    {\"a\": 12}", "          ^"]),
      ("at the start of a line", "one\n|two", ["  two", "  ^"]),
      ("at the end of a line", "one|\r\ntwo", ["  one", "     ^"]),
      ("after Chinese text", "桌子上|x", ["  桌子上x", "        ^"]),
      ("on Chinese text", "ab|桌子", ["  ab桌子", "    ^"]),
      ("after a tab", "\ta\t|b", ["   a b", "     ^"]),
      ("after a combining accent", "e\u{301}|b", ["  éb", "   ^"]),
      ("after a byte-order mark", "\u{FEFF}a|b", ["  ab", "   ^"]),
      ("after a control character", "a\u{1B}[|31m", ["  a\u{FFFD}[31m", "     ^"]),
      ("after emoji", "👩‍🚀|x", ["  👩x", "    ^"]),
    ])
  func `the caret stands below its place`(name: String, text: String, expected: [String]) throws {
    #expect(try excerpt(text) == expected, "\(name)")
  }

  @Test(arguments: ["one\n|", "|", "one\n  | \ntwo", "E\0|F"])
  func `where there is no text there is no excerpt`(text: String) throws {
    #expect(try excerpt(text) == nil)
  }

  @Test(
    arguments: ["a", "桌"], [0, 1, 10, 37, 38, 39, 60, 74, 75, 76, 77, 100, 5000])
  func `a long line is shown as a window around the caret`(letter: String, before: Int) throws {
    for after in [0, 1, 10, 37, 38, 39, 60, 76, 5000] {
      let line =
        String(repeating: letter, count: before) + "|@" + String(repeating: letter, count: after)
      let lines = try #require(try excerpt(line))
      let shown = lines[0].dropFirst(2)
      #expect(TextWidth.columns(of: shown) <= CaretExcerpt.columns)
      let caret = TextWidth.columns(of: lines[1]) - 3
      let pointed = try #require(shown.firstIndex(of: "@"))
      #expect(TextWidth.columns(of: shown[..<pointed]) == caret)
      let width = TextWidth.columns(of: letter)
      let isWhole = (before + after) * width + 1 <= CaretExcerpt.columns
      #expect(shown.contains("…") == !isWhole, "\(before) \(after)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `the surroundings of a place do not cost the whole line`() {
    let source = SourceText(Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    let place = SourcePlace(line: 1, column: 500_000, offset: 500_000)
    for _ in 0..<1000 { #expect(CaretExcerpt(source, at: place)?.caret == 38) }
  }
}
