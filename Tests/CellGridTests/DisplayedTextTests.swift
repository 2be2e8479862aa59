import Testing

import CellGrid

struct DisplayedTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let displayed: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "plain", text: "plain text\nof two lines", displayed: "plain text\nof two lines"),
    Case(name: "escape", text: "a\u{1B}[31mb", displayed: "a[31mb"),
    Case(name: "C1 control", text: "a\u{9B}b", displayed: "ab"),
    Case(name: "tab", text: "a\tb", displayed: "a b"),
    Case(name: "CRLF", text: "a\r\nb", displayed: "a\nb"),
    Case(name: "decomposed", text: "e\u{301}", displayed: "\u{E9}"),
    Case(name: "right-to-left override", text: "a\u{202E}b", displayed: "ab"),
    Case(name: "isolates", text: "\u{2066}a\u{2069}", displayed: "a"),
    Case(name: "byte-order mark", text: "\u{FEFF}a", displayed: "a"),
    Case(name: "tag characters", text: "a\u{E0041}b", displayed: "ab"),
    // kitty#615, tmux#4287: terminals disagree about its width.
    Case(name: "variation selector", text: "\u{2764}\u{FE0F}", displayed: "\u{2764}"),
    Case(name: "soft hyphen", text: "co\u{AD}op", displayed: "coop"),
    Case(
      name: "an emoji cluster keeps its base", text: "\u{1F469}\u{200D}\u{1F52C}",
      displayed: "\u{1F469}"),
    Case(name: "a flag", text: "\u{1F1F3}\u{1F1F4}", displayed: "\u{FFFD}"),
    Case(name: "private use", text: "\u{E000}", displayed: "\u{FFFD}"),
    Case(name: "unassigned", text: "\u{0378}", displayed: "\u{FFFD}"),
    Case(
      name: "a tower of marks", text: "a\u{317}\u{318}\u{319}\u{31C}\u{31D}\u{31E}",
      displayed: "a\u{317}\u{318}\u{319}\u{31C}"),
    Case(name: "a mark alone", text: "\u{301}a", displayed: "\u{FFFD}a"),
  ]

  @Test(arguments: cases)
  func `text from anywhere becomes text that cells can show`(_ item: Case) {
    #expect(item.text.displayed.unicodeScalars.elementsEqual(item.displayed.unicodeScalars))
    #expect(item.displayed.displayed == item.displayed)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("汉", 2), ("한", 2), ("ア", 2), ("ｱ", 1), ("✓", 1), ("🦊", 2), ("·", 1),
    ("━", 1), ("…", 1), ("⏎", 1), ("，", 2),
  ])
  func `a grapheme has as many columns as the C library says`(grapheme: Character, columns: Int) {
    #expect(TextWidth.columns(of: grapheme) == columns)
  }
}
