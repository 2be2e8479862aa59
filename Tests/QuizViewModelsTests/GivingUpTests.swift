import QuizModel
import Testing

@testable import QuizViewModels

@Suite struct `Giving up` {
  static let mat = FillBlankViewModelTests.mat

  func option(_ index: Int) -> OptionID { OptionID(bank: 0, index: index) }

  @Test func `scores as wrong and shows the answer, whatever stood`() {
    var model = FillBlankViewModel(question: Self.mat)
    model.selectOption(option(0))
    let effects = model.send(.giveUp)
    #expect(
      effects == [.answered(.giveUp, fills: [.option(option(0)), nil], Self.mat.missed)])
    #expect(model.isFinal)
    #expect(model.isGivenUp)
    #expect(model.verdict?.score == 0)
    #expect(model.verdict?.isRight == false)
    #expect(model.fills == [nil, nil])
    #expect(model.shownFills == [.option(option(0)), .option(option(1))])
    #expect(model.showsSolution(inBlank: 0))
    #expect(model.send(.confirm) == [.finished])
  }

  @Test(arguments: [QuizSettings.SolutionTiming.end, .never])
  func `shows nothing where the answer is not to be seen`(timing: QuizSettings.SolutionTiming) {
    var model = FillBlankViewModel(
      question: Self.mat, settings: QuizSettings(showSolution: timing))
    model.selectOption(option(2))
    _ = model.send(.giveUp)
    #expect(model.shownFills == [nil, nil])
    #expect(model.isFinal)
  }

  @Test func `ends the attempts that are left, and only once`() {
    var model = FillBlankViewModel(question: Self.mat, settings: QuizSettings(attempts: 3))
    model.selectOption(option(2))
    model.selectOption(option(1))
    _ = model.send(.confirm)
    #expect(!model.isFinal)
    #expect(model.canGiveUp)
    #expect(model.send(.giveUp).count == 1)
    #expect(model.isFinal)
    #expect(!model.canGiveUp)
    #expect(model.send(.giveUp).isEmpty)
    _ = model.send(.reset)
    #expect(model.isFinal)
  }

  @Test func `a survey has nothing to give up`() {
    let survey = Question(
      text: [.blank(0)], blanks: [Blank(kind: .choice(bank: 0))],
      banks: [OptionBank(options: [Option("yes"), Option("no")])])
    var model = FillBlankViewModel(question: survey)
    #expect(!model.canGiveUp)
    #expect(model.send(.giveUp).isEmpty)
    #expect(!model.isFinal)
  }

  @Test func `typed text is kept as what was given`() {
    let oslo = Question(
      text: [.blank(0)], blanks: [Blank(kind: .typed, answer: Answer(texts: ["Oslo"]))])
    var model = FillBlankViewModel(question: oslo)
    _ = model.send(.edit(.insert("Berg")))
    _ = model.send(.enterSentence)
    #expect(
      model.send(.giveUp) == [.answered(.giveUp, fills: [.typed("Berg")], oslo.missed)])
    #expect(model.shownFills == [.typed("Oslo")])
  }
}
