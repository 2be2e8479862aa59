import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

/// GIFT as Moodle's documentation describes it, and the files that other programs test with.
struct GIFTImporterTests {
  /// A sample with what was counted in it by hand.
  struct Sample: Sendable {
    let path: String
    let questions: Int
    let blanks: Int
    let firstText: String?
    let notes: [String]
  }

  static let samples: [Sample] = [
    Sample(
      path: "gift/es-giftplay.gift.txt", questions: 10, blanks: 13, firstText: "1+1=2\n_____",
      notes: ["24:4 lost-negative-credit", "60:1 lost-negative-credit"]),
    Sample(
      path: "gift/peg-escapeAll.gift", questions: 1, blanks: 1,
      firstText:
        "Which of the following is NOT a control character for the GIFT import format?\n_____",
      notes: []),
    Sample(
      path: "gift/peg-escapeColon.gift", questions: 1, blanks: 1,
      firstText: "Specify the seasons:\n_____", notes: []),
    Sample(
      path: "gift/peg-multiLineFeedback1.gift", questions: 2, blanks: 2,
      firstText: "What's the answer to this multiple-choice question?\n_____",
      notes: ["18:6 lost-image"]),
    Sample(
      path: "gift/peg-options1.gift", questions: 14, blanks: 16,
      firstText: "What's 2 plus 2?\n_____", notes: ["58:5 lost-negative-credit"]),
    Sample(
      path: "gift/peg-shortFirstEmbedded.gift", questions: 2, blanks: 2,
      firstText: "_____ is the largest continent in the world.", notes: []),
    Sample(
      path: "gift/peg-shortFirstEmbeddedUnderline.gift", questions: 2, blanks: 2,
      firstText: "_____ is the largest continent.", notes: []),
    Sample(
      path: "gift/peg-totara_moodle_backslash.gift", questions: 0, blanks: 0, firstText: nil,
      notes: ["nothing-playable", "4:22 left-out-kind"]),
  ]

  @Test(arguments: samples)
  func `a sample is what it was counted to be`(sample: Sample) throws {
    let file = try reading(sample: sample.path)
    #expect(file.format == "gift")
    #expect(file.questions.count == sample.questions)
    #expect(file.questions.reduce(0) { $0 + $1.blanks.count } == sample.blanks)
    #expect(file.texts.first == sample.firstText)
    #expect(file.notes == sample.notes)
  }

  func read(_ text: String) -> QuizReading { reading(text, as: "gift") }

  func only(_ text: String) throws -> Question {
    let file = read(text)
    try #require(file.questions.count == 1)
    return file.questions[0]
  }

  func options(_ question: Question) -> [String] {
    question.banks.first?.options.map(\.text) ?? []
  }

  func answers(_ question: Question) -> [[String]] {
    question.blanks.map { $0.answer?.alternatives.map(\.text) ?? [] }
  }

