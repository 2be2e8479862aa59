import Testing

import QuizModel

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

  @Test func `an option that only another blank can use is moved there`() {
    let question = question(["a", "b", "c"], answers: [["a"], ["a", "b"]])
    let kept: [Fill?] = [nil, .option(OptionID(bank: 0, index: 0))]
    #expect(texts(question, keeping: kept) == ["a", "b"])
  }

  @Test func `an option that an unscored blank holds goes to the one that needs it`() {
    let question = question(["a", "b"], answers: [nil, ["a"]])
    let kept: [Fill?] = [.option(OptionID(bank: 0, index: 0)), nil]
    #expect(texts(question, keeping: kept) == [nil, "a"])
  }

  @Test func `an option is right by its number`() throws {
    let number = try #require(Decimal(string: "3.14"))
    let tolerance = try #require(Decimal(string: "0.01"))
    let question = Question(
      text: [.blank(0)],
      blanks: [
        Blank(
          kind: .choice(bank: 0),
          answer: Answer([Alternative(.number(number, tolerance: tolerance))]))
      ],
      banks: [OptionBank(options: [Option("2.7"), Option("3,145")])]
    )
    #expect(texts(question, keeping: [nil]) == ["3,145"])
  }

  @Test func `a typed blank shows the alternative that earns the most`() {
    let answer = Answer([Alternative(.text("nearly"), credit: 0.5), Alternative(.text("exactly"))])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    #expect(texts(question, keeping: [nil]) == ["exactly"])
  }
}
