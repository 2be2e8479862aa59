import Testing

@testable import QuizFormats

struct EmbeddedAnswersTests {
  func take(_ text: String) throws -> EmbeddedAnswers {
    try EmbeddedAnswers(Array(text.utf8)[...], line: { _ in 1 })
  }

  func only(_ text: String) throws -> EmbeddedAnswer {
    try #require(try take(text).answers.first)
  }

  @Test func `texts and answers come in their order, with their offsets`() throws {
    let parts = try take("In é {2:SA:=a} and {:NM:=3}.").parts
    #expect(parts.count == 5)
    #expect(parts[0] == .text("In é ", offset: 0))
    #expect(
      parts[1]
        == .answer(
          EmbeddedAnswer(
            kind: .typed(respectsCase: false), weight: 2, offset: 6,
            alternatives: [
              EmbeddedAlternative(credit: 1, text: "a", feedback: nil, offset: 12)
            ])))
    #expect(parts[2] == .text(" and ", offset: 15))
    #expect(parts[4] == .text(".", offset: 28))
  }

  static let kinds: [(String, EmbeddedAnswer.Kind)] = [
    ("SHORTANSWER", .typed(respectsCase: false)), ("SA", .typed(respectsCase: false)),
    ("MW", .typed(respectsCase: false)), ("SHORTANSWER_C", .typed(respectsCase: true)),
    ("SAC", .typed(respectsCase: true)), ("MWC", .typed(respectsCase: true)),
    ("NUMERICAL", .number), ("NM", .number),
    ("MULTICHOICE", .choice(shuffles: false)), ("MC", .choice(shuffles: false)),
    ("MULTICHOICE_V", .choice(shuffles: false)), ("MCV", .choice(shuffles: false)),
    ("MULTICHOICE_H", .choice(shuffles: false)), ("MCH", .choice(shuffles: false)),
    ("MULTICHOICE_S", .choice(shuffles: true)), ("MCS", .choice(shuffles: true)),
    ("MULTICHOICE_VS", .choice(shuffles: true)), ("MCVS", .choice(shuffles: true)),
    ("MULTICHOICE_HS", .choice(shuffles: true)), ("MCHS", .choice(shuffles: true)),
    ("MULTIRESPONSE", .severalChoices(shuffles: false)),
    ("MR", .severalChoices(shuffles: false)),
    ("MULTIRESPONSE_H", .severalChoices(shuffles: false)),
    ("MRH", .severalChoices(shuffles: false)),
    ("MULTIRESPONSE_S", .severalChoices(shuffles: true)),
    ("MRHS", .severalChoices(shuffles: true)),
  ]

  @Test(arguments: kinds)
  func `every kind has its names`(name: String, kind: EmbeddedAnswer.Kind) throws {
    #expect(try only("{1:\(name):=a~b}").kind == kind)
  }

  @Test(arguments: [
    "{}", "{1}", "{1:SA}", "{1:sa:=a}", "{a:SA:=a}", "{1 :SA:=a}", "{#1}", "{1:SA =a}", "{", "{1:",
  ])
  func `other braces are text`(text: String) throws {
    #expect(try take(text).parts == [.text(text, offset: 0)])
  }

  static let credits: [(String, Double)] = [
    ("=a", 1), ("%100%a", 1), ("%50%a", 0.5), ("%33.5%a", 0.335), ("%33,5%a", 0.335), ("a", 0),
    ("%0%a", 0), ("%-25%a", -0.25),
  ]

  @Test(arguments: credits)
  func `a sign before an alternative is what it earns`(written: String, credit: Double) throws {
    let answer = try only("{1:SA:\(written)}")
    #expect(
      answer.alternatives.map(\.text) == ["a"] && answer.alternatives.map(\.credit) == [credit])
  }

  @Test func `a percent sign that says nothing is text`() throws {
    #expect(try only("{1:SA:%x%a~50%}").alternatives.map(\.text) == ["%x%a", "50%"])
  }

  @Test func `feedback follows a number sign and may hold more of them`() throws {
    let answer = try only("{1:MC:=a#Yes, #1!~b#~c}")
    #expect(answer.alternatives.map(\.feedback) == ["Yes, #1!", nil, nil])
    #expect(answer.alternatives.map(\.text) == ["a", "b", "c"])
  }

  @Test func `a backslash makes signs text`() throws {
    let answer = try only(##"{1:SA:=a\}b\#c\~d\/e\"f\g#x\}y\~z}"##)
    #expect(answer.alternatives.map(\.text) == [##"a}b#c~d/e"f\g"##])
    #expect(answer.alternatives.map(\.feedback) == ["x}y~z"])
  }

  @Test func `a character reference is no feedback`() throws {
    let answer = try only("{1:SA:=it&#39;s&amp;#33;#Right}")
    #expect(answer.alternatives.map(\.text) == ["it&#39;s&amp;#33;"])
  }

  @Test func `what is not closed is a mistake where it begins`() {
    #expect(
      throws: QuestionFailure(
        reason: .mistake(.unclosed(.answers, line: 1)), offset: 3)
    ) { try take("An {1:SA:=a~b#c") }
  }

  @Test func `an unknown kind is named`() {
    #expect(throws: QuestionFailure(reason: .kind("REGEXP"), offset: 1)) {
      try take(" {1:REGEXP:=a}")
    }
  }
}
