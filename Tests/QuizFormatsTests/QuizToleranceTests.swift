import QuizFormats
import QuizModel
import Testing

/// What a file may have without a word being said.
struct QuizToleranceTests {
  static let plain = MarkedFile(
    """
    {
      "questions": [
        { "text": "Un café, ＿＿.",
          "options": ["été", ‸"hiver"], "answer": "été" }
      ]
    }

    """)

  struct Variant: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (String) -> String
    var testDescription: String { name }
  }

  static let variants = [
    Variant(name: "a byte-order mark") { "\u{FEFF}" + $0 },
    Variant(name: "CRLF") { $0.replacing("\n", with: "\r\n") },
    Variant(name: "CR") { $0.replacing("\n", with: "\r") },
    Variant(name: "no final newline") { String($0.dropLast()) },
    Variant(name: "decomposed letters") { $0.replacing("é", with: "e\u{301}") },
    Variant(name: "one answer decomposed") {
      $0.replacing("\"answer\": \"été\"", with: "\"answer\": \"e\u{301}te\u{301}\"")
    },
    Variant(name: "$schema") {
      $0.replacing("{\n", with: "{ \"$schema\": \"https://example.org/quiz.json\",\n")
    },
    Variant(name: "keys of one's own") {
      $0.replacing("{ \"text\"", with: "{ \"x-level\": [1, {\"a\": 2, \"a\": 3}], \"text\"")
        .replacing("{\n", with: "{ \"x-\": 1,\n")
    },
  ]

  @Test(arguments: variants)
  func `it loads to the same quiz without a warning`(variant: Variant) throws {
    let bytes = Array(variant.change(Self.plain.text).utf8)
    let loaded = try QuizLoader.load(SourceText(bytes))
    #expect(loaded.warnings == [])
    #expect(loaded.quiz == (try quiz(in: Self.plain.text)))
    // Strings compare by canonical equivalence; the loaded ones are composed.
    #expect(loaded.quiz.questions[0].banks[0].options[0].text.unicodeScalars.count == 3)
  }

  @Test(arguments: variants.prefix(4))
  func `an error has the same line and column in it`(variant: Variant) throws {
    let bytes = Array(variant.change(Self.plain.text.replacing("\"hiver\"", with: "7")).utf8)
    let place = try #require(findings(in: bytes).first?.place)
    #expect(place.line == Self.plain.places.first?.line)
    #expect(place.column == Self.plain.places.first?.column)
    #expect(bytes[place.offset] == UInt8(ascii: "7"))
  }
}
