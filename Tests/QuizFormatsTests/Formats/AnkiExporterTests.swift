import QuizModel
import Testing

@testable import QuizFormats

struct AnkiExporterTests {
  @Test(arguments: 0..<300) func `what is written is read back`(seed: Int) throws {
    var generator = RandomTableQuiz(seed: seed)
    try RoundTripTests().expectTheLaw(of: generator.quiz(), in: "anki")
  }

  @Test func `a question is a note with one ordinal`() throws {
    let blanks = [
      Blank(kind: .typed, answer: Answer(texts: ["a::b"]), hints: ["a {hint}"]),
      Blank(kind: .typed, answer: Answer(texts: ["c"])),
    ]
    let quiz = Quiz(
      title: "T",
      questions: [
        Question(
          text: [.text("1 < "), .blank(0), .text("\n"), .blank(1)], blanks: blanks,
          explanation: "A\ttab.", tags: ["x", "y"])
      ])
    let export = try #require(QuizExport(quiz, format: "anki"))
    #expect(
      String(decoding: export.bytes, as: UTF8.self) == """
        #separator:tab
        #html:true
        #notetype:Cloze
        #deck:T
        #columns:Text\tBack Extra\tTags
        #tags column:3
        1 &lt; {{c1::a&#58;&#58;b::a &#123;hint&#125;}}<br>{{c1::c}}\t"A\ttab."\tx y

        """)
    #expect(export.notes.isEmpty)
  }

  @Test func `what cannot be held is noted by question`() throws {
    let notes = try #require(QuizExport(fullQuiz, format: "anki")).notes
    #expect(
      notes.map { "\($0.question.map { String($0) } ?? "quiz") \($0.cause.code)" } == [
        "quiz lost-description", "quiz lost-author", "quiz lost-language", "quiz lost-licence",
        "quiz lost-settings", "quiz lost-match-rules", "quiz lost-score-texts",
        "1 lost-options", "1 lost-alternatives", "1 lost-hints", "1 lost-id",
        "2 lost-feedback", "2 lost-credit", "2 lost-alternatives",
        "3 lost-feedback", "3 lost-options", "3 lost-points", "3 lost-code-question",
      ])
  }

  static let words: [(json: String, text: String, notes: [String])] = [
    (
      #"{"text": "___ ___", "options": ["tall", "big"], "#
        + #""answers": [["tall", "big"], ["tall", "big"]]}"#,
      "{{c1::tall}} {{c1::big}}\t\t", ["lost-options", "lost-alternatives"]
    ),
    (
      #"{"text": "A ___.", "answer": "kitten", "hint": "young", "tags": ["pets"]}"#,
      "A {{c1::kitten::young}}.\t\tpets", ["lost-hints"]
    ),
    (
      #"{"text": "A ___.", "answer": "kitten", "tags": ["my pets"]}"#,
      "A {{c1::kitten}}.\t\tmy_pets", ["lost-tags"]
    ),
  ]

  @Test(arguments: words)
  func `every blank hides a right word of its own`(
    json: String, text: String, notes: [String]
  ) throws {
    let export = try #require(QuizExport(quiz(in: json), format: "anki"))
    #expect(String(decoding: export.bytes, as: UTF8.self).hasSuffix("\n\(text)\n"))
    #expect(export.notes.map(\.code) == notes)
  }
}
