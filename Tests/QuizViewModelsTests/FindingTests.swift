import QuizModel
import Testing

@testable import QuizViewModels

@Suite struct `Finding an option` {
  static let words = ["since", "São Paulo", "for", "before", "Forsaken"]
  static let question = Question(
    text: [.blank(0), .blank(1)],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["for"])), Blank(kind: .typed),
    ],
    banks: [OptionBank(options: words.map { Option($0) })]
  )

  fileprivate func finding(_ text: String) -> FillBlankViewModel {
    var model = FillBlankViewModel(question: Self.question)
    _ = model.send(.startFinding)
    if !text.isEmpty { _ = model.send(.edit(.insert(text))) }
    return model
  }

  fileprivate func option(_ index: Int) -> OptionID { OptionID(bank: 0, index: index) }

  @Test(
    arguments: [
      ("for", 2, [2, 3, 4]), ("FORS", 4, [4]), ("sao p", 1, [1]), ("ore", 3, [3]),
      ("zz", nil, []), ("", nil, [0, 1, 2, 3, 4]), (" ", nil, [0, 1, 2, 3, 4]),
    ] as [(String, Int?, [Int])])
  func `lights the first that begins with the words, else the first that has them`(
    text: String, lit: Int?, matches: [Int]
  ) {
    let model = finding(text)
    #expect(model.litOption == lit.map(option))
    #expect(model.matches == Set(matches.map(option)))
  }

  @Test func `arrows light others that have the words, those that begin with them first`() {
    var model = finding("for")
    _ = model.send(.lightNext(1))
    #expect(model.litOption == option(4))
    _ = model.send(.lightNext(1))
    #expect(model.litOption == option(3))
    _ = model.send(.lightNext(1))
    #expect(model.litOption == option(3))
    _ = model.send(.lightNext(-9))
    #expect(model.litOption == option(2))
  }

  @Test func `enter picks the lit one and ends it`() {
    var model = finding("sak")
    _ = model.send(.confirm)
    #expect(model.fills == [.option(option(4)), nil])
    #expect(model.searchWords == nil)
    #expect(model.focus == .text)
  }

  @Test func `enter without a match ends it and picks nothing`() {
    var model = finding("zz")
    _ = model.send(.confirm)
    #expect(model.isEmpty)
    #expect(model.focus == .options(lit: nil))
  }

  @Test func `escape ends it and picks nothing`() {
    var model = finding("for")
    _ = model.send(.endFinding)
    #expect(model.isEmpty)
    #expect(model.focus == .options(lit: nil))
  }

  @Test func `there is nothing to find for a typed blank`() {
    var model = FillBlankViewModel(question: Self.question)
    _ = model.send(.stepBlank(1))
    _ = model.send(.enterSentence)
    _ = model.send(.startFinding)
    #expect(model.focus == .sentence)
  }

  @Test func `an instant check follows the pick`() {
    var question = Self.question
    question.text = [.blank(0)]
    question.blanks = [question.blanks[0]]
    var model = FillBlankViewModel(question: question, settings: QuizSettings(check: .instant))
    _ = model.send(.startFinding)
    _ = model.send(.edit(.insert("for")))
    _ = model.send(.confirm)
    #expect(model.verdict?.isRight == true)
  }
}
