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

  func texts(_ question: Question, keeping kept: [Fill?]) -> [String?] {
    question.solution(keeping: kept).map { $0.flatMap(question.text(of:)) }
  }

  @Test func `a word that two blanks accept leaves neither without`() {
    let question = question(["a", "b"], answers: [["a", "b"], ["a"]])
    #expect(texts(question, keeping: [nil, nil]) == ["b", "a"])
  }

  @Test func `what stands already keeps its option`() {
    let question = question(["a", "b"], answers: [["a", "b"], ["a", "b"]])
    let kept: [Fill?] = [.option(OptionID(bank: 0, index: 1)), nil]
    #expect(texts(question, keeping: kept) == ["b", "a"])
  }

  @Test func `options used again serve every blank`() {
    let question = question(["a", "b"], answers: [["a"], ["a"]], reuse: true)
    #expect(texts(question, keeping: [nil, nil]) == ["a", "a"])
  }

  @Test func `an unscored blank has no solution`() {
    #expect(texts(question(["a"], answers: [nil]), keeping: [nil]) == [nil])
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
