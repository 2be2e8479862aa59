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

  @Test func `an option used again is right in every blank that accepts it`() {
    var question = mat
    question.reusesOptions = true
    question.blanks[0].answer = Answer(texts: ["mat"])
    let verdict = question.mark([option(1), option(1)], settings: QuizSettings())
    #expect(verdict.blanks.map(\.correctness) == [.right, .right])
    #expect(verdict.score == 4)
  }

  @Test(
    arguments: [
      (["red", "blue"], true), (["blue", "red"], true), (["red", "red"], true),
      (["red", "green"], false),
    ])
  func `blanks that accept each other's words are right in any order`(
    given: [String], isRight: Bool
  ) {
    let answer = Answer(texts: ["red", "blue"])
    let question = Question(
      text: [.blank(0), .blank(1)],
      blanks: [Blank(kind: .typed, answer: answer), Blank(kind: .typed, answer: answer)])
    #expect(question.mark(given.map { .typed($0) }, settings: QuizSettings()).isRight == isRight)
  }

  @Test func `a part of the credit counts by blank, and not at all for all or nothing`() {
    let answer = Answer([Alternative(.text("best")), Alternative(.text("good"), credit: 0.5)])
    let question = Question(
      text: [.blank(0), .blank(1)],
      blanks: [
        Blank(kind: .typed, answer: answer, points: 3), Blank(kind: .typed, answer: answer),
      ])
    let fills: [Fill] = [.typed("good"), .typed("best")]
    let perBlank = question.mark(fills, settings: QuizSettings())
    #expect(perBlank.score == 2.5)
    #expect(perBlank.wrongCount == 1)
    let strict = question.mark(fills, settings: QuizSettings(scoring: .allOrNothing))
    #expect(strict.score == 0)
    #expect(strict.blanks.map(\.credit) == [0.5, 1])
    #expect(strict.maximum == 4)
  }

  @Test
  func `of alternatives that a text meets, the exact one counts, then the one that earns most`()
    throws
  {
    let rules = QuizSettings(match: MatchRules(respectsAccents: false))
    let answer = Answer([
      Alternative(.text("resume"), credit: 0.5, feedback: "Mind the accents."),
      Alternative(.text("Résumé")),
    ])
    let typed = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    #expect(typed.mark([.typed("résumé")], settings: rules).score == 1)
    #expect(typed.mark([.typed("resume")], settings: rules).score == 0.5)
    let tenth = try #require(Decimal(string: "0.1"))
    let numbers = Answer([
      Alternative(.number(3, tolerance: 1), credit: 0.5), Alternative(.number(3, tolerance: tenth)),
    ])
    let banks = [OptionBank(options: [Option("3.1"), Option("4")])]
    for (kind, fill) in [(Blank.Kind.typed, Fill.typed("3,1")), (.choice(bank: 0), option(0))] {
      let question = Question(
        text: [.blank(0)], blanks: [Blank(kind: kind, answer: numbers)], banks: banks)
      #expect(question.mark([fill], settings: QuizSettings()).score == 1)
    }
  }

  @Test func `a slip that is another blank's word is not forgiven`() {
    let question = Question(
      text: [.blank(0), .blank(1)],
      blanks: [
        Blank(kind: .typed, answer: Answer(texts: ["lane"])),
        Blank(kind: .typed, answer: Answer(texts: ["lake"])),
      ])
    let settings = QuizSettings(match: MatchRules(forgivenTypos: 1))
    let verdict = question.mark([.typed("lake"), .typed("lakr")], settings: settings)
    #expect(verdict.blanks.map(\.correctness) == [.wrong, .right])
  }

  @Test func `a slip counts for the nearest alternative, even one without credit`() {
    let answer = Answer([
      Alternative(.text("garden")), Alternative(.text("harden"), credit: 0, feedback: "Hard."),
    ])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let settings = QuizSettings(match: MatchRules(forgivenTypos: 2))
    let verdict = question.mark([.typed("hardens")], settings: settings)
    #expect(verdict.blanks == [BlankVerdict(correctness: .wrong, credit: 0, feedback: "Hard.")])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["1", "1,", "0.", "1e9", "-"])
  func `what is too long for a number is wrong`(start: String) {
    let answer = Answer([Alternative(.number(1, tolerance: 2))])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let given = start + String(repeating: "9", count: 100_000)
    let isNearOne = start.hasSuffix(",") || start.hasSuffix(".")
    #expect(question.mark([.typed(given)], settings: QuizSettings()).isRight == isNearOne)
  }
}
