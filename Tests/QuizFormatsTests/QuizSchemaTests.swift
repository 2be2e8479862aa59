import Foundation
import QuizModel
import Testing

@testable import QuizFormats

struct QuizSchemaTests {
  /// The errors that are always the schema's, too.
  static let judged = Set([10...15, 17...21, 28...28, 35...37, 40...40, 43...43].joined())
  /// Those that are the schema's in some of their forms.
  static let partlyJudged: Set<Int> = [16, 25, 27, 29, 30, 31, 32]

  /// What is wrong with a file by the schema, or nil.
  fileprivate func refusal(of file: String) throws -> String? {
    let leniencies: JSONSource.Leniencies = [.comments, .trailingCommas]
    let document = try JSONSource(SourceText(Array(file.utf8)), leniencies: leniencies).read()
    let schema = try JSONSource(SourceText(Array(QuizSchema.text.utf8)), leniencies: []).read()
    return try SchemaValidator(schema.root).refusal(of: document.root)
  }

  /// Holds the schema to what the loader finds in a file.
  fileprivate func check(_ file: String) throws {
    let found = findings(in: file)
    let refusal = try refusal(of: file)
    let isUnknown = found.contains { $0.code == "unknown-key" }
    let numbers = Set(found.compactMap(\.number))
    if isUnknown || !numbers.isDisjoint(with: Self.judged) {
      #expect(refusal != nil, "\(found.map(\.code)) in \(file)")
    } else if numbers.isDisjoint(with: Self.partlyJudged) {
      #expect(refusal == nil, "\(found.map(\.code)) in \(file)")
    }
  }

  @Test(
    arguments: QuizErrorTests.roots + QuizErrorTests.texts + QuizErrorTests.options
      + QuizErrorTests.answers + QuizErrorTests.numbers + QuizErrorTests.wholes)
  func `a broken file is refused where a schema can judge it`(testCase: QuizErrorTests.Case) throws
  {
    try check(MarkedFile(testCase.file).text)
  }

  @Test(arguments: QuizWarningTests.cases)
  func `a doubtful file is refused only for an unknown key`(testCase: QuizWarningTests.Case) throws
  {
    try check(MarkedFile(testCase.file).text)
  }

  @Test(arguments: QuizToleranceTests.variants)
  func `what is tolerated in silence is accepted`(variant: QuizToleranceTests.Variant) throws {
    #expect(try refusal(of: variant.change(QuizToleranceTests.plain.text)) == nil)
  }

  @Test(arguments: ClozeTextTests.cases)
  func `the schema finds a blank where the loader does`(testCase: ClozeTextTests.Case) throws {
    let file = JSONText.object(
      [("text", .text(testCase.text)), ("answers", .list([.null]))]
        + (testCase.marker.map { [("marker", .text($0))] } ?? []))
    guard testCase.marker == nil else {
      #expect(try refusal(of: "\(file)") == nil)
      return
    }
    let hasBlank = testCase.segments.contains { $0 == .blank(0) }
    #expect(try (refusal(of: "\(file)") == nil) == hasBlank)
  }

  @Test(arguments: jsonFiles(in: "Quizzes"))
  func `a quiz that comes with the program is accepted`(file: URL) throws {
    #expect(try refusal(of: String(contentsOf: file, encoding: .utf8)) == nil)
  }

  @Test func `every JSON example of the README is accepted`() throws {
    let readme = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    let examples = readme.matches(of: /```jsonc?\n(.*?)```/.dotMatchesNewlines()).map {
      String($0.output.1)
    }
    try #require(!examples.isEmpty)
    for example in examples {
      #expect(try refusal(of: example) == nil)
      #expect(findings(in: example).allSatisfy { $0.severity == .warning })
    }
  }

  static let good: [String] = [
    fullExample,
    #"{"text": "___", "answer": {"number": 3.14, "tolerance": 0.01}}"#,
    #"{"text": "___", "answers": [null]}"#,
    #"{"text": "___", "answer": null}"#,
    #"{"text": "___", "options": ["a", "b"], "answerIndex": 1.0}"#,
    #"{"text": "＿＿", "options": ["a", {"text": "b"}], "distractors": []}"#,
    #"{"text": "__@", "marker": "__", "answer": "a"}"#,
    #"{"text": "___", "answer": "a", "hint": [], "tags": [], "x-a": 1, "$schema": "s"}"#,
    #"[{"text": "___ ___", "blanks": [{"answer": ["a", {"text": "b", "credit": 0}]}, {"answer": null}]}]"#,
    #"{"results": [], "settings": {"match": {}}, "questions": [{"text": "___", "answer": "a"}]}"#,
  ]

  @Test(arguments: good)
  func `a good file is accepted`(file: String) throws {
    #expect(findings(in: file).allSatisfy { $0.severity == .warning })
    #expect(try refusal(of: file) == nil)
  }

