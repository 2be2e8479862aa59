import QuizModel
import Testing

@testable import QuizFormats

/// Open Trivia DB: its sample, and its rules one by one.
struct OpenTDBImporterTests {
  @Test func `all questions of the sample play`() throws {
    let reading = try reading(sample: "opentdb/opentdb-first150.json")
    #expect(reading.format == "opentdb")
    let quiz = try reading.loaded.quiz
    #expect(reading.notes.isEmpty)
    #expect(quiz.questions.count == 150)
    #expect(quiz.questions.allSatisfy { $0.blanks.count == 1 && $0.banks.count == 1 })
    // 26 questions of two options, 124 of four.
    #expect(quiz.questions.reduce(0) { $0 + $1.banks[0].options.count } == 26 * 2 + 124 * 4)
    #expect(
      quiz.questions.first
        == Question(
          text: [
            .text("The band \"Panic! At the Disco\" has released 4 albums total\n"), .blank(0),
          ],
          blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["False"]))],
          banks: [OptionBank(options: [Option("True"), Option("False")])],
          tags: ["Entertainment: Music", "medium"], line: 1))
    try expectOurFormatHolds(quiz)
  }

  @Test func `the right option comes first as often as any other`() throws {
    let quiz = try reading(sample: "opentdb/opentdb-first150.json").loaded.quiz
    var counts = [0, 0, 0, 0]
    for question in quiz.questions where question.banks[0].options.count == 4 {
      let right = question.blanks[0].answer?.alternatives.first?.text
      let index = try #require(question.banks[0].options.firstIndex { $0.text == right })
      counts[index] += 1
    }
    // Of 124, a quarter is 31; a place that told something would be far off.
    #expect(counts.allSatisfy { (18...46).contains($0) })
  }

  static let question = #"""
    {"type": "multiple", "category": "Art &amp; Music", "question": "Caf&eacute; &#039;_____&#039;?",
     "correct_answer": "a &lt; b", "incorrect_answers": ["c", "d"]}
    """#

  @Test(arguments: [
    question.withRoot("[", "]"), question.withRoot("{\"results\": [", "]}"),
    question.withRoot("{\"response_code\": 0, \"results\": [", "]}"),
  ])
  func `an answer of the API and a bare list are known`(file: String) throws {
    let reading = reading(file)
    #expect(reading.format == "opentdb")
    let question = try #require(reading.loaded.quiz.questions.first)
    #expect(question.textWithBlanks == "Café '_____'?")
    #expect(Set(question.banks[0].options.map(\.text)) == ["a < b", "c", "d"])
    #expect(question.blanks.map(\.answer) == [Answer(texts: ["a < b"])])
    #expect(question.tags == ["Art & Music"])
  }

  @Test func `percent encoding is decoded where all of a file has it`() throws {
    let reading = reading(
      #"""
      [{"question": "2%20%25%203%3F", "correct_answer": "%32", "incorrect_answers": ["0", "%C3%A9"]}]
      """#)
    let question = try #require(reading.loaded.quiz.questions.first)
    #expect(question.textWithBlanks == "2 % 3?\n_____")
    #expect(Set(question.banks[0].options.map(\.text)) == ["2", "0", "é"])
  }

  @Test func `what merely has a percent sign stays`() throws {
    let question = try reading(
      #"[{"question": "Is%20it 50%25?", "correct_answer": "%20", "incorrect_answers": ["b"]}]"#
    ).loaded.quiz.questions.first
    #expect(question?.textWithBlanks == "Is%20it 50%25?\n_____")
  }

  @Test func `a question without an answer is left out`() throws {
    let file = MarkedFile(
      #"""
      [{"question": "A", "correct_answer": "x", "incorrect_answers": ["y"]},
       {"question": "B", "correct_answer": "x", "incorrect_answers": ["y"]},
       ‸{"question": "C", "incorrect_answers": ["y"]}]
      """#)
    let loaded = try reading(file.text).loaded
    #expect(loaded.quiz.questions.count == 2)
    #expect(loaded.warnings == [Diagnostic(.leftOut(.withoutAnswer), at: file.places[0])])
  }

  @Test func `an answer without questions is known and says so`() {
    let reading = reading(#"{"response_code": 1, "results": []}"#)
    #expect(reading.format == "opentdb")
    #expect(reading.notes == ["nothing-playable"])
  }
}

extension String {
  fileprivate func withRoot(_ start: String, _ end: String) -> String { start + self + end }
}
