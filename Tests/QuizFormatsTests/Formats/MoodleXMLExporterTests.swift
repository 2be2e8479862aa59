import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct MoodleXMLExporterTests {
  func exported(_ quiz: Quiz) throws -> QuizExport {
    try #require(QuizExport(quiz, format: "moodle-xml"))
  }

  /// What an importer reads of an export, lines aside; a quiz without questions for none.
  func reimported(_ export: QuizExport) throws -> LoadedQuiz {
    let reading = QuizReading(export.bytes)
    #expect(reading.format == "moodle-xml")
    return try reading.result.get()
  }

  /// What may be lost, whatever the kind, and why.
  static let always: Set<Loss.Feature> = [
    .codeQuestion,  // Moodle has no code.
    .hints,  // Those of a blank become those of the question.
    .style,  // Spaces at the ends of texts, and several within options.
  ]

  /// What each kind may lose besides.
  static let losses: [(MoodleKind, Set<Loss.Feature>)] = [
    (
      .choice,
      [
        .credit, .feedback, .wrongAnswerFeedback, .tolerance, .alternatives, .order, .points,
        .optionReuse,
      ]
    ),
    (.severalChoices, [.points]),
    // An answer that Moodle does not tell from another one goes with what is said of it.
    (.shortAnswer, [.credit, .feedback, .tolerance, .alternatives, .optionReuse]),
    (.numerical, [.credit, .alternatives, .optionReuse]),
    (.menus, [.points, .optionReuse]),
    (.boxes, [.points]),
    (
      .embedded,
      [
        .points, .credit, .feedback, .wrongAnswerFeedback, .tolerance, .alternatives, .order,
        .sharedBank, .optionReuse,
      ]
    ),
  ]

  @Test(arguments: 0..<8)
  func `any quiz comes back but for what was noted`(part: UInt64) throws {
    for seed in (part * 50)..<(part * 50 + 50) {
      var generator = SeededGenerator(seed: seed)
      let quiz = generator.quiz()
      let trip = try RoundTrip(quiz, format: "moodle-xml")
      guard trip.breaches.isEmpty else {
        Issue.record("seed \(seed): \(trip.breaches)")
        return
      }
      for (index, question) in quiz.questions.enumerated() {
        let lost = Set(trip.notes.filter { $0.question == index + 1 }.compactMap(\.feature))
        let writable = question.writableInXML.question
        let kind = MoodleKind(writable)
        let allowed = Self.losses.first { $0.0 == kind }?.1 ?? []
        let surplus = lost.subtracting(allowed).subtracting(Self.always)
        guard surplus.isEmpty else {
          Issue.record("seed \(seed), \(kind): \(surplus)")
          return
        }
      }
    }
  }

  func quiz(_ json: String) throws -> Quiz { try QuizFormatsTests.quiz(in: json) }

  static let kinds: [(String, String)] = [
    (#"{"text": "Pet?\n___", "options": ["cat", "oak"], "answer": "cat"}"#, "multichoice"),
    (#"{"text": "Pet? ___", "options": ["cat", "oak"], "answer": "cat"}"#, "gapselect"),
    (#"{"text": "A ___.", "answer": ["cat", "dog"]}"#, "shortanswer"),
    (#"{"text": "Pi?\n___", "answer": {"number": 3, "tolerance": 0.2}}"#, "numerical"),
    (
      #"{"text": "___ and ___", "options": ["a", "b", "c"], "answers": ["a", "b"]}"#, "ddwtos"
    ),
    (
      #"{"text": "Two of three?\n___ ___", "options": ["a", "b", "c"], "#
        + #""answers": [["a", "b"], ["a", "b"]]}"#, "multichoice"
    ),
    (
      #"{"text": "___ ___", "blanks": [{"options": ["a", "b"], "answer": "a"}, "#
        + #"{"options": ["c", "d"], "answer": "c"}]}"#, "gapselect"
    ),
    (#"{"text": "___ and ___", "answers": ["a", "b"]}"#, "cloze"),
    (
      #"{"text": "___ b", "blanks": [{"options": ["a", {"text": "b", "feedback": "No"}], "#
        + #""answer": "a"}]}"#, "cloze"
    ),
  ]

  @Test(arguments: kinds)
  func `a question is of the type that holds it, and loses nothing`(
    json: String, type: String
  ) throws {
    let quiz = try quiz(json)
    let export = try exported(quiz)
    let text = String(decoding: export.bytes, as: UTF8.self)
    #expect(text.contains("<question type=\"\(type)\">"))
    #expect(export.notes == [])
    var read = try reimported(export).quiz
    read.questions[0].line = quiz.questions[0].line
    #expect(read == quiz)
  }

  @Test func `signs of all kinds are kept`() throws {
    let quiz = try quiz(
      #"""
      {"text": "a < b & \"c\" ]]> [[1]] {1:SA:=x}\n  ___\n\n\n# ~ ___ é", "id": "<1>",
       "explanation": "1 < 2\n&amp;", "hint": "} # ~", "tags": ["a&b"],
       "answers": [["x*y", "a}b#c~d\\", "=50%"], [{"text": "&#35;", "feedback": "~}#\\=%\n<b>"}]]}
      """#)
    let export = try exported(quiz)
    var read = try reimported(export).quiz
    read.questions[0].line = quiz.questions[0].line
    #expect(export.notes == [])
    #expect(read == quiz)
  }

  @Test func `the file is as Moodle writes one`() throws {
    let quiz = try quiz(
      #"{"text": "A < B?\n___", "options": ["yes", "no"], "answer": "yes", "id": "q", "hint": "h"}"#
    )
    #expect(
      String(decoding: try exported(quiz).bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <quiz>
          <question type="multichoice">
            <name>
              <text>A &lt; B? _____</text>
            </name>
            <questiontext format="html">
              <text>A &amp;lt; B?</text>
            </questiontext>
            <generalfeedback format="html">
              <text/>
            </generalfeedback>
            <defaultgrade>1</defaultgrade>
            <penalty>0.3333333</penalty>
            <hidden>0</hidden>
            <idnumber>q</idnumber>
            <single>true</single>
            <shuffleanswers>false</shuffleanswers>
            <answernumbering>none</answernumbering>
            <answer fraction="100" format="html">
              <text>yes</text>
              <feedback format="html">
                <text/>
              </feedback>
            </answer>
            <answer fraction="0" format="html">
              <text>no</text>
              <feedback format="html">
                <text/>
              </feedback>
            </answer>
            <hint format="html">
              <text>h</text>
            </hint>
          </question>
        </quiz>

        """)
  }

  @Test func `what a quiz says as a whole is noted once`() throws {
    let quiz = try quiz(
      #"""
      {"title": "T", "author": "A", "settings": {"shuffleOptions": true, "attempts": 2,
       "match": {"case": true, "typos": 1}},
       "questions": [{"text": "___ a", "answer": "x"}, {"text": "___ b"}, {"text": "___", "answers": [null]}]}
      """#.replacing(#", {"text": "___ b"}"#, with: ""))
    let export = try exported(quiz)
    #expect(
      export.notes.map { [$0.code, "\($0.question ?? 0)"].joined(separator: " ") } == [
        "lost-title 0", "lost-author 0", "lost-settings 0", "lost-match-rules 0",
        "left-out-without-answer 2",
      ])
    #expect(try reimported(export).quiz.settings.match.respectsCase)
  }

  static let shares: [(Double, String)] = [
    (1, "100"), (0.5, "50"), (1.0 / 3, "33.33333"), (2.0 / 3, "66.66667"), (1.0 / 8, "12.5"),
    (0, "0"),
  ]

  @Test(arguments: shares)
  func `shares are written as Moodle knows them`(credit: Double, written: String) {
    #expect(MoodleFraction.percentage(of: credit) == written)
    #expect(MoodleFraction.credit(percentage: Double(written) ?? -1) == credit)
  }
}
