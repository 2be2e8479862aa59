import QuizModel
import Testing

struct AnswerTests {
  @Test func `an answer of one text is the same however it was made`() {
    var answer = Answer([Alternative(.text("a")), Alternative(.text("b"))])
    answer.alternatives.removeLast()
    #expect(answer == Answer(texts: ["a"]))
    #expect(answer.alternatives == [Alternative(.text("a"))])
    answer.alternatives[0].credit = 0.5
    #expect(answer != Answer(texts: ["a"]))
    #expect(answer.alternatives == [Alternative(.text("a"), credit: 0.5)])
  }
}