  static let refused: [(file: String, by: Int)] = [
    ("7", 10), ("null", 10), (#"{"title": "T"}"#, 10),
    (#"[{"text": "___", "answer": "a"}, null]"#, 12), (#"{"questions": [[]]}"#, 12),
    (#"{"text": null, "answer": "a"}"#, 14), (#"{"text": ["___"], "answer": "a"}"#, 14),
    ("{\"text\": \"\u{200B}\", \"answer\": \"a\"}", 15),
    (#"{"text": "\\___", "answer": "a"}"#, 17),
    (#"{"text": "___", "options": {"a": 1}}"#, 18),
    (#"{"text": "___", "blanks": [{"options": "a"}]}"#, 18),
    (#"{"text": "___", "blanks": [{"options": []}]}"#, 19),
    (#"{"text": "___", "options": ["a", null]}"#, 20),
    (#"{"text": "___", "options": ["a", {"text": 1}]}"#, 20),
    (#"{"text": "___", "options": ["a", {"text": " "}]}"#, 21),
    (#"{"text": "___", "options": ["a", "b"], "distractors": [1]}"#, 20),
    (#"{"text": "___", "answer": [null]}"#, 28),
    (#"{"text": "___", "answers": [false]}"#, 28),
    (#"{"text": "___", "answer": {"text": 1}}"#, 28),
    (#"{"text": "___", "blanks": [{"answer": "a", "points": -1}]}"#, 35),
    (#"{"text": "___", "answer": [{"number": 1, "credit": -0.1}]}"#, 36),
    (#"{"settings": {"attempts": null}, "questions": [{"text": "___", "answer": "a"}]}"#, 37),
    (#"{"text": "___", "marker": "", "answer": "a"}"#, 40),
    (#"{"text": "___", "marker": "é", "answer": "a"}"#, 40),
    (#"{"text": "___", "marker": null, "answer": "a"}"#, 43),
    (#"{"text": "___", "answer": "a", "tags": "t"}"#, 43),
    (#"{"text": "___", "answer": "a", "tags": [1]}"#, 43),
    (#"{"text": "___", "answer": "a", "explanation": 1}"#, 43),
    (#"{"text": "___", "answer": "a", "id": 1}"#, 43),
    (#"{"text": "___", "answer": "a", "code": "yes"}"#, 43),
    (#"{"text": "___", "answer": "a", "reuse": 1}"#, 43),
    (#"{"text": "___", "answer": "a", "hint": [1]}"#, 43),
    (#"{"text": "___", "answer": {"number": "1"}}"#, 43),
    (#"{"text": "___", "blanks": {}, "answer": "a"}"#, 43),
    (#"{"text": "___", "blanks": [1], "answer": "a"}"#, 43),
    (#"{"title": 1, "questions": [{"text": "___", "answer": "a"}]}"#, 43),
    (#"{"results": {}, "questions": [{"text": "___", "answer": "a"}]}"#, 43),
  ]

  @Test(arguments: refused)
  func `a file is refused with the error of the loader`(file: String, number: Int) throws {
    #expect(findings(in: file).compactMap(\.number) == [number])
    #expect(try refusal(of: file) != nil)
  }

  @Test func `every key of the format is described`() throws {
    let schema = try JSONSource(SourceText(Array(QuizSchema.text.utf8)), leniencies: []).read()
    let keys: [(definition: String, keys: [String])] = [
      ("quiz", QuizKey.allCases.map(\.rawValue)),
      ("question", QuestionKey.allCases.map(\.rawValue)),
      ("blank", BlankKey.allCases.map(\.rawValue)),
      ("option", OptionKey.allCases.map(\.rawValue)),
      ("alternative", AlternativeKey.allCases.map(\.rawValue)),
      ("settings", SettingsKey.allCases.map(\.rawValue)),
      ("match", MatchKey.allCases.map(\.rawValue)),
      ("result", ResultKey.allCases.map(\.rawValue)),
    ]
    let definitions = try #require(member("$defs", of: schema.root))
    for (definition, keys) in keys {
      let properties = try #require(
        member(definition, of: definitions).flatMap { member("properties", of: $0) })
      let found = try #require(properties.members).map { $0.key.string ?? "" }
      #expect(found.sorted() == keys.sorted())
      for key in found {
        var described = try #require(member(key, of: properties))
        if let name = member("$ref", of: described)?.string?.split(separator: "/").last {
          described = try #require(member(String(name), of: definitions))
        }
        #expect(member("title", of: described)?.string?.isEmpty == false, "\(key)")
        #expect(member("description", of: described)?.string?.isEmpty == false, "\(key)")
      }
    }
  }

  @Test func `the program has the file as it is`() throws {
    let file = packageFolder.appending(path: "Sources/QuizFormats/Schema/quiz.schema.json")
    #expect(Data(QuizSchema.text.utf8) == (try Data(contentsOf: file)))
    #expect(QuizSchema.text.hasSuffix("}\n"))
  }

  fileprivate func member(_ key: String, of object: JSONValue) -> JSONValue? {
    object.members?.first { $0.key.string == key }?.value
  }
}
