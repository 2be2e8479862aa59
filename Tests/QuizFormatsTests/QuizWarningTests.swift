@testable import QuizFormats
import QuizModel
import Testing

/// Files that are doubtful in one respect and load all the same.
struct QuizWarningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let question: Int?
    let cause: DiagnosticCause
    var testDescription: String { name }

    init(_ name: String, _ file: String, question: Int? = 1, _ cause: DiagnosticCause) {
      (self.name, self.file, self.question, self.cause) = (name, file, question, cause)
    }
  }

  static let question = #"{"text": "___", "answer": "a"}"#

  static let cases = [
    Case(
      "a key with a slip", #"{"text": "___", "answer": "a", ‸"hnit": "h"}"#,
      .unknownKey(key: "hnit", didYouMean: "hint")),
    Case(
      "a key of another format", #"{"text": "___", "answer": "a", ‸"image": "i.png"}"#,
      .unknownKey(key: "image", didYouMean: nil)),
    Case(
      "a synonym", #"{‸"license": "MIT", "questions": [\#(question)]}"#, question: nil,
      .unknownKey(key: "license", didYouMean: "licence")),
    Case(
      "an unknown key of an option",
      #"{"text": "___", "options": ["a", {"text": "b", ‸"feedbak": "f"}]}"#,
      .unknownKey(key: "feedbak", didYouMean: "feedback")),
    Case(
      "an unknown key of a blank", #"{"text": "___", "blanks": [{"answer": "a", ‸"point": 2}]}"#,
      .unknownKey(key: "point", didYouMean: "points")),
    Case(
      "an unknown setting", #"{"settings": {‸"shuffle": true}, "questions": [\#(question)]}"#,
      question: nil, .unknownKey(key: "shuffle", didYouMean: nil)),
    Case("a comment", "‸// mine\n" + question, question: nil, .comment),
    Case("a trailing comma", "[\(question)‸,]", question: nil, .trailingComma),
    Case("one option", #"{"text": "___", "options": [‸"a"], "answer": "a"}"#, .singleOption),
    Case(
      "another case", #"{"text": "___", "options": ["Oslo", "Bergen"], "answer": ‸"oslo"}"#,
      .answerSpelling(answer: "oslo", option: "Oslo")),
    Case(
      "no accent", #"{"text": "___", "options": ["été", "eta"], "answers": [["eta", ‸"ete"]]}"#,
      .answerSpelling(answer: "ete", option: "été")),
    Case(
      "a gap between ranges",
      """
      {"results": [‸{"from": 61, "to": 100, "text": "t"},
        {"from": 0, "to": 59, "text": "t"}], "questions": [\(question)]}
      """,
      question: nil, .rangeGap(from: 60, to: 60)),
    Case(
      "a gap below the ranges",
      #"{"results": [‸{"from": 1, "to": 100, "text": "t"}], "questions": [\#(question)]}"#,
      question: nil, .rangeGap(from: 0, to: 0)),
    Case(
      "a gap above the ranges",
      #"{"results": [‸{"from": 0, "to": 98, "text": "t"}], "questions": [\#(question)]}"#,
      question: nil, .rangeGap(from: 99, to: 100)),
  ]

  @Test(arguments: cases)
  func `a doubtful file gives exactly its warning and loads`(testCase: Case) throws {
    let file = MarkedFile(testCase.file)
    let place = try #require(file.places.first)
    let loaded = try QuizLoader.load(SourceText(Array(file.text.utf8)))
    #expect(loaded.warnings == [Diagnostic(testCase.cause, at: place, question: testCase.question)])
    #expect(loaded.quiz.questions.count == 1)
    #expect(testCase.cause.number == nil)
  }

  @Test func `an answer in another spelling means its option`() throws {
    let quiz = try quiz(in: #"{"text": "___", "options": ["Oslo", "Rome"], "answer": ["oslo"]}"#)
    #expect(quiz.questions[0].blanks[0].answer == Answer(texts: ["Oslo"]))
  }

  @Test func `an option of the very spelling is preferred to one in another`() throws {
    let text = #"{"text": "___", "options": ["Polish", "polish"], "answer": "polish"}"#
    #expect(findings(in: text).isEmpty)
    #expect(try quiz(in: text).questions[0].blanks[0].answer == Answer(texts: ["polish"]))
  }
}
