import QuizModel
import Testing

@testable import QuizFormats

/// What becomes of drafts that the format does not allow as they are.
struct QuestionFittingTests {
  func fit(_ draft: QuestionDraft) throws -> (question: Question, losses: [Loss]) {
    var fitting = QuestionFitting(draft)
    let fitted = fitting.question()
    let question = try #require(fitted)
    return (question, fitting.losses)
  }

  func right(_ texts: String...) -> [Alternative] { texts.map { Alternative(.text($0)) } }

  func options(_ texts: String...) -> [Option] { texts.map { Option($0) } }

  @Test func `a question without a blank gets one on a line of its own`() throws {
    let draft = QuestionDraft(
      asking: "Which is a pet?", answers: right("cat"), options: options("cat", "oak"))
    let (question, losses) = try fit(draft)
    #expect(question.text == [.text("Which is a pet?\n"), .blank(0)])
    #expect(question.banks == [OptionBank(options: options("cat", "oak"))])
    #expect(question.blanks == [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"]))])
    #expect(losses.isEmpty)
  }

  @Test func `underscores in the question are its blank`() throws {
    let (question, _) = try fit(
      QuestionDraft(asking: "A ____ purrs. \\___", answers: right("cat")))
    #expect(question.textWithBlanks == "A _____ purrs. \\_____")
    #expect(question.blanks.map(\.answer) == [Answer(texts: ["cat"]), Answer(texts: ["cat"])])
  }

  @Test func `several blanks with one answer draw from one bank that is reused`() throws {
    let (question, _) = try fit(
      QuestionDraft(
        asking: "___hood, ___date", answers: right("man"), options: options("man", "up")))
    #expect(question.reusesOptions)
    #expect(question.banks.count == 1)
    #expect(question.blanks.map(\.kind) == [.choice(bank: 0), .choice(bank: 0)])
  }

  @Test func `all of several answers have a blank each`() throws {
    let (question, losses) = try fit(
      QuestionDraft(
        asking: "Primes?", all: right("2", "3"), options: options("2", "3", "4")))
    #expect(question.textWithBlanks == "Primes?\n_____ _____")
    #expect(question.blanks.allSatisfy { $0.answer == Answer(texts: ["2", "3"]) })
    #expect(!question.reusesOptions)
    #expect(losses.isEmpty)
  }

