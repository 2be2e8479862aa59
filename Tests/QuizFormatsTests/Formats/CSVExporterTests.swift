import QuizModel
import Testing

@testable import QuizFormats

struct CSVExporterTests {
  @Test(arguments: 0..<300) func `what is written is read back`(seed: Int) throws {
    var generator = RandomTableQuiz(seed: seed)
    try RoundTripTests().expectTheLaw(of: generator.quiz(), in: "csv")
  }

  @Test func `a table has the columns that the quiz needs`() throws {
    let quiz = Quiz(questions: [
      Question(
        text: [.text("A "), .blank(0), .text(", which purrs.")],
        blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"]))],
        banks: [OptionBank(options: [Option("cat"), Option("a|b")])], tags: ["two words"])
    ])
    let export = try #require(QuizExport(quiz, format: "csv"))
    #expect(
      String(decoding: export.bytes, as: UTF8.self)
        == "text,answer,options,tags\r\n\"A _____, which purrs.\",cat,cat|a\\|b,two words;\r\n")
    #expect(export.notes.isEmpty)
  }

  @Test func `several blanks have columns of their own`() throws {
    let blanks = [
      Blank(kind: .typed, answer: Answer(texts: ["a", "b"]), hints: ["first"]),
      Blank(kind: .typed, answer: Answer(texts: ["c"]), points: 2),
    ]
    let quiz = Quiz(questions: [Question(text: [.blank(0), .text(" "), .blank(1)], blanks: blanks)])
    let export = try #require(QuizExport(quiz, format: "csv"))
    #expect(
      String(decoding: export.bytes, as: UTF8.self)
        == "text,answer1,answer2,clue1,points2\r\n_____ _____,a|b,c,first,2\r\n")
  }

  @Test func `what cannot be held is noted by question`() throws {
    let notes = try #require(QuizExport(fullQuiz, format: "csv")).notes
    #expect(
      notes.map { "\($0.question.map { String($0) } ?? "quiz") \($0.cause.code)" } == [
        "quiz lost-title", "quiz lost-description", "quiz lost-author", "quiz lost-language",
        "quiz lost-licence", "quiz lost-settings", "quiz lost-match-rules",
        "quiz lost-score-texts", "2 lost-feedback", "2 lost-credit", "3 lost-feedback",
      ])
  }
}
