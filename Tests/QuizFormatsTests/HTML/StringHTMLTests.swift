import Testing

@testable import QuizFormats

/// String+HTML.swift.
struct StringHTMLTests {
  @Test(arguments: [
    HTMLCase("tags stay", "<b>&lt;</b>  a\n&nbsp;b", "<b><</b>  a\n\u{A0}b"),
    HTMLCase("soft hyphens stay", "a&shy;b", "a\u{AD}b"),
    HTMLCase("nothing to decode", " a\r\n<p> ", " a\r\n<p> "),
    HTMLCase(
      "Open Trivia DB", "What does the &quot;D&quot; in &#039;D-Day&#039; mean?",
      #"What does the "D" in 'D-Day' mean?"#),
  ])
  func `decoding references changes nothing else`(html: HTMLCase) {
    #expect(html.html.decodingReferences.unicodeScalars.elementsEqual(html.text.unicodeScalars))
  }

  @Test(arguments: [
    "<p>a</p>", "a<br>b", "a<br/>b", "a<BR />b", "<b>a</b>", "<i>a", "<p class=\"x\">a",
    "<P CLASS=x>",
    "a</p>", "a</B>", "&quot;a&quot;", "&#039;", "&#x27;", "a &lt; b", "<img src=a.png>",
    "<span style='color:red'>", "x<sup>2</sup>", "a &nbsp; b", "a < b <br> c", "<object data='a'>",
  ])
  func `HTML is recognised`(text: String) {
    #expect(text.looksLikeHTML)
  }

  @Test(arguments: [
    "", "plain", "a < b", "a <b", "a<b && b>c", "I <3 you", "AT&T", "A&W", "R&D; x", "a && b",
    "&copy",
    "if a <b and c> d", "x <- 3", "Map<a,b>", "Box<T>", "Array<Int>", "Box<A>", "#include <map>",
    "#include <vector>", "<who@example.org>", "a <> b", "<!", "&foo;", "&#;", "1 < 2 > 1",
    "a <b c> d",
    "grad f(a) && f_xx < 0 => local max", "<name>", "</",
  ])
  func `other text is not taken for HTML`(text: String) {
    #expect(!text.looksLikeHTML)
  }
}
