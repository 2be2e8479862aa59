import Foundation
import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct MoodleXMLImporterTests {
  func sample() throws -> LoadedQuiz {
    let reading = try reading(sample: "moodle-xml/course.xml")
    #expect(reading.format == "moodle-xml")
    return try reading.result.get()
  }

  static let sampleTexts: [String] = [
    "Lake _____ is in _____,\nLake _____ in _____.",
    "_____ < _____",
    "Baikal is _____ m deep; it is in _____, not _____.",
    "Which is salty?\nThink.\n_____",
    "Which are seas?\n_____ _____",
    "A sea is _____ than a pond.",
    "How many oceans are there?\n_____",
    "Water is wet.\n_____",
    "The _____ sat on the _____.",
    "The _____ chased the _____.",
  ]

  static let sampleNotes: [String] = [
    "21:5 lost-wrong-answer-feedback", "33:5 lost-image", "36:7 lost-sound",
    "44:3 left-out-kind", "65:5 lost-negative-credit", "85:5 lost-wildcard",
    "87:5 lost-wrong-answer-feedback", "93:5 lost-unit", "102:3 lost-case-rule",
    "122:5 left-out-unknown-blank",
  ]

  @Test func `the sample has one question of each kind, and notes of the rest`() throws {
    let loaded = try sample()
    #expect(loaded.quiz.questions.map(\.textWithBlanks) == Self.sampleTexts)
    #expect(loaded.warnings.map(\.note) == Self.sampleNotes)
    #expect(loaded.quiz.settings.shufflesOptions)
    #expect(!loaded.quiz.settings.match.respectsCase)
  }

  @Test func `fields that all kinds have`() throws {
    let question = try sample().quiz.questions[0]
    #expect(question.id == "lakes-1")
    #expect(question.tags == ["Sea/Lake", "lakes", "maps"])
    #expect(question.hints == ["Vänern is Swedish."])
    #expect(question.explanation == "Ladoga is the largest in Europe.")
    #expect(question.line == 8)
  }

  @Test func `a category is a tag until the next one`() throws {
    let tags = try sample().quiz.questions.map(\.tags)
    #expect(tags[1] == ["Sea/Lake"])
    #expect(tags[2] == [])
  }

  @Test func `a gap has the options of its group`() throws {
    let question = try sample().quiz.questions[0]
    #expect(options(question, 0) == ["Ladoga", "Vänern"])
    #expect(options(question, 1) == ["Sweden", "Russia", "Finland"])
    #expect(question.rightTexts == [["Ladoga"], ["Russia"], ["Vänern"], ["Sweden"]])
    #expect(question.blanks.map(\.points) == [0.5, 0.5, 0.5, 0.5])
  }

  @Test func `boxes of one group are the bank of all gaps`() throws {
    let question = try sample().quiz.questions[1]
    #expect(question.banks.count == 1)
    #expect(options(question, 1) == ["Baltic", "Atlantic", "Pacific"])
    #expect(question.rightTexts == [["Baltic"], ["Atlantic"]])
    #expect(!question.reusesOptions)
  }

  @Test func `embedded answers are typed or chosen`() throws {
    let question = try sample().quiz.questions[2]
    #expect(
      question.blanks[0]
        == Blank(
          kind: .typed,
          answer: Answer([Alternative(.number(1642, tolerance: 10), feedback: "Yes")])))
    #expect(question.blanks[1].points == 2)
    #expect(
      question.blanks[1].answer?.alternatives[1]
        == Alternative(.text("Russia"), credit: 0.5, feedback: "Where there?"))
    #expect(options(question, 2) == ["Mongolia", "Siberia"])
  }

  @Test func `choices keep feedback, credit and points`() throws {
    let question = try sample().quiz.questions[3]
    #expect(
      question.banks == [
        OptionBank(options: [
          Option("Lake Constance", feedback: "Sweet."), Option("the Dead Sea", feedback: "Very!"),
          Option("the Baltic"),
        ])
      ])
    #expect(
      question.blanks == [
        Blank(
          kind: .choice(bank: 0),
          answer: Answer([
            Alternative(.text("the Dead Sea")), Alternative(.text("the Baltic"), credit: 1.0 / 3),
          ]), points: 3)
      ])
  }

  @Test func `several choices have a blank each`() throws {
    let question = try sample().quiz.questions[4]
    #expect(question.rightTexts == [["Baltic", "Adriatic"], ["Baltic", "Adriatic"]])
    #expect(options(question, 0) == ["Baltic", "Adriatic", "Baikal"])
    #expect(question.blanks.map(\.points) == [0.5, 0.5])
  }

  @Test func `answers that are typed`() throws {
    let questions = try sample().quiz.questions
    #expect(
      questions[5].blanks[0].answer
        == Answer([
          Alternative(.text("larger")),
          Alternative(.text("smaller"), credit: 0, feedback: "The other way round."),
        ]))
    #expect(questions[6].blanks[0].answer == Answer([Alternative(.number(5, tolerance: 0))]))
    #expect(questions[8].rightTexts == [["cat", "tomcat"], ["mat"]])
    #expect(questions[8].blanks.map(\.isTyped) == [true, true])
  }

  @Test func `true and false are options`() throws {
    let question = try sample().quiz.questions[7]
    let options = [Option("True", feedback: "Indeed."), Option("False")]
    #expect(question.banks == [OptionBank(options: options)])
    #expect(question.blanks[0].rightTexts == ["True"])
  }

  @Test func `right and wrong words of a gapfill are options`() throws {
    let question = try sample().quiz.questions[9]
    #expect(options(question, 0) == ["dog", "cat", "cow", "a, b"])
    #expect(question.banks.count == 1)
    #expect(!question.reusesOptions)
  }

  func file(_ kind: String, _ fields: String) -> String {
    "<quiz><question type='\(kind)'><questiontext format='html'>\(fields)</question></quiz>"
  }

  static let gaps: [(String, String, Bool)] = [
    ("ddwtos", "<dragbox><text>a</text><group>1</group><infinite/></dragbox>", true),
    ("ddwtos", "<dragbox><text>a</text><group>1</group></dragbox>", false),
    ("gapselect", "<selectoption><text>a</text><group>1</group></selectoption>", false),
  ]

  @Test(arguments: gaps)
  func `a box without end can be used again`(kind: String, box: String, reuses: Bool) throws {
    let second = box.replacing("<text>a<", with: "<text>b<")
    let text = file(kind, "<text>[[1]] [[2]]</text></questiontext>" + box + second)
    #expect(try importedQuiz(text, as: "moodle-xml").questions[0].reusesOptions == reuses)
  }

  @Test(
    arguments: [
      ("1", "1", true, []),
      ("0", "false", false, []),
      ("0", "true", false, ["6:1 lost-settings"]),
      ("1", "0", false, ["2:1 lost-settings"]),
    ] as [(String, String, Bool, [String])])
  func `options are shuffled when all questions say so`(
    first: String, second: String, isShuffled: Bool, notes: [String]
  ) throws {
    let questions = [first, second].map { shuffles in
      """
      <question type="multichoice"><questiontext><text>A</text></questiontext>
      <shuffleanswers>\(shuffles)</shuffleanswers>
      <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>
      </question>
      """
    }
    let reading = QuizReading(Array("<quiz>\n\(questions.joined(separator: "\n"))</quiz>".utf8))
    let loaded = try reading.result.get()
    #expect(loaded.quiz.settings.shufflesOptions == isShuffled)
    #expect(loaded.warnings.map(\.note) == notes)
  }

  @Test func `an entity that is not XML's own is refused as such`() {
    let reading = QuizReading(Array("<quiz>\n<question>12 &deg;C</question></quiz>".utf8))
    #expect(
      reading.diagnostics.map(\.cause)
        == [.importFailure(.broken(.undefinedEntity(offset: 20), format: "Moodle XML"))])
    #expect(reading.notes == ["2:14 broken"])
  }

  static let mistakes: [(String, String, String)] = [
    ("shortanswer", "<text> </text></questiontext>", "1:7 left-out-without-text"),
    ("shortanswer", "<text>a</text></questiontext>", "1:7 left-out-without-answer"),
    (
      "numerical",
      "<text>a</text></questiontext>\n<answer fraction='100'><text>x</text></answer>",
      "2:1 left-out-bad-number"
    ),
    ("cloze", "<text>a</text></questiontext>", "1:7 left-out-without-blank"),
    ("cloze", "<text>{1:SA:=a</text></questiontext>", "1:30 left-out-unclosed"),
    ("gapfill", "<text>[a</text></questiontext>", "1:32 left-out-expected-sign"),
    ("matching", "<text>a</text></questiontext>", "1:7 left-out-kind"),
  ]

  @Test(arguments: mistakes)
  func `a mistake leaves its question out`(kind: String, fields: String, note: String) {
    let found = reading(file(kind, fields)).notes
    #expect(found == ["nothing-playable", note])
  }

  @Test func `XML that is not sound is refused at its place`() {
    #expect(reading("<quiz>\n<question type='cloze'></quiz>").notes == ["2:26 broken"])
  }

  @Test func `an encoding that is declared is no guess, and places are right in it`() throws {
    let text = """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <quiz><!-- °°° --><question type="essay"/>
      <question type="shortanswer"><questiontext><text>Où?</text></questiontext>\
      <answer fraction="100"><text>là</text></answer></question></quiz>
      """
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let reading = QuizReading(bytes, name: "a.xml")
    let loaded = try reading.result.get()
    #expect(loaded.quiz.questions[0].textWithBlanks == "Où?\n_____")
    #expect(loaded.quiz.questions[0].blanks[0].rightTexts == ["là"])
    #expect(loaded.warnings.map(\.note) == ["2:19 left-out-kind"])
    #expect(reading.text.line(2) == "<quiz><!-- °°° --><question type=\"essay\"/>")
  }

  @Test func `UTF-16 is read as it declares`() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><quiz><question type='x'/></quiz>"
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    guard case .failure(let error) = QuizReading(bytes).result else {
      Issue.record("It was read.")
      return
    }
    #expect(error.diagnostics.map(\.note) == ["nothing-playable", "1:46 left-out-kind"])
  }

  @Test(arguments: [
    "<quizzes><question/></quizzes>", "<html><quiz><question/></quiz></html>", "<quiz></quiz>",
    "quiz <question>", "<questestinterop/>",
  ])
  func `other files are not taken`(text: String) {
    #expect(QuizReading(Array(text.utf8), name: "a.xml").format != "moodle-xml")
  }

  @Test func `damage never crashes`() throws {
    let file = try bytes(ofSample: "moodle-xml/course.xml")
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      expectSound(
        QuizReading(damaged(file, by: &generator), options: ReadingOptions(format: "moodle-xml")))
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["[[1]]", "[", "{1:SA:=a}", "{", "&lt;p&gt;"])
  func `a great deal of anything takes time in proportion`(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    for kind in ["gapselect", "cloze", "gapfill"] {
      let box = "<selectoption><text>a</text><group>1</group></selectoption>"
      expectSound(
        QuizReading(Array(file(kind, "<text>\(text)</text></questiontext>" + box).utf8)))
    }
  }
}
