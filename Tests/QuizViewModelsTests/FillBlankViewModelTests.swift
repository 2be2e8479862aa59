import QuizModel
import Testing

@testable import QuizViewModels

struct FillBlankViewModelTests {
  static let hello = Question(
    text: [.text("This is a "), .blank(0), .text(" question")],
    blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["example"]))],
    banks: [
      OptionBank(options: ["choice1", "choice2", "choice3", "example"].map { Option($0) })
    ]
  )

  static let mat = Question(
    text: [.text("The "), .blank(0), .text(" sat on the "), .blank(1)],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"])),
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["mat"])),
    ],
    banks: [OptionBank(options: ["cat", "mat", "rug"].map { Option($0) })]
  )

  func option(_ index: Int) -> OptionID { OptionID(bank: 0, index: index) }

  @Test func `picking selects and fills in the same instant`() {
    var model = FillBlankViewModel(question: Self.hello)
    #expect(model.selectedOption == nil)
    #expect(!model.isFilled)
    model.selectOption(option(3))
    #expect(model.selectedOption == option(3))
    #expect(model.isFilled)
    #expect(model.focus == .options(lit: nil))
  }

  @Test func `reset sends everything home`() {
    var model = FillBlankViewModel(question: Self.mat)
    model.selectOption(option(0))
    model.selectOption(option(1))
    #expect(model.isFilled)
    model.reset()
    #expect(model.selectedOption == nil)
    #expect(model.fills == [nil, nil])
    #expect(model.activeBlank == 0)
    #expect(model == FillBlankViewModel(question: Self.mat))
  }

  @Test func `another option replaces the one in the blank`() {
    var model = FillBlankViewModel(question: Self.hello)
    model.selectOption(option(0))
    model.selectOption(option(3))
    #expect(model.fills == [.option(option(3))])
    #expect(model.blank(of: option(0)) == nil)
  }

  @Test func `the next empty blank becomes active, around the end`() {
    var model = FillBlankViewModel(question: Self.mat)
    _ = model.send(.stepBlank(1))
    #expect(model.activeBlank == 1)
    model.selectOption(option(1))
    #expect(model.activeBlank == 0)
    #expect(!model.isFilled)
    model.selectOption(option(0))
    #expect(model.isFilled)
    #expect(model.activeBlank == 0)
  }

  @Test func `a used option moves to the active blank`() {
    var model = FillBlankViewModel(question: Self.mat)
    model.selectOption(option(0))
    model.selectOption(option(0))
    #expect(model.fills == [nil, .option(option(0))])
    #expect(model.activeBlank == 0)
  }

  @Test func `the option of the active blank stays, and nothing changes`() {
    var model = FillBlankViewModel(question: Self.hello)
    model.selectOption(option(2))
    let before = model
    model.selectOption(option(2))
    #expect(model == before)
  }

  @Test func `options that are used again fill several blanks`() {
    var question = Self.mat
    question.reusesOptions = true
    var model = FillBlankViewModel(question: question)
    model.selectOption(option(0))
    model.selectOption(option(0))
    #expect(model.isFilled)
    #expect(model.fills == [.option(option(0)), .option(option(0))])
  }

  @Test func `selectedOption is the one picked last and still in a blank`() {
    var model = FillBlankViewModel(question: Self.mat)
    model.selectOption(option(0))
    model.selectOption(option(1))
    #expect(model.selectedOption == option(1))
    _ = model.send(.activate(blank: 1))
    _ = model.send(.takeBack)
    #expect(model.selectedOption == option(0))
    #expect(model.selectedOption(inBlank: 0) == option(0))
    #expect(model.selectedOption(inBlank: 1) == nil)
  }

  @Test func `taking back empties the active blank, else the one filled last`() {
    var model = FillBlankViewModel(question: Self.mat)
    model.selectOption(option(0))
    #expect(model.activeBlank == 1)
    _ = model.send(.takeBack)
    #expect(model.fills == [nil, nil])
    #expect(model.activeBlank == 0)
    _ = model.send(.takeBack)
    #expect(model.fills == [nil, nil])
  }

  @Test func `enter lights, places, and checks`() {
    var model = FillBlankViewModel(question: Self.hello)
    #expect(model.send(.confirm).isEmpty)
    #expect(model.litOption == option(0))
    _ = model.send(.lightNext(3))
    #expect(model.send(.confirm).isEmpty)
    #expect(model.isFilled)
    #expect(model.litOption == nil)
    let effects = model.send(.confirm)
    guard case .answered(.check, _, let verdict)? = effects.first else {
      Issue.record("no check, but \(effects)")
      return
    }
    #expect(verdict.isRight)
    #expect(model.focus == .checked)
    #expect(model.send(.confirm) == [.finished])
  }

  @Test func `after a pick the arrow starts from the gap just left`() {
    var model = FillBlankViewModel(question: Self.hello)
    model.selectOption(option(2))
    #expect(model.arrowOrigin == option(2))
    _ = model.send(.lightNext(-1))
    #expect(model.litOption == option(1))
    #expect(model.arrowOrigin == option(1))
  }

  @Test func `arrows stop at the ends`() {
    var model = FillBlankViewModel(question: Self.hello)
    _ = model.send(.lightNext(-1))
    #expect(model.litOption == option(3))
    _ = model.send(.lightNext(1))
    #expect(model.litOption == option(3))
    _ = model.send(.lightFirst)
    _ = model.send(.lightNext(-1))
    #expect(model.litOption == option(0))
  }

  @Test func `a wrong answer is final when no attempt is left`() {
    var model = FillBlankViewModel(question: Self.hello)
    model.selectOption(option(0))
    _ = model.send(.confirm)
    #expect(model.isFinal)
    #expect(model.showsSolution)
    #expect(model.shownFills == [.option(option(3))])
    #expect(model.fills == [.option(option(0))])
    model.reset()
    #expect(model.fills == [.option(option(0))])
    model.selectOption(option(3))
    #expect(model.fills == [.option(option(0))])
  }

  @Test func `with attempts left, right blanks stay and wrong ones go home`() {
    let settings = QuizSettings(attempts: 2)
    var model = FillBlankViewModel(question: Self.mat, settings: settings)
    model.selectOption(option(0))
    model.selectOption(option(2))
    _ = model.send(.confirm)
    #expect(!model.isFinal)
    #expect(model.shownFills == model.fills)
    #expect(model.send(.confirm).isEmpty)
    #expect(model.fills == [.option(option(0)), nil])
    #expect(model.activeBlank == 1)
    model.selectOption(option(2))
    _ = model.send(.confirm)
    #expect(model.isFinal)
  }

  @Test func `instant checking checks with the last blank`() {
    let settings = QuizSettings(check: .instant)
    var model = FillBlankViewModel(question: Self.mat, settings: settings)
    #expect(model.send(.pick(option(0))).isEmpty)
    #expect(model.verdict == nil)
    #expect(model.send(.pick(option(1))).count == 1)
    #expect(model.verdict?.isRight == true)
  }

  @Test func `a survey has no verdict to look at`() {
    var question = Self.hello
    question.blanks[0].answer = nil
    var model = FillBlankViewModel(question: question, settings: QuizSettings(check: .instant))
    #expect(model.send(.pick(option(1))).isEmpty)
    #expect(model.send(.confirm).last == .finished)
  }

  @Test func `a check on request marks empty blanks as wrong`() {
    var model = FillBlankViewModel(question: Self.mat)
    _ = model.send(.fill([.option(option(0)), nil]))
    let effects = model.send(.check)
    #expect(model.verdict?.blanks.map(\.correctness) == [.right, .wrong])
    #expect(model.verdict?.score == 1)
    #expect(effects.count == 1)
    #expect(model.isFinal)
    #expect(model.send(.check).isEmpty)
  }

  @Test func `going on is possible once there was a check`() {
    var model = FillBlankViewModel(
      question: Self.mat, settings: QuizSettings(attempts: 0))
    #expect(model.send(.next).isEmpty)
    _ = model.send(.fill([.option(option(0)), .option(option(2))]))
    #expect(model.send(.next).isEmpty)
    _ = model.send(.check)
    _ = model.send(.reset)
    #expect(model.fills == [.option(option(0)), nil])
    #expect(model.send(.next) == [.finished])
  }
}
