import Foundation
import FoundationEssentials
import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

/// What GIFT holds of a quiz, and what it does not.
struct GIFTExporterTests {
  /// A question of our own format, the GIFT that is written for it, and what is noted.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String
    let gift: String
    var notes: [String] = []
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a typed answer within the text",
      json: #"{"text": "Oslo is in _____.", "answer": ["Norway", "Norge"]}"#,
      gift: "Oslo is in {=Norway =Norge}.\n"),
    Case(
      testDescription: "a choice on a line of its own, with a name and a tag",
      json: ##"""
        {"text": "Which?\n_____", "options": [{"text": "a", "feedback": "Yes: #1"}, "b"],
         "answer": "a", "explanation": "So.", "id": "q]", "tags": ["t"]}
        """##,
      gift: "// [id:q\\]] [tag:t]\nWhich? {\n\t=a#Yes\\: \\#1\n\t~b\n\t####So.\n}\n"),
    Case(
      testDescription: "a number at the end of a line",
      json: #"{"text": "Pi is _____", "answer": [{"number": 3.14, "tolerance": 0.01}]}"#,
      gift: "Pi is {# =3.14:0.01}\\n\n"),
    Case(
      testDescription: "several right options",
      json: #"""
        {"text": "Primes?\n_____ _____", "options": ["2", "3", "4"],
         "answers": [["2", "3"], ["2", "3"]]}
        """#,
      gift: "Primes? {\n\t~%50%2\n\t~%50%3\n\t~4\n}\n"),
    Case(
      testDescription: "options that are all right",
      json: #"{"text": "_____ it is.", "options": ["a", "b"], "answer": ["a", "b"]}"#,
      gift: "{~%100%a ~%100%b} it is.\n"),
    Case(
      testDescription: "several blanks",
      json: #"{"text": "go, _____, _____", "answers": ["went", "gone"], "id": "go"}"#,
      gift: "go, {=went}, gone\n\ngo, went, {=gone}\\n\n", notes: ["lost-split", "lost-id"]),
    Case(
      testDescription: "signs with a meaning",
      json: #"{"text": "//[a] = {b}: \\_\\_\\_ \\ ~ _____ <i>", "answer": "*%"}"#,
      gift: #"[plain]//[a] \= \{b\}\: ___ \\ \~ {=\\*%} <i>"# + "\n"),
    Case(
      testDescription: "an option like a percentage",
      json: #"{"text": "Half is _____.", "options": ["%50%", "%1"], "answer": "%50%"}"#,
      gift: "Half is {=%100%%50% ~%0%%1}.\n"),
    Case(
      testDescription: "code, hints and points",
      json: #"""
        {"text": "f(_____)", "code": true, "hint": "h",
         "blanks": [{"answer": "x", "points": 2}]}
        """#,
      gift: "f({=x})\n", notes: ["lost-code-question", "lost-hints", "lost-points"]),
    Case(
      testDescription: "no full credit in a choice",
      json: #"""
        {"text": "A _____.", "options": ["a", "b"], "answer": [{"text": "a", "credit": 0.5}]}
        """#,
      gift: "A {=a ~b}.\n", notes: ["lost-credit"]),
    Case(
      testDescription: "a number among options",
      json: #"{"text": "_____!", "options": ["1.0", "2"], "answer": [{"number": 1}]}"#,
      gift: "{=1.0 ~2}!\n", notes: ["lost-tolerance"]),
  ]

  @Test(arguments: cases)
  func `a question is written with what is noted`(example: Case) throws {
    let quiz = try quiz(in: example.json)
    let export = try #require(QuizExport(quiz, format: "gift"))
    #expect(String(decoding: export.bytes, as: UTF8.self) == example.gift)
    #expect(export.notes.map(\.code) == example.notes)
    #expect(mismatch(of: quiz) == nil)
  }

  @Test(arguments: [
    (#"{"text": "_____?", "options": ["a", "b"]}"#, LeftOut.withoutAnswer),
    (#"{"text": "_____?", "answer": "a->b"}"#, .kind("->")),
  ])
  func `a question that GIFT cannot ask is left out`(json: String, reason: LeftOut) throws {
    let export = try #require(QuizExport(try quiz(in: json), format: "gift"))
    #expect(export.bytes.isEmpty)
    #expect(export.notes.map(\.cause) == [.leftOut(reason)])
  }

  @Test func `what a quiz has besides its questions is noted`() throws {
    let export = try #require(QuizExport(try quiz(in: fullExample), format: "gift"))
    let ofQuiz = export.notes.filter { $0.question == nil }.map(\.code)
    #expect(
      Set(ofQuiz).isSubset(of: [
        "lost-title", "lost-description", "lost-author", "lost-language", "lost-licence",
        "lost-settings", "lost-match-rules", "lost-score-texts",
      ]))
    #expect(ofQuiz.contains("lost-title"))
  }

  /// What differs after a quiz went out and came back, besides what was noted; nil when nothing does.
  func mismatch(of quiz: Quiz) -> String? {
    guard let export = QuizExport(quiz, format: "gift") else { return "no such format" }
    let expected = GIFTExpectation(notes: export.notes).questions(of: quiz)
    let file = reading(String(decoding: export.bytes, as: UTF8.self), as: "gift")
    guard !expected.isEmpty else { return nil }
    var found = file.questions
    for index in found.indices { found[index].line = nil }
    if let note = file.notes.first {
      return note + "\n" + String(decoding: export.bytes, as: UTF8.self)
    }
    guard found.count == expected.count else { return "\(found.count) for \(expected.count)" }
    for (one, other) in zip(found, expected) where one != other {
      return "\(one)\n\nexpected \(other)"
    }
    return nil
  }

  @Test(arguments: jsonFiles(in: "Quizzes"))
  func `a quiz that comes with the program comes back as it was but for the notes`(
    file: URL
  ) throws {
    let quiz = try quiz(in: try String(contentsOf: file, encoding: .utf8))
    #expect(mismatch(of: quiz) == nil)
    let export = try #require(QuizExport(quiz, format: "gift"))
    #expect(QuizReading(export.bytes).format == "gift")
  }

  @Test(arguments: GIFTImporterTests.samples.filter { $0.questions > 0 })
  func `an imported sample comes back as it was`(sample: GIFTImporterTests.Sample) throws {
    let file = try reading(sample: sample.path)
    let loaded = try file.result.get()
    #expect(QuizExport(loaded.quiz, format: "gift")?.notes == [])
    #expect(mismatch(of: loaded.quiz) == nil)
  }

  @Test(arguments: 0..<40)
  func `random quizzes come back as they were but for the notes`(part: UInt64) {
    for seed in part * 10..<part * 10 + 10 {
      var generator = SeededGenerator(seed: seed)
      let quiz = Quiz(questions: (0..<5).map { generator.question(number: $0) })
      guard let mismatch = mismatch(of: quiz) else { continue }
      Issue.record("seed \(seed): \(mismatch)")
      return
    }
  }
}