  @Test func `every escape is what it stands for, and any other backslash is one`() throws {
    let question = try #require(try reading(sample: "gift/peg-escapeAll.gift").questions.first)
    #expect(options(question) == ["~", "=", "#", "{", "}", ":", "\\"])
    #expect(answers(question) == [["\\"]])
    #expect(
      question.banks.first?.options.last?.feedback
        == "Correct! \\ (backslash) is not a control character. BUT, "
        + "it is used to escape the control characters.")
    #expect(try only(#"a\\nb\nc\d {=\\\\}"#).textWithBlanks == "a\\nb\nc\\d\n_____")
    #expect(answers(try only(#"Two? {=\\\\}"#)) == [["\\\\"]])
  }

  @Test func `a missing word is a blank where its answers stand`() throws {
    let question = try only("Grant is {~buried =entombed ~living} in Grant's tomb.")
    #expect(question.textWithBlanks == "Grant is _____ in Grant's tomb.")
    #expect(options(question) == ["buried", "entombed", "living"])
    #expect(answers(question) == [["entombed"]])
  }

  @Test func `underscores before answers at the end are the blank, all of them`() throws {
    #expect(try only("_____ purrs.{=cat}").textWithBlanks == "_____ purrs.")
    let twice = try only("___hood and ____ made. {=man ~up}")
    #expect(twice.textWithBlanks == "_____hood and _____ made.")
    #expect(twice.reusesOptions)
  }

  @Test func `underscores are text when a text follows the answers`() throws {
    let question = try only("___ is drawn for {=cat} here.")
    #expect(question.text == [.text("___ is drawn for "), .blank(0), .text(" here.")])
  }

  @Test func `credit is by percentage`() throws {
    let choice = try only("Q {~wrong ~%50%half ~%33.33333%third =full}")
    #expect(
      choice.blanks[0].answer
        == Answer([
          Alternative(.text("half"), credit: 0.5), Alternative(.text("third"), credit: 0.3333333),
          Alternative(.text("full")),
        ]))
    let typed = try only("Q {=Nazareth#Yes =%75%Nazereth#Misspelled =%0%Rome#No}")
    #expect(
      typed.blanks == [
        Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("Nazareth"), feedback: "Yes"),
            Alternative(.text("Nazereth"), credit: 0.75, feedback: "Misspelled"),
            Alternative(.text("Rome"), credit: 0, feedback: "No"),
          ]))
      ])
  }

  @Test func `percentages alone are several right answers`() throws {
    let question = try only("Who? {~No one ~%50%Grant ~%50%His wife ~His father}")
    #expect(question.textWithBlanks == "Who?\n_____ _____")
    #expect(answers(question) == [["Grant", "His wife"], ["Grant", "His wife"]])
    #expect(
      try only("So {~%50%a ~%50%b ~c} it is.").textWithBlanks == "So _____ _____ it is.")
    #expect(read("Who? {~%60%a ~%40%b ~c}").notes == ["1:7 lost-credit"])
    #expect(read("Who? {~%-100%a ~%50%b ~%50%c ~%-100%d}").notes == ["1:7 lost-negative-credit"])
  }

  @Test func `equal signs with tildes are several answers that are each right`() throws {
    let question = try only("A season? {=spring =autumn ~easter}")
    #expect(question.blanks.count == 1)
    #expect(answers(question) == [["spring", "autumn"]])
  }

  @Test(arguments: [
    ("{T}", "True"), ("{TRUE}", "True"), ("{ F }", "False"), ("{FALSE#no#yes}", "False"),
    ("{false}", "False"),
  ])
  func `true and false are options`(answer: String, right: String) throws {
    let question = try only("It is." + answer)
    #expect(options(question) == ["True", "False"])
    #expect(answers(question) == [[right]])
  }

  @Test func `feedback of true and false is first for the wrong one`() throws {
    let isFalse = try only("It is.{F#wrong#right####all}")
    #expect(isFalse.banks.first?.options.map(\.feedback) == ["wrong", "right"])
    #expect(isFalse.explanation == "all")
    let isTrue = try only("It is.{T#wrong#right}")
    #expect(isTrue.banks.first?.options.map(\.feedback) == ["right", "wrong"])
  }

  @Test func `numbers have tolerances, bounds and credit`() throws {
    let question = try only("When? {#=1822:0#exact =%50%1820..1825#near =%25%1,5}")
    #expect(
      question.blanks.first?.answer
        == Answer([
          Alternative(.number(1822, tolerance: 0), feedback: "exact"),
          Alternative(.number(1822.5, tolerance: 2.5), credit: 0.5, feedback: "near"),
          Alternative(.number(1.5, tolerance: 0), credit: 0.25),
        ]))
    #expect(
      try only("Pi? {#3.14:0.01}").blanks.first?.answer
        == Answer([Alternative(.number(3.14, tolerance: 0.01))]))
    #expect(read("Pi? {#3.14 ~#Think again.}").notes == ["1:12 lost-wrong-answer-feedback"])
  }

  @Test func `an asterisk in a short answer is a pattern, and one with a backslash is not`() throws
  {
    #expect(answers(try only(#"Sign? {=\* =times}"#)) == [["*", "times"]])
    let file = read("Who? {=Grant =*}")
    #expect(file.questions.map(answers) == [[["Grant"]]])
    #expect(file.notes == ["1:14 lost-wildcard"])
    #expect(
      read("Who? {=*}").notes
        == ["nothing-playable", "1:1 left-out-without-answer", "1:7 lost-wildcard"])
  }

  @Test func `a title that no other question has is the id`() throws {
    let file = read("::a::A? {T}\n\n::b::B? {T}\n\n::b::B2? {T}\n\n::\\:c::C? {T}")
    #expect(file.questions.map(\.id) == ["a", nil, nil, ":c"])
    let long = String(repeating: "x", count: 61)
    #expect(try only("::\(long)::A? {T}").id == nil)
    #expect(try only("::\(long.dropLast())::A? {T}").id == String(long.dropLast()))
  }

  @Test func `comments can name the question and its tags`() throws {
    let question = try only("// 7 [id:q\\]1] [tag:one] [tag:two words]\n::t::A? {T}")
    #expect(question.id == "q]1")
    #expect(question.tags == ["one", "two words"])
  }

  @Test func `the last part of a category is a tag from there on`() {
    let file = read(
      "A? {T}\n\n$CATEGORY: $course$/top/Science/Physics\n\nB? {T}\n\n"
        + "$CATEGORY: tom/dick\nC? {T}\n\n$CATEGORY: $course$/top\n\nD? {T}")
    #expect(file.questions.map(\.tags) == [[], ["Physics"], ["dick"], []])
  }

  @Test func `comments are no text, even within a question`() throws {
    let question = try only("// one\nA\n  // two {\nB? {\n=yes\n//~no\n~maybe}")
    #expect(question.textWithBlanks == "A B?\n_____")
    #expect(options(question) == ["yes", "maybe"])
  }

  @Test func `formats say what is a mark`() throws {
    #expect(
      try only("[html]<p>One {\\=} two &amp; <b>three</b></p>{T}".replacing("{\\=}", with: "="))
        .textWithBlanks == "One = two & three\n_____")
    #expect(try only("[html]<p>The {=cat} sat.</p>").textWithBlanks == "The _____ sat.")
    #expect(try only("[plain]<b>{T}").textWithBlanks == "<b>\n_____")
    #expect(try only("a < b & <b>c</b>{T}").textWithBlanks == "a < b & c\n_____")
    #expect(
      try only("[markdown]**Bold**, *thin*, `code`, 2 * 3 * 4, a*b*c{T}").textWithBlanks
        == "Bold, thin, code, 2 * 3 * 4, a*b*c\n_____")
    #expect(options(try only("[html]Q{=<i>a</i> ~[plain]<i>b</i>}")) == ["a", "<i>b</i>"])
  }

  @Test func `lines of a text are joined, and a line end is written`() throws {
    #expect(try only("One\r\n   two\\nthree {T}").textWithBlanks == "One two\nthree\n_____")
  }

  @Test func `answers can go on after an empty line`() throws {
    let question = try only("Who? {\n=a\n\n~b\n}")
    #expect(options(question) == ["a", "b"])
  }
}
