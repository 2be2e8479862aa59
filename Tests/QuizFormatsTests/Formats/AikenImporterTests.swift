import QuizModel
import Testing

@testable import QuizFormats

/// Aiken as Moodle's documentation describes it, and a little more.
struct AikenImporterTests {
  @Test func `a sample is what it was counted to be`() throws {
    let file = try reading(sample: "aiken/capitals.aiken")
    #expect(file.format == "aiken")
    #expect(
      file.texts == [
        "Which city is the capital of Norway?\n_____",
        "Which planet is nearest\nto the sun?\n_____",
        "The capital of _____ is Paris.",
      ])
    #expect(
      file.questions.map { $0.blanks.map(\.answer) } == [
        [Answer(texts: ["Oslo"])], [Answer(texts: ["Mercury"])], [Answer(texts: ["France"])],
      ])
    #expect(
      file.questions.last?.banks
        == [OptionBank(options: ["Spain", "Italy", "France", "Portugal"].map { Option($0) })])
    #expect(file.questions.map(\.line) == [1, 7, 13])
    #expect(file.notes.isEmpty)
  }

  @Test func `a letter is of either case, and a first line like an option is the question`() {
    let file = reading(
      "A. Lincoln was\n\nA.  a president\nB.\ta king\nanswer : a.", as: "aiken")
    #expect(file.texts == ["A. Lincoln was\n_____"])
    #expect(file.questions.first?.blanks.first?.answer == Answer(texts: ["a president"]))
    #expect(file.questions.first?.banks.first?.options.map(\.text) == ["a president", "a king"])
  }

  static let mistakes: [(String, [String])] = [
    ("Q\nA. a\nB. b\nANSWER: C", ["4:9 left-out-unknown-answer"]),
    ("Q\nA. a\nB. b\nANSWER: A, B", ["4:9 left-out-unknown-answer"]),
    ("Q\nA. a\nB. b\nANSWER:", ["4:8 left-out-unknown-answer"]),
    ("Q\nA. a\nANSWER: A", ["1:1 left-out-missing-part"]),
    ("Q\nANSWER: A", ["1:1 left-out-missing-part"]),
    ("ANSWER: A", ["1:1 left-out-missing-part"]),
    ("Q\nA. a\nB. b\n", ["5:1 left-out-expected-sign"]),
    ("Q\nA. a\nB. b\nA. c\nANSWER: A", ["4:1 left-out-expected-sign"]),
  ]

  @Test(arguments: mistakes)
  func `a question with a mistake is left out and the others play`(
    text: String, notes: [String]
  ) {
    let file = reading(text + "\nNext?\nA. yes\nB. no\nANSWER: B", as: "aiken")
    #expect(file.notes == notes)
    #expect(file.texts == ["Next?\n_____"])
  }

  @Test func `a last question without an answer is left out`() {
    let file = reading("Q\nA. a\nB. b\nANSWER: B\n\nR\nA. a\nB. b\n", as: "aiken")
    #expect(file.notes == ["6:1 left-out-missing-part"])
    #expect(file.diagnostics.map(\.cause) == [.leftOut(.mistake(.missing("ANSWER:")))])
  }

  @Test(arguments: [
    "Just prose.\nANSWER: A", "A. one\nB. two\n", "#Q a\n^ b\nA b\nB c", "A {=b}", "",
  ])
  func `other texts are not taken for it`(text: String) {
    #expect(!AikenImporter().recognises(ForeignFile(Array(text.utf8))))
  }

  @Test func `its ending is known`() {
    #expect(QuizReading(Array("Just prose.".utf8), name: "a.aiken").format == "aiken")
    #expect(QuizReading.endingsInFolders.contains(".aiken"))
  }
}