  @Test func `a choice with one option is typed and keeps its feedback`() throws {
    let (question, _) = try fit(
      QuestionDraft(
        asking: "Pet?", answers: right("cat"), options: [Option("cat", feedback: "Purrs.")]))
    #expect(
      question.blanks == [
        Blank(
          kind: .typed, answer: Answer([Alternative(.text("cat"), feedback: "Purrs.")]))
      ])
    #expect(question.banks.isEmpty)
  }

  @Test func `an answer that is no option becomes one`() throws {
    let (question, _) = try fit(
      QuestionDraft(asking: "Pet?", answers: right("cat"), options: options("oak", "elm")))
    #expect(question.banks.first?.options.map(\.text) == ["oak", "elm", "cat"])
  }

  @Test func `empty and repeated options are lost with a note`() throws {
    let (question, losses) = try fit(
      QuestionDraft(
        asking: "Pet?", answers: right("cat"), options: options("cat", " ", "oak", " oak")))
    #expect(question.banks.first?.options.map(\.text) == ["cat", "oak"])
    #expect(losses == [.emptyOption, .sameOption(text: "oak")])
  }

  @Test func `a word that two blanks need stays twice in their bank`() throws {
    let blank = QuestionDraft.Piece.blank(BlankDraft(right("the")))
    let (question, losses) = try fit(
      QuestionDraft([blank, .text(" end of "), blank], options: options("the", "the", "a")))
    #expect(question.banks.first?.options.map(\.text) == ["the", "the", "a"])
    #expect(!question.reusesOptions)
    #expect(losses.isEmpty)
  }

  @Test func `a word that two blanks need and that is there once is reused`() throws {
    let blank = QuestionDraft.Piece.blank(BlankDraft(right("the")))
    let (question, _) = try fit(
      QuestionDraft([blank, .text(" end of "), blank], options: options("the", "a")))
    #expect(question.reusesOptions)
  }

  @Test func `line ends go from options and white space from both ends of the text`() throws {
    let (question, _) = try fit(
      QuestionDraft([
        .text("\r\n  One\r\ntwo "),
        .blank(BlankDraft(right("a\nb"), options: options("a\nb", "c\u{A0} d"))),
        .text(" \n"),
      ]))
    #expect(question.text == [.text("One\ntwo "), .blank(0)])
    #expect(question.banks.first?.options.map(\.text) == ["a b", "c d"])
    #expect(question.blanks.first?.answer == Answer(texts: ["a b"]))
  }

  @Test func `control characters are lost with a note`() throws {
    let (question, losses) = try fit(
      QuestionDraft(asking: "A\u{1B}[31m?", answers: right("cat")))
    #expect(question.textWithBlanks == "A[31m?\n_____")
    #expect(losses == [.controlCharacter("\u{1B}")])
  }

  @Test(arguments: [
    (QuestionDraft([.text("No blank.")]), LeftOut.withoutBlank),
    (QuestionDraft(asking: "Pet?", answers: []), .withoutAnswer),
    (QuestionDraft(asking: "Pet?", answers: [Alternative(.text(" "))]), .withoutAnswer),
    (
      QuestionDraft(asking: "Pet?", answers: [Alternative(.text("cat"), credit: 0)]),
      .withoutAnswer
    ),
  ])
  func `what cannot be asked is left out`(draft: QuestionDraft, reason: LeftOut) {
    var fitting = QuestionFitting(draft)
    #expect(fitting.question() == nil)
    #expect(fitting.reason == reason)
  }

  @Test func `a choice without a right answer is left out unless it is a survey`() throws {
    let draft = QuestionDraft(asking: "Pet?", answers: [], options: options("cat", "dog"))
    var fitting = QuestionFitting(draft)
    #expect(fitting.question() == nil)
    #expect(fitting.reason == .withoutAnswer)
    var blank = BlankDraft([], options: options("cat", "dog"))
    blank.isSurvey = true
    let (question, _) = try fit(QuestionDraft([.text("Pet? "), .blank(blank)]))
    #expect(question.isSurvey)
  }

  @Test func `blanks that each have very many options are left out`() {
    let options = (0..<400).map { Option("\($0)") }
    let blank = QuestionDraft.Piece.blank(BlankDraft(right("1"), options: options))
    var fitting = QuestionFitting(QuestionDraft(Array(repeating: blank, count: 400)))
    #expect(fitting.question() == nil)
    #expect(fitting.reason == .tooManyOptions(limit: 100_000))
  }

  @Test func `credit stays within bounds, and what earns nothing is no answer of a choice`() throws
  {
    let answers = [
      Alternative(.text("cat"), credit: 1.5), Alternative(.text("dog"), credit: 0.5),
      Alternative(.text("oak"), credit: -0.5),
    ]
    let (question, _) = try fit(
      QuestionDraft(asking: "Pet?", answers: answers, options: options("cat", "dog", "oak")))
    #expect(
      question.blanks.first?.answer
        == Answer([Alternative(.text("cat")), Alternative(.text("dog"), credit: 0.5)]))
  }

  @Test func `a bank of very many words is fitted in a moment`() throws {
    let words = (0..<20_000).map { "word \($0)" }
    let draft = QuestionDraft(
      words.map { .blank(BlankDraft(right($0))) }, options: (words + ["word 7"]).map { Option($0) })
    let (question, losses) = try fit(draft)
    #expect(question.banks.first?.options.count == 20_000)
    #expect(losses == [.sameOption(text: "word 7")])
  }
}
