import QuizModel
import Testing

@testable import QuizViewModels

@Suite struct `Hints` {
  static let question = Question(
    text: [.blank(0), .text(" and "), .blank(1)],
    blanks: [
      Blank(
        kind: .typed, answer: Answer(texts: ["one"]), hints: ["first of one", "second of one"]),
      Blank(kind: .typed, answer: Answer(texts: ["two"]), hints: ["of two"]),
    ],
    hints: ["of all"]
  )

  func texts(_ model: FillBlankViewModel) -> [String] { model.givenHints.map(model.text) }

  @Test func `those of the active blank come first, then those of the question`() {
    var model = FillBlankViewModel(question: Self.question)
    _ = model.send(.hint)
    #expect(texts(model) == ["first of one"])
    _ = model.send(.stepBlank(1))
    for _ in 0..<5 { _ = model.send(.hint) }
    #expect(texts(model) == ["first of one", "of two", "of all"])
    #expect(model.nextHint == nil)
    _ = model.send(.stepBlank(1))
    _ = model.send(.hint)
    #expect(texts(model).last == "second of one")
  }

  @Test(arguments: [(0, 2.0), (1, 1.5), (2, 1.0), (3, 0.5), (4, 0.0)])
  func `each costs a quarter of the points, and a right answer is still right`(
    hints: Int, score: Double
  ) {
    var model = FillBlankViewModel(question: Self.question)
    for number in 0..<hints {
      if number == 2 { _ = model.send(.stepBlank(1)) }
      _ = model.send(.hint)
    }
    _ = model.send(.fill([.typed("one"), .typed("two")]))
    _ = model.send(.enterSentence)
    _ = model.send(.confirm)
    #expect(model.givenHints.count == hints)
    #expect(model.verdict?.score == score)
    #expect(model.verdict?.isRight == true)
  }

  @Test func `a partly right answer loses no more than it has`() {
    var model = FillBlankViewModel(question: Self.question)
    for _ in 0..<3 { _ = model.send(.hint) }
    _ = model.send(.fill([.typed("one"), .typed("three")]))
    _ = model.send(.enterSentence)
    _ = model.send(.confirm)
    #expect(model.verdict?.score == 0)
  }

  @Test func `none is given after a check`() {
    var model = FillBlankViewModel(question: Self.question, settings: QuizSettings(attempts: 2))
    _ = model.send(.fill([.typed("x"), .typed("y")]))
    _ = model.send(.enterSentence)
    _ = model.send(.confirm)
    #expect(model.nextHint == nil)
    _ = model.send(.hint)
    #expect(model.givenHints.isEmpty)
    _ = model.send(.reset)
    #expect(model.nextHint != nil)
  }
}
