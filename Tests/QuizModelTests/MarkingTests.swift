import FoundationEssentials
import Testing

import QuizModel

struct MarkingTests {
  let mat = Question(
    text: [.text("The "), .blank(0), .text(" sat on the "), .blank(1), .text(".")],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"])),
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["mat", "rug"]), points: 3),
    ],
    banks: [
      OptionBank(options: [
        Option("cat"), Option("mat"), Option("rug", feedback: "Soft."),
        Option("dog", feedback: "No."),
      ])
    ]
  )

  func option(_ index: Int) -> Fill { .option(OptionID(bank: 0, index: index)) }

  @Test func `each blank earns its own points`() {
    let verdict = mat.mark([option(3), option(2)], settings: QuizSettings())
    #expect(verdict.blanks.map(\.correctness) == [.wrong, .right])
    #expect(verdict.blanks.map(\.feedback) == ["No.", "Soft."])
    #expect(verdict.score == 3)
    #expect(verdict.maximum == 4)
    #expect(!verdict.isRight)
    #expect(verdict.wrongCount == 1)
  }

  @Test func `all or nothing gives nothing for a part`() {
    let settings = QuizSettings(scoring: .allOrNothing)
    #expect(mat.mark([option(3), option(2)], settings: settings).score == 0)
    #expect(mat.mark([option(0), option(1)], settings: settings).score == 4)
  }

  @Test func `an empty blank is wrong`() {
    let verdict = mat.mark([nil, option(1)], settings: QuizSettings())
    #expect(verdict.blanks.map(\.correctness) == [.wrong, .right])
  }

  @Test func `options of the same text are interchangeable`() {
    var question = mat
    question.banks[0].options = [Option("cat"), Option("cat"), Option("mat")]
    for index in 0...1 {
      let verdict = question.mark([option(index), option(2)], settings: QuizSettings())
      #expect(verdict.isRight)
    }
  }

  @Test func `an unscored blank is neither right nor wrong`() {
    var question = mat
    question.blanks[1].answer = nil
    let verdict = question.mark([option(0), option(3)], settings: QuizSettings())
    #expect(verdict.blanks.map(\.correctness) == [.right, .unscored])
    #expect(verdict.isRight)
    #expect(verdict.maximum == 1)
    #expect(verdict.blanks[1].feedback == "No.")
  }

  @Test func `an alternative can earn a part of the points`() {
    let answer = Answer([
      Alternative(.text("Norway")),
      Alternative(.text("Norge"), credit: 0.5, feedback: "In English?"),
    ])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let verdict = question.mark([.typed("norge")], settings: QuizSettings())
    #expect(verdict.blanks[0].correctness == .partial)
    #expect(verdict.score == 0.5)
    #expect(verdict.blanks[0].feedback == "In English?")
  }

  @Test(arguments: [
    ("3.14", true), ("3,14", true), ("3.15", true), ("3.13", true), (" 3.145 ", true),
    ("3.1500001", false), ("3.129", false), ("3.1.4", false), ("pi", false), ("", false),
    ("\u{2212}3.14", false), ("314e-2", true), ("+3.14", true),
  ])
  func `a number is right within its tolerance, bounds included`(given: String, isRight: Bool)
    throws
  {
    let number = try #require(Decimal(string: "3.14"))
    let tolerance = try #require(Decimal(string: "0.01"))
    let answer = Answer([Alternative(.number(number, tolerance: tolerance))])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    #expect(question.mark([.typed(given)], settings: QuizSettings()).isRight == isRight)
  }

  @Test func `a slip that is another word of the quiz is not forgiven`() {
    let settings = QuizSettings(match: MatchRules(forgivenTypos: 1))
    var question = Question(
      text: [.blank(0)], blanks: [Blank(kind: .typed, answer: Answer(texts: ["lane's", "lane"]))])
    #expect(question.mark([.typed("lanr")], settings: settings).isRight)
    question.banks = [OptionBank(options: [Option("lame")])]
    #expect(!question.mark([.typed("lame")], settings: settings).isRight)
    #expect(question.mark([.typed("lanr")], settings: settings).isRight)
  }

  @Test func `code is marked exactly`() {
    let question = Question(
      text: [.blank(0)], isCode: true, blanks: [Blank(kind: .typed, answer: Answer(texts: ["len"]))]
    )
    let forgiving = QuizSettings(match: MatchRules(respectsAccents: false, forgivenTypos: 3))
    #expect(question.mark([.typed(" len")], settings: forgiving).isRight)
    #expect(!question.mark([.typed("Len")], settings: forgiving).isRight)
  }
}
