import FoundationEssentials
import Testing

import QuizModel

struct NearestAnswerTests {
  let question = Question(
    text: [.blank(0), .blank(1)],
    blanks: [
      Blank(
        kind: .typed,
        answer: Answer([
          Alternative(.text("nearly"), credit: 0.5), Alternative(.text("rug")),
          Alternative(.text("mat")), Alternative(.text("Carpet")), Alternative(.text("naerly")),
        ])),
      Blank(kind: .typed),
    ])

  @Test(
    arguments: [
      ("mat", "mat"), ("CARPET", "Carpet"), ("carpte", "Carpet"), ("mad", "mat"),
      ("table", "rug"), ("", "rug"), ("nearly", "naerly"), ("carp", "Carpet"),
    ])
  func `the nearest of the best alternatives is the answer`(given: String, expected: String) {
    let answer = question.nearestAnswer(to: .typed(given), inBlank: 0, settings: QuizSettings())
    #expect(answer == expected)
  }

  @Test func `an empty blank has the preferred answer, an unscored one none`() {
    let settings = QuizSettings()
    #expect(question.nearestAnswer(to: nil, inBlank: 0, settings: settings) == "rug")
    #expect(question.nearestAnswer(to: .typed("mat"), inBlank: 1, settings: settings) == nil)
  }

  @Test func `a choice has no nearest answer`() {
    var question = question
    question.blanks[0].kind = .choice(bank: 0)
    question.banks = [OptionBank(options: [Option("rug")])]
    let fill = Fill.option(OptionID(bank: 0, index: 0))
    #expect(question.nearestAnswer(to: fill, inBlank: 0, settings: QuizSettings()) == nil)
  }

  @Test func `a number that was met is the answer`() {
    let answer = Answer([
      Alternative(.number(2, tolerance: 0)), Alternative(.number(-2, tolerance: 0)),
    ])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let found = question.nearestAnswer(to: .typed("-2.0"), inBlank: 0, settings: QuizSettings())
    #expect(found == "-2")
  }
}
