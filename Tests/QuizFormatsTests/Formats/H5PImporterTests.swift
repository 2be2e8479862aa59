import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

/// The samples of H5P, each with what was read from the file by eye.
struct H5PImporterTests {
  struct Sample: CustomTestStringConvertible {
    let file: String
    let questions: Int
    let blanks: Int
    let first: String
    var notes: [String] = []

    var testDescription: String { file }
  }

  static let advancedText = "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"

  static let samples: [Sample] = [
    Sample(
      file: "dragtext-1.10-standalone", questions: 1, blanks: 6,
      first: "The _____ sits on the _____. It is very _____ and _____. "
        + "The _____ is shining through the _____.",
      notes: ["19:5 lost-score-texts"]),
    Sample(
      file: "blanks-standalone-grammar", questions: 3, blanks: 3,
      first: "The _____ sits on the mat.", notes: ["21:5 lost-score-texts"]),
    Sample(file: "advancedblanks-base", questions: 1, blanks: 4, first: advancedText),
    Sample(file: "advancedblanks-case-sensitive", questions: 1, blanks: 4, first: advancedText),
    Sample(
      file: "advancedblanks-select-all-withlimit", questions: 1, blanks: 4, first: advancedText),
    Sample(file: "advancedblanks-spelling-accept", questions: 1, blanks: 4, first: advancedText),
  ]

  func read(_ file: String) throws -> QuizReading {
    try reading(sample: "h5p/\(file).content.json")
  }

  @Test(arguments: samples) func `a sample plays`(sample: Sample) throws {
    let reading = try read(sample.file)
    #expect(reading.format == "h5p")
    let quiz = try reading.loaded.quiz
    #expect(quiz.questions.count == sample.questions)
    #expect(quiz.questions.reduce(0) { $0 + $1.blanks.count } == sample.blanks)
    #expect(quiz.questions.first?.textWithBlanks == sample.first)
    #expect(reading.notes == sample.notes)
    try expectOurFormatHolds(quiz)
  }

  @Test func `a book without a blank says what it holds instead`() throws {
    let reading = try read("interactivebook-vi")
    #expect(reading.format == "h5p")
    #expect(
      reading.notes == [
        "nothing-playable", "163:27 lost-image", "217:27 lost-sound", "333:27 left-out-kind",
        "823:27 left-out-kind", "956:27 left-out-kind", "1089:27 left-out-kind",
        "1222:27 left-out-kind", "1355:27 left-out-kind", "1544:27 left-out-kind",
        "1670:27 left-out-kind",
      ])
    let causes = reading.diagnostics.map(\.cause)
    #expect(causes.contains(.importFailure(.nothingPlayable(format: "H5P"))))
    #expect(causes.contains(.lost(.media(.image, name: "0.jpg"))))
    #expect(causes.contains(.lost(.media(.sound, name: "0.mp3"))))
    #expect(causes.contains(.leftOut(.kind("H5P.Dialogcards"))))
    #expect(causes.count { $0 == .leftOut(.kind("H5P.MultiChoice")) } == 5)
    #expect(causes.count { $0 == .leftOut(.kind("H5P.SingleChoiceSet")) } == 2)
  }

  @Test func `the words to drag are one bank in the order of the text`() throws {
    let quiz = try read("dragtext-1.10-standalone").loaded.quiz
    #expect(quiz.description == "Drag the words to complete the sentences correctly")
    #expect(quiz.settings == QuizSettings(shufflesOptions: true))
    let words = ["cat", "mat", "happy", "comfortable", "sun", "window"]
    #expect(quiz.questions.first?.banks == [OptionBank(options: words.map { Option($0) })])
    #expect(
      quiz.questions.first?.blanks
        == words.map { Blank(kind: .choice(bank: 0), answer: Answer(texts: [$0])) })
  }

  @Test func `blanks to type have their tips`() throws {
    let quiz = try read("blanks-standalone-grammar").loaded.quiz
    #expect(quiz.description == "Fill in the missing words to complete the sentences")
    #expect(quiz.settings == QuizSettings())
    #expect(
      quiz.questions.map(\.blanks) == [
        [Blank(kind: .typed, answer: Answer(texts: ["cat"]), hints: ["A common pet that meows"])],
        [
          Blank(
            kind: .typed, answer: Answer(texts: ["comfortable"]),
            hints: ["A feeling of being relaxed"])
        ],
        [
          Blank(
            kind: .typed, answer: Answer(texts: ["sun"]),
            hints: ["The star at the center of our solar system"])
        ],
      ])
  }

  @Test func `advanced blanks keep what is said of foreseen mistakes`() throws {
    let quiz = try read("advancedblanks-base").loaded.quiz
    #expect(quiz.description == "Fill in the missing words.")
    #expect(quiz.scoreRanges == [ScoreRange(percentages: 0...100, text: "Feedback")])
    #expect(quiz.settings == QuizSettings())
    let blanks = try #require(quiz.questions.first?.blanks)
    #expect(
      blanks[0]
        == Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("Correct 1")),
            Alternative(.text("Incorrect 1-1"), credit: 0, feedback: "Feedback 1-1"),
            Alternative(.text("Incorrect 1-2"), credit: 0, feedback: "Feedback 1-2"),
          ])))
    #expect(
      blanks[3]
        == Blank(kind: .typed, answer: Answer(texts: ["Correct 4"]), hints: ["Hint for #4"]))
  }

  @Test func `advanced blanks settle how answers are compared`() throws {
    let sensitive = try read("advancedblanks-case-sensitive").loaded.quiz
    #expect(sensitive.settings.match == MatchRules(respectsCase: true))
    let accepting = try read("advancedblanks-spelling-accept").loaded.quiz
    #expect(accepting.settings.match == MatchRules(forgivenTypos: 1))
  }

  @Test func `advanced blanks to choose offer the answers of those that follow`() throws {
    let quiz = try read("advancedblanks-select-all-withlimit").loaded.quiz
    #expect(quiz.settings == QuizSettings(shufflesOptions: true))
    let question = try #require(quiz.questions.first)
    #expect(
      question.banks.map { $0.options.map(\.text) } == [
        ["Correct 1", "Correct 2"], ["Correct 2", "Correct 3"], ["Correct 3", "Correct 4"],
        ["Correct 4", "Correct 1"],
      ])
    #expect(question.blanks.map(\.answer) == (1...4).map { Answer(texts: ["Correct \($0)"]) })
  }

  @Test func `damaged samples are read or refused`() throws {
    var random = SeededGenerator(seed: 35)
    for file in Self.samples.map(\.file) {
      let bytes = try bytes(ofSample: "h5p/\(file).content.json")
      for _ in 0..<150 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          damaged[Int.random(in: damaged.indices, using: &random)] =
            Array("*:_\\+-/\"{}[], a<&;".utf8).randomElement(using: &random) ?? 0
        }
        let reading = QuizReading(damaged, name: "content.json")
        if case .success(let loaded) = reading.result { #expect(!loaded.quiz.questions.isEmpty) }
      }
    }
  }
}
