import Testing

@testable import QuizFormats

struct JSONSourceTests {
  static func read(
    _ text: String, _ leniencies: JSONSource.Leniencies = [], depth: Int = 64
  ) throws -> JSONDocument {
    let source = SourceText(Array(text.utf8))
    return try JSONSource(source, leniencies: leniencies, maximumDepth: depth).read()
  }

  @Test func `every sort of value knows what it is and where it begins`() throws {
    let file = MarkedFile(#"[‸null, ‸true, ‸-1.50E+2, ‸"é", ‸[1, 2], ‸{"k": 3}]"#)
    let root = try Self.read(file.text).root
    let values = Array(try #require(root.elements))
    #expect(values.map(\.kind) == [.null, .boolean, .number, .text, .list, .object])
    #expect(values.map(\.place) == file.places)
    #expect(values[1].boolean == true)
    #expect(values[2].number == "-1.50E+2")
    #expect(values[3].string == "é")
    #expect(values[4].elements?.map(\.number) == ["1", "2"])
    #expect(values[5].members?.map(\.key.string) == ["k"])
  }

  @Test func `a key that is given twice keeps both places`() throws {
    let file = MarkedFile("{‸\"a\": 1,\n ‸\"\\u0061\": {\"b\": []}, ‸\"c\": 2}")
    let members = Array(try #require(try Self.read(file.text).root.members))
    #expect(members.map(\.key.string) == ["a", "a", "c"])
    #expect(members.map(\.key.place) == file.places)
    #expect(members.map(\.value.kind) == [.number, .object, .number])
  }

  @Test func `escapes are decoded, pairs of surrogates too`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\uD834\udd1e""#
    let string = try Self.read(text).root.string
    #expect(string == "\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1D11E}")
  }

  @Test func `each character of a string knows where it is written`() throws {
    let file = MarkedFile(#""‸é‸\n‸\u00e9‸\ud834\udd1e‸名‸x""#)
    let string = try Self.read(file.text).root
    #expect(JSONScalars(string).map(\.offset) == file.places.map(\.offset))
    #expect(JSONScalars(string).map(\.scalar) == Array("é\né𝄞名x".unicodeScalars))
    let positions = [0, 2, 3, 5, 9, 12]
    #expect(positions.map { string.offset(ofByte: $0) } == file.places.map(\.offset))
    #expect(string.offset(ofByte: 13) == string.contents.endIndex)
  }

  @Test func `a text without escapes needs no decoding to find a character`() throws {
    let string = try Self.read(#"  "名x""#).root
    #expect(string.offset(ofByte: 3) == 6)
  }

  @Test func `comments and trailing commas are read and warned of when allowed`() throws {
    let file = MarkedFile("‸// one\n{ ‸/* two\n */ \"a\": [1‸, ], \"b\": {}‸,\n}‸//")
    let document = try Self.read(file.text, [.comments, .trailingCommas])
    #expect(document.warnings.map(\.place) == file.places)
    #expect(
      document.warnings.map(\.cause) == [
        .comment, .comment, .trailingComma, .trailingComma, .comment,
      ])
    #expect(throws: QuizFileError.self) { try Self.read(file.text) }
    #expect(throws: QuizFileError.self) { try Self.read(file.text, .comments) }
    #expect(throws: QuizFileError.self) { try Self.read("[1, ]", .comments) }
    #expect(throws: QuizFileError.self) { try Self.read("[,]", .trailingCommas) }
    #expect(throws: QuizFileError.self) { try Self.read("[1,,]", .trailingCommas) }
  }

  @Test func `as many lists may stand in each other as the limit says`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try Self.read(nested(64)) }
    let error = try #require(throws: QuizFileError.self) { try Self.read(nested(65)) }
    let place = SourcePlace(line: 1, column: 65, offset: 64)
    #expect(error.diagnostics == [Diagnostic(.tooDeep(limit: 64), at: place)])
    #expect(throws: Never.self) { try Self.read(nested(100_000), depth: .max) }
  }

  @Test func `a long value is named by its beginning`() throws {
    let root = try Self.read(#""名名名名名名名名名名""#).root
    #expect(root.excerpt == "\"名名名名名名名…")
  }
}
