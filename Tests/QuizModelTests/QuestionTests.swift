import QuizModel
import Testing

struct QuestionTests {
  @Test func `a question has no gaps, as a quiz has many`() {
    #expect(MemoryLayout<Question>.stride <= 56)
    #expect(MemoryLayout<Blank>.stride <= 40)
    #expect(MemoryLayout<Alternative>.stride <= 48)
  }

  @Test func `a question keeps what little it has beside its text, and forgets it again`() {
    let plain = Question(text: [.blank(0)], blanks: [Blank(kind: .typed)])
    var question = plain
    question.id = "a"
    question.hints = ["b"]
    question.tags.append("c")
    question.explanation = "d"
    question.banks = [OptionBank(options: [Option("e"), Option("f")])]
    #expect(
      question
        == Question(
          id: "a", text: [.blank(0)], blanks: [Blank(kind: .typed)],
          banks: [OptionBank(options: [Option("e"), Option("f")])], hints: ["b"],
          explanation: "d", tags: ["c"]))
    #expect(question != plain)
    #expect(question[OptionID(bank: 0, index: 1)] == Option("f"))
    #expect(question[OptionID(bank: 0, index: 2)] == nil)
    #expect(question[OptionID(bank: 1, index: 0)] == nil)
    question.id = nil
    question.hints = []
    question.tags = []
    question.explanation = nil
    question.banks = []
    #expect(question == plain)
    #expect(question.hashValue == plain.hashValue)
  }

  @Test func `a question keeps its line`() {
    var question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed)], line: 7)
    #expect(question.line == 7)
    question.line = nil
    #expect(question.line == nil)
  }
}
