import QuizModel
import Testing

@Suite struct `The identity of a question` {
  fileprivate func question(
    _ text: String, answer: String? = nil, id: String? = nil
  ) -> Question {
    Question(
      id: id, text: [.text(text), .blank(0)],
      blanks: [Blank(kind: .typed, answer: answer.map { Answer(texts: [$0]) })])
  }

  @Test func `is the author's id where there is one`() {
    let quiz = Quiz(questions: [question("Oslo is in ", answer: "Norway", id: "oslo")])
    #expect(quiz.identities == ["id:oslo"])
  }

  @Test func `is a digest that stays the same for ever`() {
    // FNV-1a of "Oslo is in _____\n\nNorway" by another program; histories hold such digests.
    let quiz = Quiz(questions: [question("Oslo is in ", answer: "Norway")])
    #expect(quiz.identities == ["ce590b3fef6b239a"])
  }

  @Test func `does not see how letters are composed, or spaces`() {
    let one = Quiz(questions: [question("Caf\u{E9}  in ", answer: "Norv\u{E8}ge")])
    let other = Quiz(questions: [question("Cafe\u{301} in ", answer: "Norve\u{300}ge")])
    #expect(one.identities == other.identities)
  }

  @Test func `sees the text and the answer`() {
    let quiz = Quiz(questions: [
      question("Oslo is in ", answer: "Norway"), question("Oslo is in ", answer: "Norge"),
      question("Bergen is in ", answer: "Norway"), question("Oslo is in "),
    ])
    #expect(Set(quiz.identities).count == 4)
  }

  @Test func `tells two questions apart that are the same`() {
    let twin = question("Oslo is in ", answer: "Norway")
    let identities = Quiz(questions: [twin, twin, twin]).identities
    #expect(identities[1] == identities[0] + "#2")
    #expect(identities[2] == identities[0] + "#3")
  }
}
