import Testing

@testable import QuizFormats

struct HTMLListsTests {
  static let lists: [HTMLCase] = [
    HTMLCase("bullets", "<ul><li>a</li><li>b</li></ul>", "• a\n• b"),
    HTMLCase("numbers", "<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
    HTMLCase("items that nobody closed", "<ol>\n<li>a\n<li>b\n</ol>", "1. a\n2. b"),
    HTMLCase("capitals", "<UL><LI>a<LI>b</UL>", "• a\n• b"),
    HTMLCase("text around", "Which?<ul><li>a</ul>So.", "Which?\n• a\nSo."),
    HTMLCase(
      "a list in an item", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "• a\n  • b\n• c"),
    HTMLCase(
      "a list in a list", "<ol><li>a</li><ul><li>b</li></ul><li>c</li></ol>", "1. a\n  • b\n2. c"),
    HTMLCase(
      "a list in an item, nothing closed", "<ol><li>a<ol><li>b</ol><li>c</ol>", "1. a\n  1. b\n2. c"
    ),
    HTMLCase("a paragraph in an item", "<ul><li><p>a</p></li><li><p>b</p></li></ul>", "• a\n• b"),
    HTMLCase(
      "more lines in an item", "<ul><li>a<br>b</li><li><p>c</p><p>d</p></li></ul>",
      "• a\n  b\n• c\n  d"),
    HTMLCase("a first number", "<ol start=\"3\"><li>a<li>b</ol>", "3. a\n4. b"),
    HTMLCase("a number of its own", "<ol><li value=5>a<li>b</ol>", "5. a\n6. b"),
    HTMLCase("a first number that is none", "<ol start=x><li>a</ol>", "1. a"),
    HTMLCase(
      "the last number there is", "<ol start=9223372036854775807><li>a<li>b</ol>",
      "9223372036854775807. a\n-9223372036854775808. b"),
    HTMLCase("an empty item has no line but counts", "<ol><li></li><li>b</ol>", "2. b"),
    HTMLCase("an item without a list", "<li>a<li>b", "• a\n• b"),
    HTMLCase("an end tag of the wrong kind", "<ul><li>a</ol><li>b</ul>c", "• a\n• b\nc"),
    HTMLCase("an end tag closes what is in it", "<ul><li>a<ol><li>b</ul>c", "• a\n  1. b\nc"),
    HTMLCase("spaces after the bullet", "<ul><li> &nbsp; a</ul>", "• a"),
    HTMLCase("a break before the text", "<ul><li><br>a</ul>", "• a"),
    HTMLCase("preformatted text in an item", "<ul><li><pre>a\n b</pre></ul>", "• a\n   b"),
  ]

  @Test(arguments: lists)
  func `items have markers and depths`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test func `very deep lists do not move right for ever`() {
    let html = String(repeating: "<ul><li>", count: 30) + "a"
    #expect(HTMLText(html).text == String(repeating: " ", count: 18) + "• a")
  }
}
