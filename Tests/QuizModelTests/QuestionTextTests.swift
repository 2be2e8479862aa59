import QuizModel
import Testing

@Suite struct `The text of a question` {
  fileprivate let question = Question(
    text: [.text("One "), .blank(0), .text("\n two  "), .blank(1), .text(".")],
    blanks: [Blank(kind: .typed), Blank(kind: .typed)])

  @Test func `has five underscores where nothing fills a blank`() {
    #expect(question.textWithBlanks == "One _____\n two  _____.")
    #expect(question.text { $0 == 1 ? "b" : nil } == "One _____\n two  b.")
  }

  @Test func `is on one line without needless spaces as plain text`() {
    #expect(question.plainText == "One _____ two _____.")
  }
}
