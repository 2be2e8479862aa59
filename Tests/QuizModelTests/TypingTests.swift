import FoundationEssentials
import Testing

import QuizModel

struct TypingTests {
  let question = Question(
    text: [.blank(0), .blank(1), .blank(2)],
    blanks: [
      Blank(
        kind: .choice(bank: 0),
        answer: Answer([
          Alternative(.text("cat"), credit: 0.5), Alternative(.text("lion"), feedback: "Roar."),
        ]), hints: ["An animal"], points: 2),
      Blank(kind: .choice(bank: 1)),
      Blank(kind: .choice(bank: 2), answer: Answer([Alternative(.number(3, tolerance: 1))])),
    ],
    banks: [
      OptionBank(options: [
        Option("cat", feedback: "A small one."), Option("lion"), Option("line", feedback: "Long."),
        Option("dog"),
      ]),
      OptionBank(options: [Option("yes"), Option("no")]),
      OptionBank(options: [
        Option("2", feedback: "Low."), Option("3"), Option("4"), Option("5", feedback: "High."),
      ]),
    ])

  var typed: Question { Quiz(questions: [question]).typing().questions[0] }

  @Test func `scored choices are typed, and banks that nobody needs go`() {
    #expect(typed.blanks.map(\.kind) == [.typed, .choice(bank: 0), .typed])
    #expect(typed.banks == [question.banks[1]])
    #expect(typed.blanks.map(\.points) == question.blanks.map(\.points))
    #expect(typed.blanks[0].hints == ["An animal"])
    #expect(typed.blanks[1].answer == nil)
  }

  @Test(
    arguments: [
      ("cat", 0.5, "A small one."), ("lion", 1, "Roar."), ("Lion", 1, "Roar."),
      ("line", 0, "Long."), ("dog", 0, nil), ("mouse", 0, nil),
    ])
  func `what was typed is marked as the option was`(
    given: String, credit: Double, feedback: String?
  ) {
    let verdict = typed.mark([.typed(given), nil, nil], settings: QuizSettings()).blanks[0]
    #expect(verdict.credit == credit)
    #expect(verdict.feedback == feedback)
  }

  @Test(
    arguments: [
      ("2,0", 1, "Low."), ("3", 1, nil), ("3.5", 1, nil), ("5.0", 0, "High."), ("6", 0, nil),
    ])
  func `numbers are marked as numbers`(given: String, credit: Double, feedback: String?) {
    let verdict = typed.mark([nil, nil, .typed(given)], settings: QuizSettings()).blanks[2]
    #expect(verdict.credit == credit)
    #expect(verdict.feedback == feedback)
  }

  @Test func `a hidden option is a choice, not a slip of the finger`() {
    let settings = QuizSettings(match: MatchRules(forgivenTypos: 2))
    func mark(_ given: String) -> BlankVerdict {
      typed.mark([.typed(given), nil, nil], settings: settings).blanks[0]
    }
    #expect(mark("line").correctness == .wrong)
    #expect(mark("linr").feedback == "Long.")
    #expect(mark("lionn").correctness == .right)
    #expect(mark("line").closeness == nil)
  }

  @Test func `an option that differs from the right one in case alone stays wrong`() {
    let question = Question(
      text: [.blank(0)],
      blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["Polish"]))],
      banks: [OptionBank(options: [Option("polish"), Option("Polish")])])
    let typed = Quiz(questions: [question]).typing().questions[0]
    let verdicts = ["polish", "Polish", "POLISH"].map {
      typed.mark([.typed($0)], settings: QuizSettings()).isRight
    }
    #expect(verdicts == [false, true, true])
  }

  @Test func `equal words of a bank are right in each blank, and the solution is`() {
    let question = Question(
      text: [.blank(0), .blank(1)],
      blanks: ["the", "the"].map { Blank(kind: .choice(bank: 0), answer: Answer(texts: [$0])) },
      banks: [OptionBank(options: [Option("the"), Option("the"), Option("an"), Option("an")])])
    let typed = Quiz(questions: [question]).typing().questions[0]
    #expect(
      typed.blanks.map { $0.answer?.alternatives.map(\.text) } == [["the", "an"], ["the", "an"]])
    let solution = typed.solution(keeping: [nil, nil])
    #expect(solution == [.typed("the"), .typed("the")])
    #expect(typed.mark(solution, settings: QuizSettings()).isRight)
  }

  @Test func `typed and survey questions stay as they are`() {
    let quiz = Quiz(questions: [
      Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: Answer(texts: ["a"]))]),
      Question(
        text: [.blank(0)], blanks: [Blank(kind: .choice(bank: 0))],
        banks: [OptionBank(options: [Option("a"), Option("b")])]),
    ])
    #expect(quiz.typing() == quiz)
  }
}
