import QuizModel
import Testing

@testable import QuizFormats

/// Question lists of other programs: their samples, and their shapes one by one.
struct QuestionsImporterTests {
  func question(_ text: String) throws -> Question {
    let reading = reading(text)
    #expect(reading.format == "questions")
    return try #require(reading.loaded.quiz.questions.first)
  }

  @Test func `questions with one option each are typed`() throws {
    let reading = try reading(sample: "questions/elcms-language.json")
    #expect(reading.format == "questions")
    let quiz = try reading.loaded.quiz
    #expect(reading.notes.isEmpty)
    #expect(quiz.questions.count == 68)
    // Four of the questions have three runs of underscores each, for one word.
    #expect(quiz.questions.reduce(0) { $0 + $1.blanks.count } == 64 + 4 * 3)
    #expect(!quiz.questions.contains { $0.blanks.contains { !$0.isTyped } })
    #expect(quiz.questions[0].textWithBlanks == "\"Entre nous\" means _____.\"")
    #expect(quiz.questions[0].blanks[0].answer == Answer(texts: ["Between ourselves"]))
    #expect(quiz.questions[0].tags == ["LANGUAGE"])
    #expect(
      quiz.questions[2].textWithBlanks == "An adjective meaning 'pertaining to the sun.'\n_____")
    let hood = quiz.questions.filter {
      $0.textWithBlanks.contains("_____hood; _____hole; _____date")
    }
    #expect(hood.count == 2)
    #expect(hood[0].blanks.map(\.answer) == Array(repeating: Answer(texts: ["Man"]), count: 3))
    try expectOurFormatHolds(quiz)
  }

  @Test func `a word of a text is its blank`() throws {
    let reading = try reading(sample: "questions/voltaire-text-cloze.json")
    #expect(reading.format == "questions")
    let quiz = try reading.loaded.quiz
    #expect(reading.notes.isEmpty)
    #expect(quiz.questions.map(\.blanks.count) == [1, 1, 1, 1, 1, 1])
    #expect(
      quiz.questions[0].textWithBlanks
        == "\"We cannot conceive of any end or limit to the _____, but always as of necessity it "
        + "occurs to us that there is something beyond.\" -Francis Bacon")
    #expect(
      quiz.questions[5].textWithBlanks
        == "_____ was the nom de plume used by François-Marie Arouet.")
    #expect(
      quiz.questions.map { $0.blanks[0].answer }
        == [
          "world", "liberty", "principal", "invent", "defend", "Voltaire",
        ].map { Answer(texts: [$0]) })
    try expectOurFormatHolds(quiz)
  }

  @Test(arguments: [
    ("The cat concatenates.", #""cat""#, "The _____ concatenates."),
    ("To concatenate.", #""cat""#, "To con_____enate."),
    ("One two one.", #"["one", "One"]"#, "_____ two _____."),
    ("Café.", #""Cafe\u0301""#, "_____."),
  ])
  func `an answer is hidden where it is a word, else where it stands`(
    text: String, cloze: String, hidden: String
  ) throws {
    #expect(try question(#"[{"text": "\#(text)", "cloze": \#(cloze)}]"#).textWithBlanks == hidden)
  }

  @Test func `an answer that is not in its text is a mistake`() {
    let file = MarkedFile(#"[{"text": "A b.", "cloze": ‸"c"}, {"text": "d", "cloze": "d"}]"#)
    #expect(
      reading(file.text).diagnostics == [
        Diagnostic(.leftOut(.mistake(.expected("c", found: "\"A b.\""))), at: file.places[0])
      ])
  }

  /// Keys under which programs keep one and the same question.
  static let shapes: [String] = [
    #""question": "Pet?", "options": ["cat", "oak"], "answer": "cat""#,
    #""prompt": "Pet?", "choices": ["cat", "oak"], "correctAnswer": "cat""#,
    #""question": "Pet?", "options": ["cat", "oak"], "answer": "CAT""#,
    #""question": "Pet?", "answers": ["cat", "oak"], "correct_answer": "cat""#,
    #""question": "Pet?", "options": {"A": "cat", "B": "oak"}, "answer": "A""#,
    #""question": "Pet?", "options": {"a": "cat", "b": "oak"}, "solution": "A""#,
    #""question": "Pet?", "options": ["cat", "oak"], "answer": 0"#,
    #""question": "Pet?", "options": ["cat", "oak"], "correctIndex": "0""#,
    #""question": "Pet?", "options": ["cat", "oak"], "answer": "A""#,
    #""question": "Pet?", "options": ["cat", "oak"], "answer": ["a"]"#,
    #""question": "Pet?", "options": [{"text": "cat", "correct": true}, {"text": "oak"}]"#,
    #""question": "Pet?", "answers": [{"answer": "cat", "isCorrect": true}, {"answer": "oak", "isCorrect": false}]"#,
    #""question": {"text": "Pet?"}, "options": [{"id": 7, "text": "cat"}, {"id": 8, "text": "oak"}], "answer": 7"#,
  ]

  @Test(arguments: shapes) func `a choice is known by many names`(shape: String) throws {
    #expect(
      try question("[{\(shape)}]")
        == Question(
          text: [.text("Pet?\n"), .blank(0)],
          blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"]))],
          banks: [OptionBank(options: [Option("cat"), Option("oak")])], line: 1))
  }

  @Test(arguments: ["incorrect_answers", "wrong", "distractors", "incorrectAnswers"])
  func `wrong answers apart are options too`(key: String) throws {
    let question = try question(
      #"[{"question": "Pet?", "answer": "cat", "\#(key)": ["oak", "elm"]}]"#)
    #expect(Set(question.banks[0].options.map(\.text)) == ["cat", "oak", "elm"])
    #expect(question.blanks[0].answer == Answer(texts: ["cat"]))
  }

  @Test func `true and false are options in this order`() throws {
    let question = try question(#"[{"question": "Is it?", "answer": false}]"#)
    #expect(question.banks == [OptionBank(options: [Option("True"), Option("False")])])
    #expect(question.blanks[0].answer == Answer(texts: ["False"]))
  }

  @Test func `several answers are several blanks, or alternatives of one that is typed`() throws {
    let all = try question(
      #"[{"question": "Primes?", "options": [2, 3, 4], "correct_answers": ["2", "3"]}]"#)
    #expect(all.textWithBlanks == "Primes?\n_____ _____")
    let each = try question(#"[{"question": "__ is ___ and ____.", "answers": ["a", "b"]}]"#)
    #expect(each.textWithBlanks == "__ is _____ and _____.")
    #expect(each.blanks.map(\.answer) == [Answer(texts: ["a"]), Answer(texts: ["b"])])
    let one = try question(#"[{"question": "Sum?", "answers": ["2", "two"]}]"#)
    #expect(one.blanks == [Blank(kind: .typed, answer: Answer(texts: ["2", "two"]))])
  }

  @Test func `what else is said of a question and of the quiz is kept`() throws {
    let loaded = try reading(
      #"""
      {"title": "T", "language": "en", "items": [
        {"id": 3, "question": "<p>Caf&eacute;?</p>", "answer": "x", "hint": "h", "explanation": "e",
         "category": "c", "tags": ["t", "c"], "difficulty": "easy", "image": "img/a.png"}]}
      """#
    ).loaded
    #expect(loaded.quiz.title == "T")
    #expect(loaded.quiz.language == "en")
    #expect(
      loaded.quiz.questions == [
        Question(
          id: "3", text: [.text("Café?\n"), .blank(0)],
          blanks: [Blank(kind: .typed, answer: Answer(texts: ["x"]))], hints: ["h"],
          explanation: "e", tags: ["c", "t", "easy"], line: 2)
      ])
    #expect(loaded.warnings.map(\.cause) == [.lost(.media(.image, name: "a.png"))])
  }

  @Test(arguments: [
    // Our own questions.
    #"[{"text": "___", "options": ["a", "b"]}]"#,
    #"[{"question": "A", "answer": "b"}, {"text": "___", "answer": "a"}]"#,
    #"{"question": "___", "answer": "a"}"#,
    #"{"settings": {}, "questions": [{"question": "___", "answer": "a"}]}"#,
    // No questions at all.
    #"[{"name": "a", "answer": "b"}]"#, "[]", "[1]", #"{"data": [{"question": "Why?"}]}"#,
  ])
  func `what is ours or nobody's is left to our format`(file: String) {
    #expect(reading(file).format == "json")
  }
}

/// Answers that are numbers or letters.
struct AnswerNumberingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let file: String
    /// The right options, or nil when an answer is ambiguous.
    let right: [String]?

    init(_ name: String, _ questions: [(options: String, answer: String)], _ right: [String]?) {
      testDescription = name
      let objects = questions.map {
        #"{"question": "Q", "options": \#($0.options), "answer": \#($0.answer)}"#
      }
      file = "[\(objects.joined(separator: ",\n"))]"
      self.right = right
    }
  }

  static let letters = #"["x", "y", "z"]"#

  static let cases: [Case] = [
    Case("a zero means counting from 0", [(letters, "0"), (letters, "1")], ["x", "y"]),
    Case(
      "the number of options means counting from 1", [(letters, "1"), (letters, "3")], ["x", "z"]),
    Case("neither can be told", [(letters, "1"), (letters, "2")], nil),
    Case("both cannot be", [(letters, "0"), (letters, "3")], nil),
    Case("no option is so far", [(letters, "0"), (letters, "4")], nil),
    Case("a number that can only be a text", [("[10, 20]", "20")], ["20"]),
    Case("a number that is a text and another's place", [("[1, 2]", "1"), (letters, "0")], nil),
    Case("a number that is a text and its place", [("[0, 1]", "1"), (letters, "0")], ["1", "x"]),
    Case("digits in quotes are a text first", [(#"["1", "2"]"#, #""2""#)], ["2"]),
    Case("a letter is a place", [(letters, #""B""#), (letters, #""c""#)], ["y", "z"]),
    Case("a letter that is another's text", [(#"["B", "A"]"#, #""B""#)], nil),
    Case("a letter that is the text at its place", [(#"["A", "B"]"#, #""B""#)], ["B"]),
    Case("a letter too far", [(letters, #""D""#)], nil),
    Case("a label is no place", [(#"{"B": "x", "A": "y"}"#, #""A""#)], ["y"]),
  ]

  @Test(arguments: cases) func `an answer means one option or is refused`(sample: Case) throws {
    let reading = reading(sample.file)
    #expect(reading.format == "questions")
    guard let right = sample.right else {
      #expect(reading.diagnostics.map(\.code) == ["ambiguous-answer"])
      return
    }
    #expect(
      try reading.loaded.quiz.questions.map { $0.blanks[0].answer?.alternatives.map(\.text) }
        == right.map { [$0] })
  }

  @Test(arguments: [
    (item: #"{"question": "B?"}"#, code: "left-out-without-answer"),
    (item: #"{"answer": "Rome"}"#, code: "left-out-without-text"),
    (item: "null", code: "left-out-without-text"),
    (
      item: #"{"question": "A", "options": ["x", "y"], "answer": "why"}"#,
      code: "left-out-unknown-answer"
    ),
  ])
  func `one bad question does not hide the others`(item: String, code: String) {
    let good = #"{"question": "Cap of F?", "answer": "Oslo", "choices": ["Rome", "Oslo"]}"#
    let reading = reading("[\(good), \(item)]")
    #expect(reading.format == "questions")
    #expect(reading.questions.map(\.textWithBlanks) == ["Cap of F?\n_____"])
    #expect(reading.diagnostics.map(\.code) == [code])
  }

  @Test func `a list that mostly asks nothing is no quiz of other programs`() {
    let list = #"[{"question": "A", "answer": "x"}, {"name": "B"}, {"name": "C"}]"#
    #expect(reading(list).format == QuizReading.native)
  }

  @Test func `the first ambiguous answer is the one that is shown`() {
    let file = MarkedFile(
      #"""
      [{"question": "A", "options": ["x", "y", "z"], "answer": "x"},
       {"question": "B", "options": ["x", "y", "z"], "answer": ‸1},
       {"question": "C", "options": ["x", "y", "z"], "answer": 2}]
      """#)
    #expect(
      reading(file.text).diagnostics
        == [Diagnostic(.importFailure(.ambiguousAnswer(found: "1")), at: file.places[0])])
  }

  @Test func `an answer that is none of the options is a mistake`() throws {
    let file = MarkedFile(
      #"""
      [{"question": "A", "options": ["x", "y"], "answer": ‸"why"},
       {"question": "B", "options": ["yes", "no"], "answer": "Yes"}]
      """#)
    #expect(reading(file.text).questions.map { $0.blanks[0].answer } == [Answer(texts: ["yes"])])
    #expect(
      try reading(file.text).loaded.warnings
        == [Diagnostic(.leftOut(.mistake(.unknownAnswer(found: "why"))), at: file.places[0])])
  }
}
