import FoundationEssentials
import QuizModel
import Testing

@testable import QuizFormats

struct QuizLoaderTests {
  @Test func `the smallest quiz is one question`() throws {
    let text =
      #"{ "text": "This is a _____ question", "options": ["choice1", "choice2", "example"] }"#
    let question = Question(
      text: [.text("This is a "), .blank(0), .text(" question")],
      blanks: [Blank(kind: .choice(bank: 0))],
      banks: [OptionBank(options: [Option("choice1"), Option("choice2"), Option("example")])],
      line: 1
    )
    #expect(try quiz(in: text) == Quiz(questions: [question]))
    #expect(try quiz(in: "[\(text)]") == Quiz(questions: [question]))
    #expect(try quiz(in: "{\"questions\": [\(text)]}") == Quiz(questions: [question]))
  }

  @Test func `the full example of the format loads`() throws {
    let loaded = try QuizLoader.load(SourceText(Array(fullExample.utf8)))
    #expect(loaded.warnings.map(\.cause) == [.comment, .comment, .comment, .comment])
    #expect(loaded.quiz == fullQuiz)
  }

  @Test func `a file with several errors gives them all in the order of their places`() {
    let file = MarkedFile(
      """
      { "title": ‸1, "settings": { "attempts": ‸-1, ‸"unknown": 0 },
        "questions": [
          { "id": "a", "text": "‸__", "options": ["a", ‸"a"], "answer": ‸"b" },
          ‸7,
          { "id": ‸"a", "text": "___ ___", "answers": ["x", ‸2], "blanks": ‸{}, ‸"text": 1 }
        ] }
      """)
    let found = findings(in: file.text)
    #expect(found.map(\.place) == file.places)
    #expect(found.map(\.number) == [43, 37, nil, 17, 22, 24, 12, 39, 28, 43, 32])
    #expect(found.map(\.question) == [nil, nil, nil, 1, 1, 1, 2, 3, 3, 3, 3])
  }

  @Test(arguments: [
    // The text is broken: nothing is said of how many answers or entries it should have.
    #"{ "text": 1, "options": ["a", "b"], "answers": ["a", "b", "a"], "blanks": [{}] }"#,
    // Options are broken: an answer may be among what could not be read.
    #"{ "text": "___", "options": ["a", 7], "answer": "7" }"#,
    #"{ "text": "___", "options": {}, "answer": "7" }"#,
    #"{ "text": "___", "options": {}, "answerIndex": 3 }"#,
    #"{ "text": "___", "options": [], "answerIndex": 3 }"#,
    // Answers are broken: a word may be needed twice.
    #"{ "text": "___ ___", "options": ["a", "a"], "answers": ["a", 7] }"#,
    #"{ "text": "___ ___", "options": ["a", "a"], "answer": "a" }"#,
    // An answer in two places: neither is looked at.
    #"{ "text": "___", "answers": ["b", "c"], "answer": 7 }"#,
    // An answer that is no option leaves the assignment open.
    #"{ "text": "___ ___", "options": ["a", "b"], "answers": ["c", "a"] }"#,
    // An answer that only a distractor gives does too.
    #"{ "text": "___", "options": ["a", "b"], "distractors": ["c"], "answer": "c" }"#,
    // An entry that is no object may have had an answer.
    #"{ "text": "___ ___", "blanks": [7, { "answer": "a" }] }"#,
  ])
  func `an error has no others in its train`(file: String) {
    #expect(findings(in: file).count == 1)
  }

  @Test func `blanks with options of their own stand beside typed ones and the bank`() throws {
    let text = #"""
      { "text": "___ ___ ___", "options": ["a", "b"], "distractors": ["c"], "reuse": true,
        "blanks": [{ "answer": "a" }, { "options": ["d", "e"], "points": 0.5 }, { "answer": null }] }
      """#
    let question = try #require(try quiz(in: text).questions.first)
    #expect(question.blanks.map(\.kind) == [.choice(bank: 0), .choice(bank: 1), .choice(bank: 0)])
    #expect(question.blanks.map(\.answer) == [Answer(texts: ["a"]), nil, nil])
    #expect(question.banks.map { $0.options.map(\.text) } == [["a", "b", "c"], ["d", "e"]])
    #expect(question.blanks.map(\.points) == [1, 0.5, 1])
    #expect(question.reusesOptions)
  }

  @Test func `a bank that no blank draws from is left out`() throws {
    let text = #"{"text": "___", "options": ["a", "b"], "blanks": [{"options": ["c", "d"]}]}"#
    let question = try #require(try quiz(in: text).questions.first)
    #expect(question.blanks[0].kind == .choice(bank: 0))
    #expect(question.banks.map { $0.options.map(\.text) } == [["c", "d"]])
  }

  @Test(arguments: [
    #"{ "text": "___", "answers": [null] }"#, #"{ "text": "___", "blanks": [{ "answer": null }] }"#,
  ])
  func `null is a typed blank that is not scored`(file: String) throws {
    #expect(findings(in: file) == [])
    #expect(try quiz(in: file).questions[0].blanks == [Blank(kind: .typed)])
  }

  @Test func `an index stands for its option`() throws {
    let text = #"{ "text": "___", "options": ["a", "b"], "answerIndex": 1 }"#
    #expect(try quiz(in: text).questions[0].blanks[0].answer == Answer(texts: ["b"]))
  }

  @Test func `a word may stand in the bank as often as it is needed`() {
    #expect(
      findings(in: #"{"text": "___ ___", "options": ["a", "a"], "answers": ["a", "a"]}"#) == [])
  }

  @Test func `white space around does not keep an answer from its option`() {
    #expect(
      findings(in: #"{"text": "___", "options": ["a\u00a0b", "c"], "answer": " a  b"}"#) == [])
  }

  @Test func `a number is kept as it is written`() throws {
    let text = #"{"text": "___", "answer": {"number": 0.1, "tolerance": 1e-2}}"#
    let target = try quiz(in: text).questions[0].blanks[0].answer?.alternatives.first?.target
    guard case .number(let number, let tolerance) = target else {
      Issue.record("no number")
      return
    }
    #expect(number.description == "0.1")
    #expect(tolerance.description == "0.01")
  }

  @Test func `an option can be met by a number`() {
    let text = #"{"text": "___", "options": ["3,14", "3"], "answer": {"number": 3.14}}"#
    #expect(findings(in: text) == [])
  }

  @Test func `lines may stand where sentences do, tabs become spaces`() throws {
    let text =
      #"{"text": "a\n\t___\r\nb", "answer": "c\td", "hint": "e\nf", "explanation": "g\nh"}"#
    let question = try #require(try quiz(in: text).questions.first)
    #expect(question.text == [.text("a\n "), .blank(0), .text("\nb")])
    #expect(question.blanks[0].answer == Answer(texts: ["c d"]))
    #expect(question.hints == ["e\nf"])
    #expect(question.explanation == "g\nh")
  }

  @Test func `each question knows its line`() throws {
    let text =
      "[\r\n{\"text\": \"___\", \"answer\": \"a\"},\r\r{\"text\": \"___\", \"answer\": \"a\"}]"
    #expect(try quiz(in: text).questions.map(\.line) == [2, 4])
  }
}
