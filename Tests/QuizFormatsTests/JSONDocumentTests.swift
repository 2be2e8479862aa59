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
    let document = try JSONSourceTests.read(
      frame.replacing("#", with: list), [.comments, .trailingCommas])
    #expect(document.nodes.count { $0.kind == .foldedObject } == count)
    #expect(document.nodes.count <= count + 5)
  }

  @Test func `a folded object has its members with their places`() throws {
    let file = MarkedFile("[1,\n  ‸{\"a\": ‸[{\"b\": ‸\"x\"}], // c\n \"d\": ‸null,}]")
    let document = try JSONSourceTests.read(file.text, [.comments, .trailingCommas])
    let elements = try #require(document.root.elements)
    let object = try #require(Array(elements).last)
    let list = try #require(object["a"])
    let inner = try #require(list.elements?.first { _ in true }?["b"])
    let last = try #require(object["d"])
    #expect([object, list, inner, last].map(\.place) == file.places)
    #expect(inner.string == "x")
    #expect(document.warnings.count == 2)
  }

  @Test func `elements can be counted before they are looked at`() throws {
    let root = try JSONSourceTests.read(#"[{"a": [1, 2]}, [3, 4], "x", {}]"#).root
    let elements = try #require(root.elements)
    #expect(elements.underestimatedCount == 4)
    #expect(elements.map(\.kind) == [.object, .list, .text, .object])
  }
}
