import Testing

@testable import QuizFormats

struct JSONDocumentTests {
  static let question = #"{"text": "_____", "options": ["a", {"text": "b"}], "answer": "a"}"#

  @Test func `a node is small, as a file has many`() {
    #expect(MemoryLayout<JSONNode>.stride == 8)
  }

  @Test(arguments: ["[#]", #"{"title": "x", "questions": [#]}"#])
  func `the document of many questions has one node for each`(frame: String) throws {
    let count = 100
    let list = Array(repeating: Self.question, count: count).joined(separator: ",\n")
    let text = frame.replacing("#", with: list)
    let document = try Self.read(text, unfoldedLength: text.utf8.count - 1)
    #expect(document.nodes.count { $0.kind == .foldedObject } == count)
    #expect(document.nodes.count <= count + 5)
    let unfolded = try Self.read(text, unfoldedLength: text.utf8.count)
    #expect(unfolded.nodes.count > 10 * count)
  }

  @Test(arguments: [0, 1 << 10])
  func `an object has its members with their places, folded or not`(unfoldedLength: Int) throws {
    let file = MarkedFile("[1,\n  ‸{\"a\": ‸[{\"b\": ‸\"x\"}], // c\n \"d\": ‸null,}]")
    let document = try Self.read(file.text, unfoldedLength: unfoldedLength)
    let elements = try #require(document.root.elements)
    let object = try #require(Array(elements).last)
    let list = try #require(object["a"])
    let inner = try #require(list.elements?.first { _ in true }?["b"])
    let last = try #require(object["d"])
    #expect([object, list, inner, last].map(\.place) == file.places)
    #expect(inner.string == "x")
    #expect(document.warnings.count == 2)
  }

  @Test(
    arguments: [
      ("[\"an H5P. thing\"]", true), (#"["\u0048"]"#, true), (#"["H", "5P."]"#, false),
      ("[\"HH5P.\"]", true), (#"["H5P", "\n", 5]"#, false), ("[]", false),
    ])
  func `what no string can hold is known from the bytes`(text: String, expected: Bool) throws {
    #expect(try JSONSourceTests.read(text).mayHold("H5P.") == expected)
  }

  fileprivate static func read(_ text: String, unfoldedLength: Int) throws -> JSONDocument {
    try JSONSource(
      SourceText(Array(text.utf8)), leniencies: [.comments, .trailingCommas], isKnownUTF8: false,
      unfoldedLength: unfoldedLength
    ).read()
  }

  @Test func `elements can be counted before they are looked at`() throws {
    let root = try JSONSourceTests.read(#"[{"a": [1, 2]}, [3, 4], "x", {}]"#).root
    let elements = try #require(root.elements)
    #expect(elements.underestimatedCount == 4)
    #expect(elements.map(\.kind) == [.object, .list, .text, .object])
  }
}
