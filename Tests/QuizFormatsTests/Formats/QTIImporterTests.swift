import Foundation
import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct QTIImporterTests {
  func load(_ name: String) throws -> LoadedQuiz {
    let reading = try reading(sample: "qti/" + name)
    #expect(reading.format == "qti")
    return try reading.result.get()
  }

  static let samples: [(file: String, title: String?, texts: [String], notes: [String])] = [
    (
      "canvas-fib_feedback.xml", nil, ["Fill in the blank.\n_____"],
      ["81:5 lost-right-answer-feedback", "88:5 lost-wrong-answer-feedback"]
    ),
    (
      "canvas-multiple_dropdowns.xml", "Multiple Drop Down",
      ["Roses are _____, violets are _____."],
      ["122:9 lost-right-answer-feedback", "129:9 lost-wrong-answer-feedback"]
    ),
    ("canvas-multiple_fib.xml", nil, ["Roses are _____, violets are _____"], []),
    (
      "kinds.xml", "Numbers & words",
      [
        "Which is prime?\n_____", "Even?\n_____ _____", "Half of 9?\n_____",
        "Zero is even.\n_____", "Two and _____ are five, and _____ are six.",
      ], ["11:21 lost-image", "79:7 left-out-kind", "98:7 left-out-missing-part"]
    ),
  ]

  @Test(arguments: samples)
  func `every sample has its questions and notes`(
    sample: (file: String, title: String?, texts: [String], notes: [String])
  ) throws {
    let loaded = try load(sample.file)
    #expect(loaded.quiz.title == sample.title)
    #expect(loaded.quiz.questions.map(\.textWithBlanks) == sample.texts)
    #expect(loaded.warnings.map(\.note) == sample.notes)
  }

  @Test func `a typed answer has its spellings, feedback and points`() throws {
    let question = try load("canvas-fib_feedback.xml").quiz.questions[0]
    #expect(
      question.blanks == [
        Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("blank"), feedback: "Feedback on response 1226"),
            Alternative(.text("Blank"), feedback: "Feedback on response 5344"),
            Alternative(.text("BLANK"), feedback: "Feedback on response 3391"),
          ]), points: 3.5)
      ])
    #expect(question.explanation == "Generic feedback")
    #expect(question.id == nil)
  }

  @Test func `menus have options with feedback, and a right one each`() throws {
    let question = try load("canvas-multiple_dropdowns.xml").quiz.questions[0]
    #expect(
      question.banks == [
        OptionBank(options: [
          Option("red", feedback: "Yes! Red."),
          Option("plaid", feedback: "I'm pretty sure you meant red."),
        ]),
        OptionBank(options: [
          Option("blue", feedback: "Yes, blue!"),
          Option("paisely", feedback: "Did you also chose plaid? You wanted to blue."),
        ]),
      ])
    #expect(question.rightTexts == [["red"], ["blue"]])
    #expect(question.blanks.map(\.points) == [0.5, 0.5])
    #expect(
      question.explanation == """
        Roses come in many colors, violets probably do too.
        Never the less, the correct answers were red and blue.
        """)
  }

  @Test func `every spelling of a blank is right`() throws {
    let question = try load("canvas-multiple_fib.xml").quiz.questions[0]
    #expect(question.rightTexts == [["red", "Red"], ["blue", "Blue"]])
    #expect(question.blanks.map(\.isTyped) == [true, true])
  }

  @Test func `choices, numbers and items without a kind`() throws {
    let questions = try load("kinds.xml").quiz.questions
    #expect(
      questions[0].banks == [OptionBank(options: [Option("7"), Option("9", feedback: "3 × 3")])])
    #expect(questions[0].blanks[0].points == 2)
    #expect(questions[1].rightTexts == [["two", "four"], ["two", "four"]])
    #expect(options(questions[1], 0) == ["two", "three", "four"])
    #expect(questions[1].blanks.map(\.points) == [1.5, 1.5])
    #expect(
      questions[2].blanks[0].answer
        == Answer([
          Alternative(.number(4.5, tolerance: 0.1)), Alternative(.number(0.5, tolerance: 1.5)),
        ]))
    #expect(questions[3].blanks[0].rightTexts == ["True"])
    #expect(questions[4].rightTexts == [["three", "3"], ["four"]])
  }

  @Test func `an archive has all its assessments, with places in each`() throws {
    let bytes = storedZip([
      ("imsmanifest.xml", Array("<manifest/>".utf8)),
      ("a/a.xml", try bytes(ofSample: "qti/canvas-multiple_dropdowns.xml")),
      ("a/assessment_meta.xml", Array("<quiz><title>x</title></quiz>".utf8)),
      ("b/b.xml", try bytes(ofSample: "qti/kinds.xml")),
    ])
    let reading = QuizReading(bytes, name: "export.zip")
    #expect(reading.format == "qti")
    let loaded = try reading.result.get()
    #expect(loaded.quiz.title == nil)
    #expect(loaded.quiz.questions.count == 6)
    let tags = loaded.quiz.questions.prefix(2).map(\.tags)
    #expect(tags == [["Multiple Drop Down"], ["Numbers & words"]])
    #expect(
      loaded.warnings.map(\.note) == [
        "a/a.xml 122:9 lost-right-answer-feedback", "a/a.xml 129:9 lost-wrong-answer-feedback",
        "b/b.xml 11:21 lost-image", "b/b.xml 79:7 left-out-kind",
        "b/b.xml 98:7 left-out-missing-part",
      ])
  }

  @Test func `of a course the assessments with what is Canvas' own are taken`() throws {
    let file = try bytes(ofSample: "qti/canvas-multiple_dropdowns.xml")
    let bytes = storedZip([
      ("imsmanifest.xml", Array("<manifest/>".utf8)), ("a/assessment_qti.xml", file),
      ("non_cc_assessments/a.xml.qti", file),
    ])
    let loaded = try QuizReading(bytes).result.get()
    #expect(loaded.quiz.questions.count == 1)
    #expect(loaded.quiz.title == "Multiple Drop Down")
  }

  static let refusals: [([(name: String, contents: [UInt8])], String)] = [
    ([("imsmanifest.xml", Array("<manifest/>".utf8))], "missing"),
    (
      [("imsmanifest.xml", []), ("a.xml", Array("<questestinterop><item>".utf8))], "1:24 broken"
    ),
  ]

  @Test(arguments: refusals)
  func `an archive without a sound assessment is refused`(
    members: [(name: String, contents: [UInt8])], code: String
  ) {
    guard case .failure(let error) = QuizReading(storedZip(members)).result else {
      Issue.record("It was read.")
      return
    }
    #expect(error.diagnostics.map(\.note) == [code])
  }

  @Test func `other archives and documents are not taken`() {
    #expect(QuizReading(storedZip([("h5p.json", Array("{}".utf8))])).format != "qti")
    #expect(QuizReading(Array("<quiz><question/></quiz>".utf8)).format != "qti")
    #expect(QuizReading(Array("questestinterop".utf8)).format != "qti")
  }

  @Test func `damage never crashes`() throws {
    let file = try bytes(ofSample: "qti/kinds.xml")
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      expectSound(
        QuizReading(damaged(file, by: &generator), options: ReadingOptions(format: "qti")))
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["[", "[two]", "[one]"])
  func `a great deal of anything takes time in proportion`(piece: String) throws {
    let text = String(decoding: try bytes(ofSample: "qti/kinds.xml"), as: UTF8.self)
      .replacing("There is no [one].", with: String(repeating: piece, count: 50_000))
    expectSound(QuizReading(Array(text.utf8)))
  }
}
