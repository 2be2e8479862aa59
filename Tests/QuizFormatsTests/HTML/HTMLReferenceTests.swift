import Foundation
import Testing

@testable import QuizFormats

struct HTMLReferenceTests {
  static let references: [HTMLCase] = [
    HTMLCase("the five of XML", "&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    HTMLCase("letters", "&eacute;&ccedil;&ouml;&Ouml;", "éçöÖ"),
    HTMLCase("two scalars", "&NotEqualTilde;", "\u{2242}\u{338}"),
    HTMLCase("the longest name", "&CounterClockwiseContourIntegral;", "∳"),
    HTMLCase(
      "a longer name is none", "&CounterClockwiseContourIntegralx;",
      "&CounterClockwiseContourIntegralx;"),
    HTMLCase("a name with digits", "&frac12;&there4;", "½∴"),
    HTMLCase("capitals matter", "&LT;&Lt;&AMP;&Amp;", "<≪&&Amp;"),
    HTMLCase("an old name without a semicolon", "&copy 2020 &eacute", "© 2020 é"),
    HTMLCase("a new name without a semicolon", "&hearts &euro x", "&hearts &euro x"),
    HTMLCase("the standard's example of a prefix", "I'm &notit; I tell you", "I'm ¬it; I tell you"),
    HTMLCase(
      "the standard's example of a longer name", "I'm &notin; I tell you", "I'm ∉ I tell you"),
    HTMLCase("the longest prefix counts", "&ampamp &sup2x &supe", "&amp ²x &supe"),
    HTMLCase("an unknown name", "&foo; &x;", "&foo; &x;"),
    HTMLCase("just an ampersand", "a & b && c &", "a & b && c &"),
    HTMLCase("a company", "AT&T and A&W", "AT&T and A&W"),
    HTMLCase("two ampersands", "&&amp;&", "&&&"),
    HTMLCase("twice escaped is decoded once", "&amp;lt;b&amp;gt;", "&lt;b&gt;"),
    HTMLCase("decimal", "&#65;&#0039;&#8211;", "A'–"),
    HTMLCase("hexadecimal", "&#x41;&#X1f600;&#x1F600;", "A😀😀"),
    HTMLCase("a number without a semicolon", "&#65 &#x41g", "A Ag"),
    HTMLCase("no digits", "&#; &#x; &# &#x &#a;", "&#; &#x; &# &#x &#a;"),
    HTMLCase("Windows-1252", "&#150;&#x80;&#145;&#146;&#147;&#148;&#133;&#159;", "–€‘’“”…Ÿ"),
    HTMLCase("no character", "&#0;&#xD800;&#xDFFF;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    HTMLCase("the last character", "&#x10FFFF;", "\u{10FFFF}"),
    HTMLCase(
      "a number beyond all bounds", "&#99999999999999999999999;&#xFFFFFFFFFFFFFFFFFFFF;",
      "\u{FFFD}\u{FFFD}"),
  ]

  @Test(arguments: references)
  func `references stand for characters`(html: HTMLCase) {
    #expect(html.html.decodingReferences == html.text)
    #expect(html.result == html.text)
  }

  @Test func `every name of the standard is known`() throws {
    let file = packageFolder.appending(path: "Tests/QuizFormatsTests/Fixtures/HTML/references.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2231)
    for line in lines {
      let halves = line.split(separator: "\t")
      let name = try #require(halves.first)
      let scalars = try #require(halves.last).split(separator: " ").map {
        try #require(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
      }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(
        "&\(name)".decodingReferences.unicodeScalars.elementsEqual(text.unicodeScalars), "\(name)")
      #expect("a&\(name) b".decodingReferences == "a\(text) b", "\(name)")
      if name.hasSuffix(";") {
        // The others count in the text only, not before a letter of an attribute.
        #expect(Array("&\(name)b".utf8).decodingReferences(isInAttribute: true) == text + "b")
      } else {
        #expect(Array("&\(name)=".utf8).decodingReferences(isInAttribute: true) == "&\(name)=")
      }
    }
  }

  @Test func `no other name is known`() {
    let stars = HTMLReferenceNames.entries.values.count { $0.isLegacy }
    #expect(HTMLReferenceNames.entries.count == 2125)
    #expect(stars == 106)
  }

  @Test(arguments: [
    HTMLCase("a query", "?a=1&copy=2&reg", "?a=1&copy=2®"),
    HTMLCase("before a letter", "&notit;", "&notit;"),
    HTMLCase("with a semicolon", "&copy;=&lt;a", "©=<a"),
    HTMLCase("before something else", "&copy &amp-", "© &-"),
  ])
  func `old names count less in attributes`(html: HTMLCase) {
    #expect(Array(html.html.utf8).decodingReferences(isInAttribute: true) == html.text)
  }
}
