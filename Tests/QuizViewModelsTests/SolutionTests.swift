import QuizModel
import Testing

@testable import QuizViewModels

struct SolutionTests {
  func question(_ options: [String], answers: [[String]?], reuse: Bool = false) -> Question {
    Question(
      text: answers.indices.map { .blank($0) },
      blanks: answers.map { texts in
        Blank(kind: .choice(bank: 0), answer: texts.map { Answer(texts: $0) })
      },
      banks: [OptionBank(options: options.map { Option($0) })],
      reusesOptions: reuse
    )
  }

  @Test func `only wrong blanks show the solution`() {
    let question = question(["a", "b", "c"], answers: [["a"], ["b"]])
    var model = FillBlankViewModel(question: question)
    model.selectOption(OptionID(bank: 0, index: 0))
    model.selectOption(OptionID(bank: 0, index: 2))
    _ = model.send(.confirm)
    #expect(model.shownFills.map { $0.flatMap(question.text(of:)) } == ["a", "b"])
    #expect(!model.showsSolution(inBlank: 0))
    #expect(model.showsSolution(inBlank: 1))
  }

  @Test(arguments: [QuizSettings.SolutionTiming.end, .never])
  func `no solution shows before its time`(timing: QuizSettings.SolutionTiming) {
    let settings = QuizSettings(showSolution: timing)
    var model = FillBlankViewModel(
      question: question(["a", "b"], answers: [["a"]]), settings: settings)
    model.selectOption(OptionID(bank: 0, index: 1))
    _ = model.send(.confirm)
    #expect(model.isFinal)
    #expect(model.shownFills == model.fills)
  }
}
