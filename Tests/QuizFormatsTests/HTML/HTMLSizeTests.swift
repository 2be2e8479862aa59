import Testing

@testable import QuizFormats

/// Texts that would take hours if anything were quadratic, and overflow the stack if anything recursed.
struct HTMLSizeTests {
  struct Big: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let html: String
    /// The bytes of the text.
    let size: Int

    init(
      _ name: String, _ piece: String, count: Int = 40_000, prefix: String = "",
      suffix: String = "", size: Int
    ) {
      testDescription = name
      html = prefix + String(repeating: piece, count: count) + suffix
      self.size = size
    }
  }

  static let texts: [Big] = [
    Big("less-than signs", "<", size: 40_000),
    Big("less-than signs before letters", "<a", size: 80_000),
    Big("tags without an end", "<a ", size: 119_999),
    Big("tags without an end, and one", "<a ", suffix: ">b", size: 1),
    Big("exclamation marks", "<!", size: 80_000),
    Big("question marks", "<?", size: 80_000),
    Big("end tags without an end", "</a ", size: 159_999),
    Big("CDATA sections without an end", "<![CDATA[", size: 360_000),
    Big("CDATA sections that end as declarations", "<![CDATA[>", size: 0),
    Big("comments without an end", "<!--", size: 0),
    Big("ampersands", "&", size: 40_000),
    Big("unknown names", "&abcdefghijklmnopqrstuvwxyzabcde", size: 1_280_000),
    Big("a long name", "a", prefix: "&", suffix: ";", size: 40_002),
    Big("a long number", "1", prefix: "&#", suffix: ";", size: 3),
    Big("references", "&amp;", size: 40_000),
    Big("quotes that hide the end", "<a x=\">\" ", size: 79_999),
    Big("quotes that never close", "<a x=\">b", size: 20_000),
    // A quote closes at the next one of its kind, three quotes later; the last one never does.
    Big("quotes of the two kinds", "<a x='>b<a x=\">b", count: 50_000, size: 33_334),
    Big(
      "a gigantic attribute", "x", count: 500_000, prefix: "<p class=\"", suffix: "\">a", size: 1),
    Big("many attributes", "x=1 ", prefix: "<p ", suffix: ">a", size: 1),
    Big("a gigantic name", "p", prefix: "<", suffix: ">a", size: 1),
  ]

  static let elements: [Big] = [
    Big("nested blocks", "<div>", suffix: "a", size: 1),
    Big("nested blocks with text", "<div>a", size: 79_999),
    Big("nested lists", "<ul><li>", suffix: "a", size: 23),
    Big(
      "end tags of lists that are not there", "</ol>",
      prefix: String(repeating: "<ul>", count: 40_000), suffix: "a", size: 21),
    Big("items", "<li>a", size: 239_999),
    Big("nested scripts", "<sup>a", count: 10_000, size: 10_012),
    Big("closed scripts", "x<sup>a</sup>", size: 120_000),
    Big("nested tables", "<table><tr><td>", suffix: "a", size: 1),
    Big("cells", "<td>", prefix: "a", suffix: "b", size: 3),
    Big("line breaks", "<br>", prefix: "a", suffix: "b", size: 4),
    Big("no-break spaces", "&nbsp;", prefix: "a", suffix: "b", size: 40_002),
    Big("menus of choices", "<select>", suffix: "</select>a", size: 1),
    Big("menus that are not closed", "<select>a", size: 40_000),
    Big("objects after the last end", "<object>a", prefix: "</object>", size: 40_000),
    Big("scripts without an end", "<script>", size: 0),
    Big("almost ends of scripts", "</scrip", prefix: "<script>", suffix: "</script>a", size: 1),
    Big("one long line", "The cat sat on the mat. ", size: 959_999),
  ]

  @Test(.timeLimit(.minutes(3)), arguments: texts + elements)
  func `big texts take no longer than they are`(big: Big) {
    #expect(HTMLText(big.html).text.utf8.count == big.size)
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      "<", "<a ", "<!", "</a ", "<a x=", "<b<", "&", "& &abcdefghijklmnopqrstuvwxyzabcde",
    ])
  func `big texts that only begin like HTML are none`(piece: String) {
    let text = String(repeating: piece, count: 40_000)
    #expect(!text.looksLikeHTML)
    #expect(text.decodingReferences == text)
  }

  @Test func `every medium of many is told`() {
    let html = String(repeating: "<audio><source src=a></audio>", count: 20_000)
    #expect(HTMLText(html).media.count == 20_000)
  }
}
