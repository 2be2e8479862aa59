import Testing

/// What is a tag and what is a text.
struct HTMLScannerTests {
  static let texts: [HTMLCase] = [
    HTMLCase("a less-than sign with spaces", "a < b", "a < b"),
    HTMLCase("a heart", "I <3 you", "I <3 you"),
    HTMLCase("a heart before a tag", "I <3 <b>you</b>", "I <3 you"),
    HTMLCase("a less-than sign at the end", "a <", "a <"),
    HTMLCase("a slash at the end", "a </", "a </"),
    HTMLCase("both signs with spaces", "1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    HTMLCase("an arrow", "a <- b <= c << d", "a <- b <= c << d"),
    HTMLCase("no greater-than sign follows", "if a <b and c", "if a <b and c"),
    HTMLCase("a tag cut off before it says anything", "a <b", "a <b"),
    HTMLCase("a name with a comma", "Map<a,b> <i>x</i>", "Map<a,b> x"),
    HTMLCase("an address", "<who@example.org>", "<who@example.org>"),
    HTMLCase("a less-than sign in a name", "a<b<c><i>d</i>", "a<bd"),
    HTMLCase("an exclamation without an end", "a <! b", "a <! b"),
    HTMLCase("a question without an end", "a <? b", "a <? b"),
    HTMLCase("a letter of another script", "a<é>b", "a<é>b"),
    HTMLCase("a greater-than sign alone", "a > b", "a > b"),
    HTMLCase("an escaped tag", "&lt;b&gt;a&lt;/b&gt;", "<b>a</b>"),
  ]

  static let tags: [HTMLCase] = [
    HTMLCase("double quotes", "<p class=\"a > b\">c</p>", "c"),
    HTMLCase("single quotes", "<p class='a > \"b'>c</p>", "c"),
    HTMLCase("no quotes", "<p class=a id=b>c</p>", "c"),
    HTMLCase("no value", "<p hidden>c</p>", "c"),
    HTMLCase("spaces around the sign", "<p class = \"a>\" >c</p>", "c"),
    HTMLCase("no space after a quote", "<p a=\"1\"b='2'>c</p>", "c"),
    HTMLCase("line ends in a tag", "<p\nclass\n=\n\"a\"\n>c</p\n>", "c"),
    HTMLCase("a slash in a value", "<a href=http://a.org/>b</a>", "b"),
    HTMLCase("attributes in an end tag", "<p>a</p class=\"b > c\">d", "a\nd"),
    HTMLCase("an equals sign as a name", "<p =a>b", "b"),
    HTMLCase("a tag in another one", "a<p <b>b", "a\nb"),
    HTMLCase("an empty end tag", "a</>b", "ab"),
    HTMLCase("an end tag that is none", "a</ b>c", "ac"),
    HTMLCase("cut off in a value", "a<p class=\"x", "a"),
    HTMLCase("cut off in a single-quoted value", "a<img src='x.png", "a"),
    HTMLCase("cut off after a value", "a<p class=\"x\" id", "a"),
    HTMLCase("a quote that never closes", "<p class=\"x>a</p> b", "a\nb"),
    HTMLCase(
      "a quote that never closes, and then others", "<p class=\"x>a</p><p id='y'>b</p>", "a\nb"),
  ]

  @Test(arguments: texts)
  func `what begins no tag stays`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test(arguments: tags)
  func `tags end where a browser ends them`(html: HTMLCase) {
    #expect(html.result == html.text)
  }
}
