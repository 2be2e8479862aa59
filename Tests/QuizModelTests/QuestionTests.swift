import QuizModel
import Testing

struct QuestionTests {
  @Test func `a question has no gaps, as a quiz has many`() {
    #expect(MemoryLayout<Question>.stride <= 88)
    #expect(MemoryLayout<Alternative>.stride <= 48)
  }

  @Test func `a question keeps its line`() {
    var question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed)], line: 7)
    #expect(question.line == 7)
    question.line = nil
    #expect(question.line == nil)
  }
}
