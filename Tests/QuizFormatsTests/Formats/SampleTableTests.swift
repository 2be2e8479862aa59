import Foundation
import QuizFormats
import QuizModel
import Testing

/// A file that somebody wrote for another program, and what a person reads in it.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The path below the samples; the folder is the name of the format.
  let path: String
  let questions: Int
  let blanks: Int
  /// How many things are noted.
  let notes: Int
  /// The text of the first question, or nil when nothing can be played.
  let first: String?

  init(_ path: String, questions: Int, blanks: Int, notes: Int, first: String?) {
    self.path = path
    self.questions = questions
    self.blanks = blanks
    self.notes = notes
    self.first = first
  }

  var testDescription: String { path }
}

/// Real files, each with what was counted in it by hand before anything read it.
struct SampleTableTests {
  static let samples: [Sample] = [
    Sample(
      "questions/voltaire-text-cloze.json", questions: 6, blanks: 6, notes: 0,
      first:
        "\"We cannot conceive of any end or limit to the _____, but always as of necessity it occurs to us that there is something beyond.\" -Francis Bacon"
    ),
    Sample("gift/es-giftplay.gift.txt", questions: 10, blanks: 13, notes: 2, first: "1+1=2\n_____"),
    Sample(
      "gift/peg-escapeAll.gift", questions: 1, blanks: 1, notes: 0,
      first: "Which of the following is NOT a control character for the GIFT import format?\n_____"),
    Sample(
      "gift/peg-escapeColon.gift", questions: 1, blanks: 1, notes: 0,
      first: "Specify the seasons:\n_____"),
    Sample(
      "gift/peg-multiLineFeedback1.gift", questions: 2, blanks: 2, notes: 1,
      first: "What's the answer to this multiple-choice question?\n_____"),
    Sample(
      "gift/peg-options1.gift", questions: 14, blanks: 16, notes: 1,
      first: "What's 2 plus 2?\n_____"),
    Sample(
      "gift/peg-shortFirstEmbedded.gift", questions: 2, blanks: 2, notes: 0,
      first: "_____ is the largest continent in the world."),
    Sample(
      "gift/peg-shortFirstEmbeddedUnderline.gift", questions: 2, blanks: 2, notes: 0,
      first: "_____ is the largest continent."),
    Sample("gift/peg-totara_moodle_backslash.gift", questions: 0, blanks: 0, notes: 1, first: nil),
    Sample(
      "h5p/advancedblanks-base.content.json", questions: 1, blanks: 4, notes: 0,
      first: "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"),
    Sample(
      "h5p/advancedblanks-case-sensitive.content.json", questions: 1, blanks: 4, notes: 0,
      first: "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"),
    Sample(
      "h5p/advancedblanks-select-all-withlimit.content.json", questions: 1, blanks: 4, notes: 0,
      first: "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"),
    Sample(
      "h5p/advancedblanks-spelling-accept.content.json", questions: 1, blanks: 4, notes: 0,
      first: "Blank 1: _____\nBlank 2: _____\nBlank 3: _____\nBlank 4: _____"),
    Sample(
      "h5p/blanks-standalone-grammar.content.json", questions: 3, blanks: 3, notes: 1,
      first: "The _____ sits on the mat."),
    Sample(
      "h5p/dragtext-1.10-standalone.content.json", questions: 1, blanks: 6, notes: 1,
      first:
        "The _____ sits on the _____. It is very _____ and _____. The _____ is shining through the _____."
    ),
    Sample("h5p/interactivebook-vi.content.json", questions: 0, blanks: 0, notes: 10, first: nil),
    Sample("hascard/analysis3.txt", questions: 7, blanks: 7, notes: 2, first: "curl F = 0\n_____"),
    Sample(
      "hascard/example.txt", questions: 5, blanks: 7, notes: 1,
      first: "Peak intensity of motopic vision is at a wavelength of around\n_____"),
    Sample(
      "opentdb/opentdb-first150.json", questions: 150, blanks: 150, notes: 0,
      first: "The band \"Panic! At the Disco\" has released 4 albums total\n_____"),
    Sample(
      "qti/canvas-fib_feedback.xml", questions: 1, blanks: 1, notes: 2,
      first: "Fill in the blank.\n_____"),
    Sample(
      "qti/canvas-multiple_dropdowns.xml", questions: 1, blanks: 2, notes: 2,
      first: "Roses are _____, violets are _____."),
    Sample(
      "qti/canvas-multiple_fib.xml", questions: 1, blanks: 2, notes: 0,
      first: "Roses are _____, violets are _____"),
    Sample(
      "questions/elcms-language.json", questions: 68, blanks: 76, notes: 0,
      first: "\"Entre nous\" means _____.\""),
    Sample(
      "opentriviaqa/opentriviaqa-brain-teasers.txt", questions: 207, blanks: 207, notes: 0,
      first: "Which of these is true about the sleep of zebras?\n_____"),
  ]

  @Test(arguments: samples)
  func `a real file has what a person finds in it`(sample: Sample) throws {
    let url = packageFolder.appending(
      path: "Tests/QuizFormatsTests/Fixtures/Imports/\(sample.path)")
    let reading = QuizReading(Array(try Data(contentsOf: url)), name: sample.path)
    #expect(reading.format.map { sample.path.hasPrefix("\($0)/") } == true)
    switch reading.result {
    case .success(let loaded):
      let questions = loaded.quiz.questions
      #expect(questions.count == sample.questions)
      #expect(questions.map(\.blanks.count).reduce(0, +) == sample.blanks)
      #expect(questions.first?.textWithBlanks == sample.first)
      #expect(loaded.warnings.count == sample.notes)
    case .failure(let error):
      #expect(sample.first == nil)
      #expect(error.diagnostics.first?.code == "nothing-playable")
      #expect(error.diagnostics.count == sample.notes + 1)
    }
  }
}
