@testable import QuizFormats
import Testing

/// One broken file for each numbered error from 10 on, and for each way of making it.
struct QuizErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let number: Int
    let file: String
    let question: Int?
    let cause: DiagnosticCause
    var testDescription: String { "\(number): \(file)" }

    init(_ number: Int, _ file: String, question: Int? = 1, _ cause: DiagnosticCause) {
      (self.number, self.file, self.question, self.cause) = (number, file, question, cause)
    }
  }

  static let roots = [
    Case(10, #"‸"text""#, question: nil, .wrongRoot(found: .text, insteadOfQuestions: nil)),
    Case(10, "‸{}", question: nil, .wrongRoot(found: .object, insteadOfQuestions: nil)),
    Case(
      10, #"{"title": "T", ‸"qestions": []}"#, question: nil,
      .wrongRoot(found: .object, insteadOfQuestions: "qestions")),
    Case(11, "‸[]", question: nil, .noQuestions),
    Case(11, #"{"questions": ‸[]}"#, question: nil, .noQuestions),
    Case(
      43, #"{"questions": ‸"a"}"#, question: nil,
      .wrongValue(key: "questions", expected: .list, found: .text, source: #""a""#)),
  ]

  static let texts = [
    Case(
      12, #"[{"text": "___", "answer": "a"}, ‸"b"]"#, question: 2, .questionNotObject(found: .text)),
    Case(13, #"‸{"options": ["a", "b"]}"#, .textMissing(instead: nil)),
    Case(13, #"{‸"question": "___", "options": ["a", "b"]}"#, .textMissing(instead: "question")),
    Case(13, #"{‸"Text": "___", "options": ["a", "b"]}"#, .textMissing(instead: "Text")),
    Case(14, #"{"text": ‸5, "answers": ["a", "b"]}"#, .textNotText(found: .number)),
    Case(15, #"{"text": ‸"", "answer": "a"}"#, .textEmpty),
    Case(15, #"{"text": ‸" \n", "answer": "a"}"#, .textEmpty),
    Case(16, #"{"text": ‸"none", "answers": ["a", "b"]}"#, .noBlank(marker: nil)),
    Case(
      16, #"{"text": ‸"a ___", "marker": "@@", "answer": "a"}"#, .noBlank(marker: "@@")),
    Case(17, #"{"text": "\u00e9 ‸__ b_c", "answer": "a"}"#, .twoUnderscores),
    Case(
      40, #"{"text": "@ ___", "marker": ‸"@", "answers": ["a", "b"]}"#,
      .markerTooShort(marker: "@")),
    Case(
      41, #"{"text": "a‸\u001b[31m ___", "answer": "a"}"#, .controlCharacter("\u{1B}")),
    Case(41, #"{"text": "___ ‸\u0000", "answer": "a"}"#, .controlCharacter("\0")),
    Case(41, "{\"text\": \"___ ‸\u{85}\", \"answer\": \"a\"}", .controlCharacter("\u{85}")),
    Case(41, #"{"text": "___", "options": ["a", "b‸\n"]}"#, .controlCharacter("\n")),
    Case(41, #"{"text": "_‸\r___", "answer": "a"}"#, .controlCharacter("\r")),
  ]

  static let options = [
    Case(
      18, #"{"text": "___", "options": ‸"a", "answer": "a"}"#,
      .optionsNotList(key: "options", found: .text)),
    Case(
      18, #"{"text": "___", "options": ["a", "b"], "distractors": ‸"c", "answer": "a"}"#,
      .optionsNotList(key: "distractors", found: .text)),
    Case(19, #"{"text": "___", "options": ‸[], "answer": "a"}"#, .optionsEmpty),
    Case(
      20, #"{"text": "___", "options": [‸1, "2"], "answer": "1"}"#,
      .optionNotText(found: .number, source: "1")),
    Case(
      20, #"{"text": "___", "options": [‸{"feedback": "f"}, "2"], "answer": "1"}"#,
      .optionNotText(found: .object, source: "{")),
    Case(21, #"{"text": "___", "options": ["a", "b", ‸" "], "answer": "b"}"#, .optionBlank),
    Case(
      21, "{\"text\": \"___\", \"options\": [\"a\", ‸\"\u{200B}\"], \"answer\": \"a\"}",
      .optionBlank),
    Case(
      22, #"{"text": "___", "options": ["a", "b", ‸"a"]}"#,
      .sameOptions(first: 1, second: 3, text: "a")),
    Case(
      22, #"{"text": "___ ___", "options": ["a", "b", "a", ‸"a"], "answers": ["a", "a"]}"#,
      .sameOptions(first: 1, second: 4, text: "a")),
    Case(
      22,
      #"{"text": "___ ___", "options": ["a", ‸" a"], "answers": ["a", "a"], "reuse": true}"#,
      .sameOptions(first: 1, second: 2, text: " a")),
    Case(
      22, #"{"text": "___", "options": ["a", "b"], "distractors": [‸"b"], "answer": "a"}"#,
      .sameDistractor(text: "b")),
    Case(
      22, #"{"text": "___", "blanks": [{"options": ["a", "b", ‸"b"], "answer": "b"}]}"#,
      .sameOptions(first: 2, second: 3, text: "b")),
    Case(
      34, #"{"text": "___", "options": ["a", "b"], "distractors": [‸"a"], "answer": "a"}"#,
      .distractorIsAnswer(text: "a")),
    Case(
      34, #"{"text": "___", "options": ["b", "c"], "distractors": [‸"a"], "answer": "a"}"#,
      .distractorIsAnswer(text: "a")),
  ]

  static let answers = [
    Case(23, #"{"text": "a ‸___ ___"}"#, .nothingFills(blank: 1)),
    Case(23, #"{"text": "‸___", "distractors": []}"#, .nothingFills(blank: 1)),
    Case(
      23, #"{"text": "___ ___", "blanks": [{"answer": "a"}, ‸{"hint": "h"}]}"#,
      .nothingFills(blank: 2)),
    Case(
      24, #"{"text": "___", "options": ["Norway", "Peru"], "answer": ‸"Norwai"}"#,
      .answerNotOption(answer: "Norwai", didYouMean: "Norway")),
    Case(
      24, #"{"text": "___ ___", "options": ["a", "b"], "answers": ["a", ["b", ‸"xyz"]]}"#,
      .answerNotOption(answer: "xyz", didYouMean: nil)),
    Case(
      24, #"{"text": "___", "options": ["3", "4"], "answer": {"number": ‸3.5, "tolerance": 0.4}}"#,
      .answerNotOption(answer: "3.5", didYouMean: nil)),
    Case(
      25, #"{"text": "___ ___", "answers": ["a", "b", ‸"c"]}"#, .answerCount(blanks: 2, answers: 3)),
    Case(
      25, #"{"text": "___ ___", "options": ["a", "a"], "answers": ‸["a"]}"#,
      .answerCount(blanks: 2, answers: 1)),
    Case(
      26, #"{"text": "___ ___", "options": ["a", "b"], ‸"answer": "c"}"#,
      .oneAnswerForSeveralBlanks(key: "answer", blanks: 2)),
    Case(
      26, #"{"text": "___ ___", "options": ["a", "b"], ‸"answerIndex": 0}"#,
      .oneAnswerForSeveralBlanks(key: "answerIndex", blanks: 2)),
    Case(
      27, #"{"text": "___", "answer": "a", ‸"answers": ["a", "b"]}"#,
      .answersTwice(first: "answer", second: "answers")),
    Case(
      27, #"{"text": "___", "blanks": [{"answer": "a"}], ‸"answer": "a"}"#,
      .answersTwice(first: "blanks", second: "answer")),
    Case(
      27, #"{"text": "___", "answer": "a", "blanks": [{‸"answer": "a"}]}"#,
      .answersTwice(first: "answer", second: "blanks")),
    Case(
      28, #"{"text": "___", "options": ["1", "2"], "answer": ‸1}"#,
      .answerNotText(found: .number, source: "1")),
    Case(
      28, #"{"text": "___ ___", "options": ["a", "a"], "answers": ["a", ‸true]}"#,
      .answerNotText(found: .boolean, source: "true")),
    Case(28, #"{"text": "___", "answer": [‸{"credit": 1}]}"#, .alternativeUnclear),
    Case(28, #"{"text": "___", "answer": ‸{"text": "1", "number": 1}}"#, .alternativeUnclear),
    Case(
      29, #"{"text": "___", "options": ["a", "b"], "answerIndex": ‸2}"#,
      .answerIndexOutOfRange(index: "2", options: 2)),
    Case(
      29, #"{"text": "___", "options": ["a", "b"], "answerIndex": ‸-1}"#,
      .answerIndexOutOfRange(index: "-1", options: 2)),
    Case(
      29, #"{"text": "___", "answerIndex": ‸0}"#, .answerIndexOutOfRange(index: "0", options: 0)),
    Case(30, #"{"text": "___", "answer": ‸[]}"#, .noAlternatives),
    Case(30, #"{"text": "___", "answer": ["a", ‸" "]}"#, .answerBlank),
    Case(
      31, #"{"text": "___ ___", "blanks": ‸[{"answer": "a"}]}"#, .blanksCount(entries: 1, blanks: 2)
    ),
    Case(
      31, #"{"text": "___", "blanks": [{"answer": "a"}, ‸{"answer": "b"}]}"#,
      .blanksCount(entries: 2, blanks: 1)),
    Case(
      33, #"{"text": "___ ___", "options": ["a", "b"], "answers": ["a", ‸"a"]}"#,
      .noOptionLeft(blank: 2, answer: "a")),
    Case(
      33,
      #"{"text": "___ ___ ___", "options": ["a", "b", "c"], "answers": [["a", "b"], ["b", "a"], [‸"a", "b"]]}"#,
      .noOptionLeft(blank: 3, answer: "a")),
  ]

  static let numbers = [
    Case(
      35, #"{"text": "___", "blanks": [{"answer": "a", "points": ‸0}]}"#,
      .pointsNotPositive(found: "0")),
    Case(
      35, #"{"text": "___", "blanks": [{"answer": "a", "points": ‸1e999}]}"#,
      .pointsNotPositive(found: "1e999")),
    Case(
      36, #"{"text": "___", "answer": {"text": "a", "credit": ‸1.5}}"#,
      .creditOutOfRange(found: "1.5")),
    Case(
      43, #"{"text": "___", "answer": {"number": 1, "tolerance": ‸-1}}"#,
      .wrongValue(key: "tolerance", expected: .notNegative, found: .number, source: "-1")),
  ]

  static let wholes = [
    Case(
      32, #"{"text": "___", "answer": "a", ‸"text": "b"}"#, .duplicateKey(key: "text", firstLine: 1)
    ),
    Case(
      32, "[{\"text\": \"___\", \"answer\": \"a\",\n \"x-a\": 1,\n ‸\"x-a\": 1}]",
      .duplicateKey(key: "x-a", firstLine: 2)),
    Case(
      37, setting(#""attempts": ‸-1"#), question: nil, .attemptsNotWhole(found: "-1")),
    Case(37, setting(#""attempts": ‸1.5"#), question: nil, .attemptsNotWhole(found: "1.5")),
    Case(
      37, setting(#""attempts": ‸"2""#), question: nil, .attemptsNotWhole(found: "\"2\"")),
    Case(
      43, setting(#""check": ‸"instnat""#), question: nil,
      .unknownWord(
        key: "check", found: "instnat", allowed: ["submit", "instant"], didYouMean: "instant")),
    Case(
      43, setting(#""match": {"typos": ‸-1}"#), question: nil,
      .wrongValue(key: "typos", expected: .wholeNumber, found: .number, source: "-1")),
    Case(
      43, setting(#""shuffleOptions": ‸"yes""#), question: nil,
      .wrongValue(
        key: "shuffleOptions", expected: .boolean, found: .text, source: "\"yes\"")),
    Case(
      38, results(#"‸{"from": 60, "to": 59, "text": "t"}, {"from": 0, "to": 100, "text": "t"}"#),
      question: nil, .rangeUpsideDown(from: 60, to: 59)),
    Case(
      38,
      results(
        "{\"from\": 0, \"to\": 60, \"text\": \"t\"},\n ‸{\"from\": 60, \"to\": 100, \"text\": \"t\"}"
      ),
      question: nil, .rangesOverlap(from: 60, to: 60, otherLine: 1)),
    Case(
      38,
      results(
        "{\"from\": 50, \"to\": 100, \"text\": \"t\"},\n ‸{\"from\": 0, \"to\": 100, \"text\": \"t\"}"
      ),
      question: nil, .rangesOverlap(from: 50, to: 100, otherLine: 1)),
    Case(
      43, results(#"{"from": 0, "to": ‸101, "text": "t"}"#), question: nil,
      .wrongValue(key: "to", expected: .percentage, found: .number, source: "101")),
    Case(43, results(#"‸{"from": 0, "to": 100}"#), question: nil, .keyMissing(key: "text")),
    Case(
      39,
      #"[{"id": "é", "text": "___", "answer": "a"}, {"id": ‸"\u00e9", "text": "___", "answer": "b"}]"#,
      question: 2, .sameID(id: "é", firstQuestion: 1)),
    Case(
      43, #"{"text": "___", "answer": "a", "hint": ‸4}"#,
      .wrongValue(key: "hint", expected: .textOrTexts, found: .number, source: "4")),
  ]

  static func setting(_ member: String) -> String {
    #"{"settings": {\#(member)}, "questions": [{"text": "___", "answer": "a"}]}"#
  }

  static func results(_ entries: String) -> String {
    #"{"results": [\#(entries)], "questions": [{"text": "___", "answer": "a"}]}"#
  }

  @Test(arguments: roots + texts + options + answers + numbers + wholes)
  func `a broken file gives exactly its error`(testCase: Case) throws {
    let file = MarkedFile(testCase.file)
    let place = try #require(file.places.first)
    #expect(
      findings(in: file.text) == [
        Diagnostic(testCase.cause, at: place, question: testCase.question)
      ])
    #expect(testCase.cause.number == testCase.number)
  }
}
