import QuizModel
import Testing

@testable import QuizFormats

struct AnkiImporterTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let title: String?
    let texts: [String]
    let blanks: Int
    let notes: [String]
    var testDescription: String { file }
  }

  static let texts: [String] = [
    "The _____ ends in the Black Sea.", "The Danube ends in the _____.",
    "Water is H₂O: _____ atoms of _____ & one of oxygen.", "_____ beats _____ times a second.",
    "The _____ of a mouse beats ten times a second.",
    "The heart of a mouse beats _____ times a second.", "How many legs has a spider?\n_____",
  ]

  static let packageNotes: [String] = [
    "lost-sound", "left-out-kind", "lost-image", "left-out-without-text",
  ]

  static let samples: [Sample] = [
    Sample(file: "today.apkg", title: "Nature", texts: texts, blanks: 9, notes: packageNotes),
    Sample(file: "legacy.apkg", title: "Nature", texts: texts, blanks: 9, notes: packageNotes),
    Sample(
      file: "collection.colpkg", title: "Nature", texts: texts, blanks: 9, notes: packageNotes),
    Sample(
      file: "genanki.apkg", title: nil, texts: ["amo, ama_____, ama_____", "rosa, ros_____"],
      blanks: 3, notes: []),
    Sample(
      file: "notes.txt", title: "Nature", texts: texts, blanks: 9,
      notes: [
        "9:25 lost-sound", "11:25 left-out-kind", "12:26 lost-image",
        "12:26 left-out-without-text",
      ]),
    Sample(
      file: "plain.txt", title: nil,
      texts: texts.map { $0 == texts[2] ? $0.replacing("₂", with: "2") : $0 }, blanks: 9,
      notes: ["8:1 left-out-kind", "9:1 left-out-without-text"]),
  ]

  @Test(arguments: samples) func `samples are read`(_ sample: Sample) throws {
    let reading = try reading(sample: "anki/\(sample.file)")
    #expect(reading.format == "anki")
    #expect(try reading.result.get().quiz.title == sample.title)
    #expect(reading.questions.map(\.textWithBlanks) == sample.texts)
    #expect(reading.questions.flatMap(\.blanks).count == sample.blanks)
    #expect(reading.diagnostics.map { $0.place == nil ? $0.code : $0.note } == sample.notes)
  }

  @Test(arguments: ["today.apkg", "legacy.apkg", "collection.colpkg", "notes.txt"])
  func `answers, hints, explanations and tags are kept`(file: String) throws {
    let questions = try reading(sample: "anki/\(file)").questions
    try #require(questions.count == 7)
    #expect(
      questions.map(\.rightTexts) == [
        [["Danube"]], [["Black Sea"]], [["two"], ["hydrogen"]],
        [["The heart of a mouse"], ["ten"]], [["heart"]], [["ten"]], [["8"]],
      ])
    #expect(questions[0].blanks[0].hints == ["a river"])
    #expect(questions[0].explanation == "It begins in the Black Forest.")
    #expect(questions[0].tags == ["europe", "rivers"])
    #expect(questions[2].explanation == nil)
    #expect(questions[6].tags == ["animals"])
  }

  @Test func `several decks are tags`() throws {
    let questions = try reading(sample: "anki/genanki.apkg").questions
    #expect(questions.map(\.tags) == [["latin", "Latin::Verbs"], ["latin", "Latin::Nouns"]])
    #expect(questions.first?.explanation == "present tense")
    #expect(questions.last?.blanks.first?.hints == ["genitive"])
  }

  @Test func `notes of a package are named by their numbers`() throws {
    let diagnostics = try reading(sample: "anki/today.apkg").diagnostics
    let part = try #require(diagnostics.first?.part)
    #expect(part.hasPrefix("notes/"))
    #expect(Int(part.dropFirst(6)) != nil)
  }

  static let headers: [(file: String, texts: [String], tags: [String])] = [
    ("#separator:Semicolon\n#html:false\n#tags:x y\n{{c1::a}};<b>", ["_____"], ["x", "y"]),
    ("#separator:|\n#tags column:1\nx|{{c1::a}} b", ["_____ b"], ["x"]),
    ("tags:x\n#html:true\n{{c1::a}}<br>b", ["_____\nb"], ["x"]),
    ("#columns:Front\tBack\na?\tb\nc?\td", ["a?\n_____", "c?\n_____"], []),
    ("#deck:D\n# a comment: it says nothing\na?\tb", ["a?\n_____"], []),
    ("#separator:comma\n\"a\n\"\"b\"\"?\",c", ["a\n\"b\"?\n_____"], []),
  ]

  @Test(arguments: headers)
  func `the first lines say how to read a text`(file: String, texts: [String], tags: [String]) {
    let reading = reading(file, as: "anki")
    #expect(reading.questions.map(\.textWithBlanks) == texts)
    #expect(reading.questions.first?.tags == tags)
  }

  static let reversed: [(file: String, notes: [String])] = [
    ("#notetype:Basic (and reversed card)\na?\tb\nc?\td", ["2:1", "3:1"]),
    ("#notetype column:1\nBasic\ta?\tb\nBasic (and reversed card)\tc?\td", ["3:27"]),
    ("#notetype:Basic (optional reversed card)\na?\tb\t\nc?\td\ty", ["3:1"]),
  ]

  @Test(arguments: reversed)
  func `cards that ask the other way round are noted`(file: String, notes: [String]) {
    #expect(reading(file).notes == notes.map { $0 + " lost-reversed-card" })
    #expect(reading(file).questions.count == 2)
  }

  @Test func `plain text is not HTML when that is said`() {
    let reading = reading("#html:false\n#separator:tab\nx &lt; {{c1::y}}\t<i>z</i>")
    #expect(reading.questions.first?.textWithBlanks == "x &lt; _____")
    #expect(reading.questions.first?.explanation == "<i>z</i>")
  }

  @Test(
    arguments: [
      ("#separator:tab\na\tb", "anki"), ("{{c1::a}} b\n\nc {{c2::d}}\n", "anki"),
      ("# Heading\n\nText: {{c1::a}}\n", nil), ("#include <map>\nint a;\n", nil),
      ("#!/bin/sh\necho a: b\n", nil), ("# tags: a comment\nx = 1\n", nil),
      ("a {{c1::b}}\nplain\n", nil),
    ] as [(String, String?)])
  func `texts are recognised by their content`(text: String, format: String?) {
    #expect(reading(text).format == format)
  }

  @Test(arguments: [
    (text: "{{c1::Paris}} is old\nSo is {{c1::Rome\n", note: "2:7 left-out-expected-sign"),
    (text: "{{c1::Paris}} is old\nSo is {{c1:Rome}}\n", note: "2:1 left-out-without-answer"),
    (text: "{{c1::a}}\n{{c1::b}}\nc\n{{c1::d}}\n", note: "3:1 left-out-without-answer"),
  ])
  func `one bad note does not hide the others`(text: String, note: String) {
    #expect(reading(text).format == "anki")
    #expect(reading(text).notes == [note])
  }

  static let mistakes: [(file: String, note: String)] = [
    ("{{c1::a}}\t\nx {{c1::b\ty", "3:3 left-out-expected-sign"),
    ("{{c1::a}}\t\n\"x \"\"y\"\" {{c1::b\"\ty", "3:10 left-out-expected-sign"),
    ("{{c1::a}}\t\n{{c1::image-occlusion:rect:left=.1}}\tx", "3:1 left-out-kind"),
    ("{{c1::a}}\t\nfront\t", "3:1 left-out-without-answer"),
    ("{{c1::a}}\t\nfront\ttwo<br>lines", "3:1 left-out-kind"),
  ]

  @Test(arguments: mistakes) func `mistakes have their place`(file: String, note: String) {
    let reading = reading("#html:true\n" + file)
    #expect(reading.notes == [note])
    #expect(reading.questions.count == 1)
  }

  @Test func `a blank can be in any element, and formulas stay`() {
    let reading = reading(
      "#html:true\n#separator:tab\n<ul><li>\\(x^2\\)</li><li><b>{{c1::a</b> c}} d</li></ul>")
    #expect(reading.questions.first?.textWithBlanks == "• \\(x^2\\)\n• _____ d")
    #expect(reading.questions.first?.rightTexts == [["a c"]])
  }

  @Test func `what becomes far more than the file is refused`() {
    let draft = QuizDraft(ForeignFile([]))
    var reader = AnkiNoteReader(draft, limit: 100)
    let fields = ["{{c1::a}} {{c2::b}} {{c3::c}}"]
    #expect(throws: Never.self) {
      try reader.read(AnkiNote(fields: fields) { _, _ in .element("1") })
    }
    #expect(draft.quiz.questions.count == 3)
    #expect(throws: ContainerError.tooLarge(limit: 100)) {
      try reader.read(AnkiNote(fields: fields) { _, _ in .element("2") })
    }
  }

  @Test func `packages are found in folders`() {
    #expect(QuizReading.endingsInFolders.contains(".apkg"))
  }
}
