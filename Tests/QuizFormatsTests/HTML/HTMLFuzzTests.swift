import TestSupport
import Testing

@testable import QuizFormats

/// What holds of every text, tried with random ones.
struct HTMLFuzzTests {
  static let pieces: [String] = [
    "<", ">", "</", "<!", "<!--", "-->", "<![CDATA[", "]]>", "<?", "\"", "'", "=", "&", ";", "&lt;",
    "&#",
    "&#x41;", "&nbsp;", "&notit", " ", "\n", "\r\n", "a", "é", "🎈", "_____", "p", "br>", "<p>",
    "</p>",
    "<br>", "<ul>", "<ol start=3>", "<li>", "</li>", "</ul>", "</ol>", "<table>", "<tr>", "<td>",
    "</td>",
    "</table>", "<pre>", "</pre>", "<sup>", "</sup>", "<sub>", "</sub>", "2", "<script>",
    "</script>",
    "<select>", "</select>", "<img src=", "<audio>", "<source src='a'>", "</audio>", "<svg>",
    "</svg>",
    "<head>", "<body>", "\u{AD}", "\u{A0}", "<b", " class=\"x", "/>",
  ]

  func text(of pieces: [String], by generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  @Test(arguments: 0..<20)
  func `any text becomes lines without loose ends`(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<200 {
      let html = text(of: Self.pieces, by: &generator)
      let result = HTMLText(html)
      let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") }, "\(html)")
      #expect(
        lines.count == 1 || lines.first?.isEmpty == false && lines.last?.isEmpty == false, "\(html)"
      )
      #expect(html.contains("<pre>") || !result.text.contains("\n\n\n"), "\(html)")
      #expect(!result.text.unicodeScalars.contains { $0 == "\u{A0}" || $0 == "\u{AD}" }, "\(html)")
      let offsets = result.media.map(\.offset)
      #expect(offsets == offsets.sorted() && offsets.allSatisfy { $0 < html.utf8.count }, "\(html)")
    }
  }

  @Test(arguments: 0..<10)
  func `no tag remains of balanced HTML`(round: Int) {
    let tags = Self.pieces.filter { $0.hasPrefix("<") && $0.hasSuffix(">") && $0 != "<?" }
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<200 {
      let html = text(of: tags + ["a", " ", "é", "\n", "&amp;"], by: &generator)
      #expect(!HTMLText(html).text.contains { $0 == "<" || $0 == ">" }, "\(html)")
    }
  }

  @Test(arguments: 0..<10)
  func `plain text stays, but for its spaces`(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<200 {
      let plain = text(
        of: ["a", "b", " ", "\n", "é", "🎈", "_____", ">", "\"", "{", "$", "\\", "*", ";", "中"],
        by: &generator)
      let once = HTMLText(plain).text
      #expect(once == plain.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      #expect(HTMLText(once).text == once)
      #expect(plain.decodingReferences == plain)
      #expect(!plain.looksLikeHTML)
    }
  }

  @Test(arguments: 0..<10)
  func `escaped text comes back`(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<200 {
      let plain = text(of: Self.pieces, by: &generator)
      let escaped = plain.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        default: [byte]
        }
      }
      let html = String(decoding: escaped.joined(), as: UTF8.self)
      #expect(html.decodingReferences.utf8.elementsEqual(plain.utf8))
    }
  }
}
