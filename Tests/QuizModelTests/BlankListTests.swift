import Testing

@testable import QuizModel

struct BlankListTests {
  @Test(
    arguments: [
      [], [Blank(kind: .typed)], [Blank(kind: .typed, answer: Answer("a"))],
      [Blank(kind: .choice(bank: 0), answer: Answer("a"))],
      [Blank(kind: .choice(bank: 1), answer: Answer("a"))],
      [Blank(kind: .typed, answer: Answer("a"), hints: ["b"])],
      [Blank(kind: .choice(bank: 0), answer: Answer("a"), points: 2)],
      [Blank(kind: .typed, answer: Answer(texts: ["a", "b"]))],
      [Blank(kind: .typed, answer: Answer([Alternative(.text("a"), credit: 0.5)]))],
      [Blank(kind: .typed, answer: Answer("a")), Blank(kind: .choice(bank: 0))],
    ] as [[Blank]])
  func `blanks come back as they were`(blanks: [Blank]) {
    #expect(BlankList(blanks).blanks == blanks)
  }

  @Test func `lists of different blanks are different`() {
    let typed = BlankList([Blank(kind: .typed, answer: Answer("a"))])
    let chosen = BlankList([Blank(kind: .choice(bank: 0), answer: Answer("a"))])
    #expect(typed == BlankList([Blank(kind: .typed, answer: Answer(texts: ["a"]))]))
    #expect(typed != chosen)
    #expect(typed != BlankList([Blank(kind: .typed, answer: Answer("b"))]))
  }

  @Test func `a blank in a question can be changed and changed back`() {
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: Answer("a"))])
    var changed = question
    changed.blanks[0].hints = ["b"]
    changed.blanks[0].kind = .choice(bank: 0)
    #expect(changed.blanks == [Blank(kind: .choice(bank: 0), answer: Answer("a"), hints: ["b"])])
    changed.blanks[0].hints = []
    changed.blanks[0].kind = .typed
    #expect(changed == question)
  }
}
