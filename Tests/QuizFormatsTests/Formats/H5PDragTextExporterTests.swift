import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

/// What Drag the Words cannot hold, and why not.
///
/// | noted | because |
/// |---|---|
/// | title, author, language, licence | they stand in `h5p.json`, not in the content |
/// | description | HTML does not keep spaces and empty lines, or it is the label for having none |
/// | settings | H5P shuffles the words and has no other settings but when to check |
/// | match-rules | nothing is typed |
/// | score-texts | `@score` and `@total` would be filled in; an empty text says nothing |
/// | merged | an exercise is one text |
/// | id, explanation, tags, points, code-question | there is no field |
/// | hints | a blank has one tip, the text none |
/// | survey | every blank has a right word; without one its place stays as underscores |
/// | option-reuse | a word is there as often as it is needed |
/// | own-options | there is one bank |
/// | typing | there is nothing to type beside a bank |
/// | feedback | a word has none but where it is right |
/// | wrong-answer-feedback | what is said of one wrong word is not told from another's |
/// | credit, alternatives, tolerance | one word is right in a blank |
struct H5PDragTextExporterTests {
  func export(_ quiz: Quiz) throws -> (quiz: Quiz, notes: [Diagnostic]) {
    let export = try #require(QuizExport(quiz, format: "h5p-dragtext"))
    let reading = QuizReading(export.bytes)
    #expect(reading.format == "h5p")
    let loaded = try reading.loaded
    #expect(loaded.warnings.isEmpty)
    return (loaded.quiz, export.notes)
  }

  @Test func `a quiz like an exercise loses nothing`() throws {
    let quiz = Quiz(
      description: "Drag & drop:\n<b> is a tag.",
      settings: QuizSettings(shufflesOptions: true, check: .instant),
      scoreRanges: [
        ScoreRange(percentages: 0...50, text: "Q&A"), ScoreRange(percentages: 51...100, text: "*"),
      ],
      questions: [
        Question(
          text: [.text("2*3 ≤ "), .blank(0), .text(" & <i>\nnot "), .blank(1)],
          blanks: [
            Blank(
              kind: .choice(bank: 0),
              answer: Answer([Alternative(.text(#"a*b:c\+d"#), feedback: "Line\nline: *")]),
              hints: [#"tip: \-x"#]),
            Blank(kind: .choice(bank: 0), answer: Answer(texts: ["km/h"])),
          ],
          banks: [OptionBank(options: [Option(#"a*b:c\+d"#), Option("km/h"), Option("&lt;")])])
      ])
    let (read, notes) = try export(quiz)
    #expect(notes.isEmpty)
    #expect(read.withoutLines == quiz)
  }

  @Test func `all labels of the editor's form are there`() throws {
    let bytes = try #require(QuizExport(fullQuiz, format: "h5p-dragtext")).bytes
    let root = try JSONSource(SourceText(bytes)).read().root
    let keys = root.members?.compactMap(\.key.string) ?? []
    // The names of the fields in semantics.json of H5P.DragText 1.10.
    #expect(
      Set(keys) == [
        "media", "taskDescription", "textField", "distractors", "overallFeedback", "checkAnswer",
        "submitAnswer", "tryAgain", "showSolution", "dropZoneIndex", "empty", "contains",
        "ariaDraggableIndex", "tipLabel", "correctText", "incorrectText", "resetDropTitle",
        "resetDropDescription", "grabbed", "cancelledDragging", "correctAnswer", "feedbackHeader",
        "behaviour", "scoreBarLabel", "a11yCheck", "a11yShowSolution", "a11yRetry",
      ])
    #expect(
      root["textField"]?.string
        == "The *cat* sat on the *mat*.\nOslo is in *Norway*.\n"
        + #"x = *abs:distance from zero*(-3)"#)
    #expect(root["distractors"]?.string == "*dog* *log* *len*")
  }

  @Test func `every loss of the full example is noted`() throws {
    let notes = try export(fullQuiz).notes
    func lost(_ features: Loss.Feature..., question: Int? = nil) -> [Diagnostic] {
      features.map { Diagnostic(.lost(.feature($0)), at: nil, question: question) }
    }
    #expect(
      Set(notes)
        == Set(
          lost(.title, .author, .language, .licence, .matchRules, .settings, .merged)
            + lost(.id, .hints, .explanation, .tags, .alternatives, question: 1)
            + lost(.credit, .feedback, .alternatives, .typing, question: 2)
            + lost(.points, .codeQuestion, .feedback, question: 3)))
  }

  @Test func `a question without a right answer is left out`() throws {
    let survey = Question(
      text: [.text("I like "), .blank(0)], blanks: [Blank(kind: .choice(bank: 0))],
      banks: [OptionBank(options: [Option("tea"), Option("coffee")])])
    let typed = Question(
      text: [.text("1 + 1 = "), .blank(0)],
      blanks: [Blank(kind: .typed, answer: Answer(texts: ["2"]))])
    let (read, notes) = try export(Quiz(questions: [survey, typed]))
    #expect(read.questions.map(\.textWithBlanks) == ["1 + 1 = _____"])
    #expect(read.questions.first?.blanks == typed.blanks)
    #expect(notes.contains(Diagnostic(.leftOut(.withoutAnswer), at: nil, question: 1)))
    #expect(!notes.contains(Diagnostic(.lost(.feature(.typing)), at: nil, question: 2)))
  }

  @Test func `random quizzes lose what is noted and nothing else`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      try RoundTripTests().expectTheLaw(of: random.quiz(), in: "h5p-dragtext")
    }
  }

  static let words: [(json: String, text: String, distractors: String, notes: [String])] = [
    (
      #"{"text": "___ ___", "options": ["tall", "big"], "#
        + #""answers": [["tall", "big"], ["tall", "big"]]}"#,
      "*tall* *big*", "", ["lost-settings", "lost-alternatives"]
    ),
    (
      #"{"text": "A ___.", "options": ["mat", "rug", "dog"], "answer": ["mat", "rug"]}"#,
      "A *mat*.", "*dog*", ["lost-settings", "lost-alternatives"]
    ),
    (
      #"{"text": "A ___.", "options": ["mat", "rug"], "answer": ["mat", "rug"]}"#,
      "A *mat*.", "", ["lost-settings", "lost-alternatives", "lost-options"]
    ),
    (
      #"{"text": "A ___.", "answer": "kitten", "hint": "young"}"#, "A *kitten:young*.", "",
      ["lost-settings", "lost-hints"]
    ),
  ]

  @Test(arguments: words)
  func `what is right is written once and is no distractor`(
    json: String, text: String, distractors: String, notes: [String]
  ) throws {
    let export = try #require(QuizExport(quiz(in: json), format: "h5p-dragtext"))
    let root = try JSONSource(SourceText(export.bytes)).read().root
    #expect(root["textField"]?.string == text)
    #expect(root["distractors"]?.string == distractors)
    #expect(Set(export.notes.map(\.code)) == Set(notes))
  }
}
