import Foundation
import FoundationEssentials
import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct QuizWriterTests {
  @Test(arguments: 0..<8)
  func `a written quiz is read as itself`(part: UInt64) throws {
    for seed in (part * 100)..<(part * 100 + 100) {
      var generator = SeededGenerator(seed: seed)
      let quiz = generator.quiz()
      let json = QuizWriter.json(quiz)
      // An expectation that fails would go through all parts of both quizzes, for minutes.
      guard findings(in: json).isEmpty, try read(json).isSame(as: quiz) else {
        Issue.record("seed \(seed): \(json)\(findings(in: json).map(\.code))")
        return
      }
    }
  }

  @Test(arguments: jsonFiles(in: "Quizzes"))
  func `a quiz that comes with the program is written and read as itself`(file: URL) throws {
    let quiz = try read(try String(contentsOf: file, encoding: .utf8))
    let json = QuizWriter.json(quiz)
    #expect(findings(in: json) == [])
    #expect(try read(json) == quiz)
    #expect(QuizWriter.json(try read(json)) == json)
  }

  @Test func `the full example of the format is written in its shortest form`() {
    #expect(
      QuizWriter.json(fullQuiz) == #"""
        {
          "title": "All of it",
          "description": "Everything a quiz can say.",
          "author": "A. Uthor",
          "language": "en",
          "licence": "CC0-1.0",
          "settings": {
            "shuffleQuestions": true,
            "shuffleOptions": true,
            "check": "instant",
            "attempts": 0,
            "showSolution": "end",
            "scoring": "all-or-nothing",
            "match": {
              "case": true,
              "accents": false,
              "punctuation": false,
              "typos": 1
            }
          },
          "results": [
            {
              "from": 0,
              "to": 59,
              "text": "Go on."
            },
            {
              "from": 60,
              "to": 100,
              "text": "Good."
            }
          ],
          "questions": [
            {
              "id": "cat-1",
              "text": "The _____ sat on the _____.",
              "options": ["cat", "mat", "rug", "dog", "log"],
              "answers": [
                "cat",
                ["mat", "rug"]
              ],
              "hint": ["An animal", "Starts with c"],
              "explanation": "Cats do.",
              "tags": ["animals"]
            },
            {
              "text": "Oslo is in _____.",
              "answer": [
                "Norway",
                {
                  "text": "Norge",
                  "credit": 0.5,
                  "feedback": "In Norwegian."
                }
              ]
            },
            {
              "text": "x = _____(-3)",
              "code": true,
              "options": [
                {
                  "text": "abs",
                  "feedback": "Yes."
                },
                {
                  "text": "len",
                  "feedback": "len needs a sequence."
                }
              ],
              "blanks": [
                {
                  "answer": "abs",
                  "hint": "distance from zero",
                  "points": 2
                }
              ]
            }
          ]
        }

        """#)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A question without its text, which has as many blanks as ``blanks``.
    let members: String
    var blanks = 1
  }

  static let shortest: [Case] = [
    Case(testDescription: "one choice", members: #""options": ["a", "b"], "answer": "b""#),
    Case(testDescription: "a choice in a survey", members: #""options": ["a", "b"]"#),
    Case(testDescription: "one typed blank", members: #""answer": "a""#),
    Case(testDescription: "alternatives", members: #""answer": ["a", "b"]"#),
    Case(testDescription: "a typed blank in a survey", members: #""answers": [null]"#),
    Case(
      testDescription: "one bank",
      members: #""options": ["a", "b"], "answers": ["b", null, "a"]"#, blanks: 3),
    Case(testDescription: "a bank in a survey", members: #""options": ["a", "b"]"#, blanks: 2),
    Case(testDescription: "typed blanks", members: #""answers": ["b", null]"#, blanks: 2),
    Case(testDescription: "reuse", members: #""answer": "a", "reuse": true"#),
    Case(
      testDescription: "typed beside choice",
      members:
        #""blanks": [{"options": ["a", "b"], "answer": "a"}, {"answer": null}, {"answer": "c"}]"#,
      blanks: 3),
    Case(
      testDescription: "a bank beside the shared one",
      members: #""options": ["a", "b"], "blanks": [{"answer": "a"}, {"options": ["c", "d"]}, {}]"#,
      blanks: 3),
    Case(
      testDescription: "a word that its bank has twice, beside another bank",
      members: #"""
        "options": ["a", "a"], "blanks": [{"answer": ["a", "a"]}, {"options": ["c", "d"]}]
        """#,
      blanks: 2),
    Case(
      testDescription: "numbers",
      members: #""answer": [{"number": 0.1, "tolerance": 0.05}, {"number": 12345678901234567890}]"#),
  ]

  @Test(arguments: shortest)
  func `a question is written in the shortest form that says it`(testCase: Case) throws {
    let text = Array(repeating: "_____", count: testCase.blanks).joined(separator: " ")
    let file = #"{"questions": [{"text": "\#(text)", \#(testCase.members)}]}"#
    let written = QuizWriter.json(try read(file))
    // The same but for its layout.
    let plain = written.replacing(/\n */, with: "").replacing(",\"", with: ", \"")
      .replacing(",{", with: ", {").replacing(",null", with: ", null")
    #expect(plain == file)
  }

  @Test func `distractors are written as options`() throws {
    let quiz = try read(#"{"text": "___", "options": ["a"], "distractors": ["b"], "answer": "a"}"#)
    #expect(QuizWriter.json(quiz).contains(#""options": ["a", "b"]"#))
  }

  @Test func `what is doubtful in a quiz stays so, and nothing else becomes it`() throws {
    let file = #"""
      {"results": [{"from": 50, "to": 100, "text": ""}],
       "questions": [{"text": "___", "options": ["B"], "answer": "b"}]}
      """#
    #expect(findings(in: file).map(\.code) == ["range-gap", "single-option", "answer-spelling"])
    let json = QuizWriter.json(try read(file))
    #expect(findings(in: json).map(\.code) == ["range-gap", "single-option"])
    #expect(try read(json).isSame(as: try read(file)))
  }

  @Test func `banks that the format cannot share are given to each blank`() throws {
    let quiz = Quiz(questions: [
      Question(
        text: [.blank(0), .text(" "), .blank(1), .text(" "), .blank(2)],
        blanks: [
          Blank(kind: .choice(bank: 0), answer: Answer(texts: ["a"])),
          Blank(kind: .choice(bank: 0), answer: Answer(texts: ["b"])),
          Blank(kind: .typed, answer: Answer([])),
        ],
        banks: [OptionBank(options: [Option("a"), Option("b")])])
    ])
    let question = try #require(try read(QuizWriter.json(quiz)).questions.first)
    #expect(question.blanks.map(\.kind) == [.choice(bank: 0), .choice(bank: 1), .typed])
    #expect(question.blanks.map(\.answer) == [Answer(texts: ["a"]), Answer(texts: ["b"]), nil])
    #expect(question.banks == [quiz.questions[0].banks[0], quiz.questions[0].banks[0]])
  }
}

/// The quiz in a file, without the lines of its questions.
fileprivate func read(_ json: String) throws -> Quiz {
  var quiz = try quiz(in: json)
  for index in quiz.questions.indices { quiz.questions[index].line = nil }
  return quiz
}

extension Quiz {
  /// Whether two quizzes are equal to the last scalar; the `==` of strings is canonical equivalence.
  fileprivate func isSame(as other: Quiz) -> Bool {
    self == other && QuizWriter.json(self).utf8.elementsEqual(QuizWriter.json(other).utf8)
  }
}
