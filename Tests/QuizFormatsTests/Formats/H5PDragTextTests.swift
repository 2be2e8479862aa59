import QuizModel
import Testing

@testable import QuizFormats

/// The rules of Drag the Words, one by one.
struct H5PDragTextTests {
  /// A content of Drag the Words whose text stands between quotes as JSON.
  func content(_ text: String, more: String = "") -> String {
    #"{"taskDescription": "", "textField": "\#(text)"\#(more)}"#
  }

  func question(_ text: String, more: String = "") throws -> Question {
    try #require(reading(content(text, more: more)).loaded.quiz.questions.first)
  }

  @Test(
    arguments: [
      ("*Oslo*", "Oslo", [], nil),
      ("*Oslo:a fjord*", "Oslo", ["a fjord"], nil),
      ("*Oslo :a: b *", "Oslo", ["a: b"], nil),
      (#"*Oslo\\+Yes.*"#, "Oslo", [], "Yes."),
      (#"*Oslo\\+Yes.:a fjord*"#, "Oslo", ["a fjord"], "Yes."),
      (#"*Oslo:a fjord\\+Yes.*"#, "Oslo", ["a fjord"], "Yes."),
      ("*km/h*", "km/h", [], nil),
      (#"*C:\\x*"#, #"C:\x"#, [], nil),
      (#"*a\\b*"#, #"a\b"#, [], nil),
      (#"*a\\+*"#, #"a\+"#, [], nil),
      ("*Q&amp;A*", "Q&A", [], nil),
      ("*2&#42;3&#58;4*", "2*3:4", [], nil),
      ("*10:30*", "10", ["30"], nil),
    ] as [(String, String, [String], String?)])
  func `a marker is a word with what is said of it`(
    marker: String, word: String, tips: [String], feedback: String?
  ) throws {
    let question = try question("\(marker) and *other*")
    #expect(question.textWithBlanks == "_____ and _____")
    #expect(question.blanks[0].hints == tips)
    #expect(
      question.blanks[0].answer == Answer([Alternative(.text(word), feedback: feedback)]))
  }

  @Test func `feedback for wrong words has no place, and that is noted`() throws {
    let file = MarkedFile(content(#"Is it ‸*Oslo\\-No.:tip\\+Yes.* or *Bergen*?"#))
    let reading = reading(file.text)
    #expect(
      try reading.loaded.warnings
        == [Diagnostic(.lost(.feature(.wrongAnswerFeedback)), at: file.places[0])])
    let blank = try #require(reading.loaded.quiz.questions.first?.blanks.first)
    #expect(blank.hints == ["tip"])
    #expect(blank.answer == Answer([Alternative(.text("Oslo"), feedback: "Yes.")]))
  }

  @Test func `distractors come after the words, and what is not marked is none`() throws {
    let question = try question("*a* *b*", more: #", "distractors": "*c* and *d:tip*\n*&lt;*""#)
    #expect(question.banks == [OptionBank(options: ["a", "b", "c", "d", "<"].map { Option($0) })])
  }

  @Test func `a word is in the bank as often as it is needed`() throws {
    let question = try question("*the* end of *the* day")
    #expect(question.banks.first?.options.map(\.text) == ["the", "the"])
    #expect(!question.reusesOptions)
  }

  @Test func `markers side by side are blanks side by side`() throws {
    #expect(try question("*one**two**three*").text == [.blank(0), .blank(1), .blank(2)])
  }

  @Test func `a single word without distractors is typed`() throws {
    #expect(
      try question("Oslo is in *Norway*.").blanks
        == [Blank(kind: .typed, answer: Answer(texts: ["Norway"]))])
  }

  @Test func `lines stay, and references become characters`() throws {
    let question = try question(#"&quot;*a*&quot;\nis _____ not\n*b*"#)
    #expect(question.textWithBlanks == "\"_____\"\nis _____ not\n_____")
    #expect(question.blanks.count == 2)
  }

  @Test func `an asterisk that nothing follows is text`() throws {
    #expect(
      try question(#"*a* and *b**\n* A note."#).textWithBlanks == "_____ and _____*\n* A note.")
  }

  @Test func `an answer that is not closed on its line is a mistake at its asterisk`() throws {
    let file = MarkedFile(
      "{\n\"taskDescription\": \"\",\n" + #""textField": "\"é\" *a*\n‸*b\n*c*"}"#)
    #expect(
      reading(file.text).diagnostics.last
        == Diagnostic(.leftOut(.mistake(.unclosed(.answers, line: 3))), at: file.places[0]))
  }

  @Test func `an answer without a text is a mistake`() {
    let file = MarkedFile(content("‸* * and *a*"))
    #expect(
      reading(file.text).diagnostics.last
        == Diagnostic(.leftOut(.mistake(.missing("answer"))), at: file.places[0]))
  }

  @Test func `two asterisks side by side are text`() throws {
    let reading = reading(content("** bold** and *a* or *b*", more: #", "distractors": "** *c*""#))
    #expect(reading.notes.isEmpty)
    let question = try #require(reading.questions.first)
    #expect(question.textWithBlanks == "** bold** and _____ or _____")
    #expect(question.banks.first?.options.map(\.text) == ["a", "b", "c"])
  }

  @Test func `a text without blanks is left out`() {
    #expect(
      reading(content("No blank.")).notes == ["nothing-playable", "1:38 left-out-without-blank"])
  }

  @Test func `behaviour and ranges are settled for the quiz`() throws {
    let file = MarkedFile(
      content(
        "*a* *b*",
        more: #"""
          , "behaviour": {"instantFeedback": true},
          "overallFeedback": [
            {"from": 51, "to": 100, "feedback": "Q&amp;A"}, {"from": 0, "to": 50, "feedback": "Go on."},
            {"from": 0, "to": 100}, ‸{"from": 40, "to": 60, "feedback": "Twice."},
            ‸{"from": 9, "to": 8, "feedback": "Down."}, ‸{"from": 0, "to": 1, "feedback": "@score"}]
          """#))
    let loaded = try reading(file.text).loaded
    #expect(loaded.quiz.settings.check == .instant)
    #expect(
      loaded.quiz.scoreRanges == [
        ScoreRange(percentages: 0...50, text: "Go on."),
        ScoreRange(percentages: 51...100, text: "Q&A"),
      ])
    #expect(
      loaded.warnings
        == file.places.map { Diagnostic(.lost(.feature(.scoreTexts)), at: $0) })
  }

  @Test func `text to mark is no text with blanks`() {
    let text = content("*a* b", more: #", "checkAnswerButton": "Check", "behaviour": {}"#)
    #expect(reading(text).diagnostics.map(\.cause).contains(.leftOut(.kind("H5P.MarkTheWords"))))
  }
}
