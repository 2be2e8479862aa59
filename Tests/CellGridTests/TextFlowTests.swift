import Testing

import CellGrid

struct TextFlowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let width: Int
    let lines: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "fits", text: "one two", width: 7, lines: ["one two"]),
    Case(name: "breaks at a space", text: "one two", width: 6, lines: ["one", "two"]),
    Case(
      name: "spaces at a break are dropped", text: "one   two", width: 4, lines: ["one", "two"]),
    Case(name: "written line ends stay", text: "a\n\nb", width: 9, lines: ["a", "", "b"]),
    Case(name: "an overlong word breaks", text: "abcdefgh", width: 3, lines: ["abc", "def", "gh"]),
    Case(
      name: "an overlong word starts where it stands", text: "a bcdefg", width: 4,
      lines: ["a", "bcde", "fg"]),
    Case(name: "between wide characters", text: "汉语常用", width: 5, lines: ["汉语", "常用"]),
    Case(name: "no closing mark first", text: "汉语常。用", width: 6, lines: ["汉语", "常。用"]),
    Case(name: "no opening mark last", text: "汉语（常）", width: 6, lines: ["汉语", "（常）"]),
    Case(name: "no prolonged sound mark first", text: "アイロー", width: 6, lines: ["アイ", "ロー"]),
    Case(name: "between letters and wide characters", text: "go走", width: 3, lines: ["go", "走"]),
    Case(
      name: "Hangul breaks at spaces or anywhere", text: "한국어 문장", width: 7, lines: ["한국어", "문장"]),
    Case(name: "a wide character in one column", text: "汉a", width: 1, lines: ["汉", "a"]),
    Case(name: "leading spaces stay", text: "  code", width: 9, lines: ["  code"]),
    Case(name: "trailing spaces are dropped", text: "one  ", width: 9, lines: ["one"]),
    Case(name: "spaces alone are nothing", text: "   ", width: 9, lines: [""]),
    Case(name: "empty", text: "", width: 5, lines: [""]),
  ]

  @Test(arguments: cases)
  func `text is wrapped`(_ item: Case) {
    #expect(TextFlow.wrap(item.text, width: item.width) == item.lines)
  }

  func boxes(_ items: [TextFlow.Item], width: Int) -> [CellRect] {
    TextFlow(items, width: width).pieces.compactMap { piece in
      if case .box = piece.content { piece.frame } else { nil }
    }
  }

  @Test func `a box stays with the letters that it touches`() {
    let items: [TextFlow.Item] = [
      .text("oui j'ai"), .box(0, size: CellSize(width: 4, height: 1)), .text("."),
    ]
    #expect(boxes(items, width: 11) == [CellRect(column: 4, row: 1, width: 4, height: 1)])
  }

  @Test func `a box breaks from wide characters but not from a closing mark`() {
    let box = TextFlow.Item.box(0, size: CellSize(width: 4, height: 1))
    #expect(
      boxes([.text("汉语"), box, .text("书")], width: 6)
        == [CellRect(column: 0, row: 1, width: 4, height: 1)])
    #expect(
      boxes([.text("汉"), box, .text("。")], width: 6)
        == [CellRect(column: 0, row: 1, width: 4, height: 1)])
  }

  @Test func `a high box makes its line high`() {
    let items: [TextFlow.Item] = [
      .text("a"), .box(0, size: CellSize(width: 2, height: 3)), .text("\nb"),
    ]
    let flow = TextFlow(items, width: 9)
    #expect(flow.height == 4)
    #expect(flow.pieces.last?.frame.row == 3)
  }

  @Test func `nothing is lost in any width`() {
    let text = "The 速い brown 狐 jumps（over）the lazy dog。そして、ーおわり。"
    for width in 1...60 {
      let lines = TextFlow.wrap(text, width: width)
      #expect(
        lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      if width > 1 {
        for line in lines { #expect(TextWidth.columns(of: line) <= width) }
      }
    }
  }
}
