import Foundation
import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct ClozeTextImporterTests {
  @Test func `the sample has three questions with their notes`() throws {
    let reading = try reading(sample: "cloze-text/rivers.cloze")
    #expect(reading.format == "cloze-text")
    let loaded = try reading.result.get()
    let questions = loaded.quiz.questions
    #expect(questions.map(\.blanks.count) == [2, 2, 2])
    #expect(
      questions.map(\.textWithBlanks) == [
        """
        Rivers of Europe. Fill in what is missing.

        The Danube rises in _____
        and ends in the _____.
        """,
        "Its length is about _____ km, the Rhine's _____ km.",
        """
        Vienna stands on the {MW:=Danube}? No: on the _____, as do _____.

        Sources: general knowledge.
        """,
      ])
    #expect(questions.map(\.line) == [1, 6, 8])
    #expect(loaded.warnings.map(\.note) == ["8:76 lost-scoring"])
  }

  @Test(
    arguments: [
      ("Is it {1:MC:=yes~no}?\n", "cloze-text"),
      ("#1: Is it {1:MC:=yes~no}?\n", "cloze-text"),
      ("`{1:MC:=yes~no}` and {1:MC:=yes~no}\n", "cloze-text"),
      ("| Cloze | `{1:MC:=yes~no}` |\n", nil),
      ("# Formats\n\nIt is {1:MC:=yes~no}.\n", nil),
      ("Text\n\n## Formats\n\nIt is {1:MC:=yes~no}.\n", nil),
      ("So:\n\n```\nIt is {1:MC:=yes~no}.\n```\n", nil),
    ] as [(String, String?)])
  func `a page that tells of embedded answers is no quiz`(text: String, format: String?) {
    #expect(QuizReading(Array(text.utf8), name: "page.md").format == format)
  }

  @Test func `answers keep credit, feedback, weight and tolerance`() throws {
    let quiz = try self.quiz(
      String(decoding: try bytes(ofSample: "cloze-text/rivers.cloze"), as: UTF8.self))
    let country = quiz.questions[0].blanks[0]
    #expect(
      country
        == Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("Germany"), feedback: "In the Black Forest."),
            Alternative(.text("Europe"), credit: 0.5, feedback: "Where in Europe?"),
            Alternative(.text("Austria"), credit: 0, feedback: "It flows through there."),
          ])))
    let sea = quiz.questions[0].blanks[1]
    #expect(sea.points == 2)
    #expect(sea.answer == Answer(texts: ["Black Sea"]))
    #expect(
      quiz.questions[0].banks == [
        OptionBank(options: [
          Option("North Sea", feedback: "That is the Rhine."), Option("Black Sea"),
          Option("Caspian Sea"),
        ])
      ])
    #expect(
      quiz.questions[1].blanks.map(\.answer) == [
        Answer([
          Alternative(.number(2850, tolerance: 50), feedback: "Well known!"),
          Alternative(.number(2850, tolerance: 200), credit: 0.5),
        ]),
        Answer([Alternative(.number(1230, tolerance: 10))]),
      ])
    #expect(quiz.questions[2].blanks[0].rightTexts == ["Danube", "Donau"])
    #expect(quiz.questions[2].blanks[1].rightTexts == ["Budapest", "Belgrade"])
  }

  @Test func `several answers are as many blanks where nothing is typed`() throws {
    let quiz = try self.quiz("Primes: {4:MR:=2~=3~4~6}, even: {1:MC:=2~3}")
    #expect(quiz.questions[0].textWithBlanks == "Primes: _____ _____, even: _____")
    #expect(quiz.questions[0].blanks.map(\.points) == [2, 2, 1])
    #expect(quiz.questions[0].blanks[0].rightTexts == ["2", "3"])
    #expect(options(quiz.questions[0], 1) == ["2", "3", "4", "6"])
    #expect(options(quiz.questions[0], 2) == ["2", "3"])
  }

  @Test func `HTML becomes text, and answers stay where they are in it`() throws {
    let quiz = try self.quiz(
      "<p>The <b>{1:MC:=a &lt; b#<i>Yes</i>~c}</b></p><p>{1:SA:=x &amp; y}</p>")
    #expect(quiz.questions[0].textWithBlanks == "The _____\n_____")
    #expect(quiz.questions[0].banks[0].options[0] == Option("a < b", feedback: "Yes"))
    #expect(quiz.questions[0].blanks[1].rightTexts == ["x & y"])
  }

  @Test func `patterns are noted, and an asterisk can be meant`() throws {
    let text = #"A {1:SA:=2\*3~=co*r} B {1:SA:=x~*#No.~%-10%y}"#
    let quiz = try self.quiz(text)
    #expect(quiz.questions[0].rightTexts == [["2*3"], ["x"]])
    #expect(
      reading(text).notes == [
        "1:15 lost-wildcard", "1:24 lost-negative-credit", "1:33 lost-wrong-answer-feedback",
      ])
  }

  @Test func `capitals count where they do in all questions`() throws {
    let quiz = try self.quiz("{1:SAC:=a}\n\n{1:MWC:=b} {1:NM:=1}")
    #expect(quiz.settings.match.respectsCase)
    let mixed = "{1:SAC:=a}\n\n{1:MW:=b}"
    #expect(try !self.quiz(mixed).settings.match.respectsCase)
    #expect(reading(mixed).notes == ["1:1 lost-case-rule"])
  }

  func quiz(_ text: String) throws -> Quiz { try importedQuiz(text, as: "cloze-text") }

  @Test(arguments: [
    ("{1:MCS:=a~b}", true), ("{1:MCS:=a~b} {1:MC:=a~b}", false), ("{1:SA:=a}", false),
  ])
  func `options are shuffled where they are in all answers`(text: String, shuffles: Bool) throws {
    #expect(try quiz(text).settings.shufflesOptions == shuffles)
  }

  static let mistakes: [(String, [String])] = [
    ("{1:SA:=a}\n\nB {1:SA:=b", ["3:3 left-out-unclosed"]),
    ("{1:SA:=a}\n\nB {1:NM:=b}", ["3:9 left-out-bad-number"]),
    ("{1:SA:=a}\n\nB {1:NM:=1:x}", ["3:9 left-out-bad-number"]),
    ("{1:SA:=a}\n\n{1:SA:b}", ["3:1 left-out-without-answer"]),
    ("{1:SA:=a}\n\n{1:REGEXP:=b}", ["3:1 left-out-kind"]),
    ("{1:SA:=a}\n\n{1:MC:=b~ }", ["3:1 lost-empty-option"]),
  ]

  @Test(arguments: mistakes)
  func `a mistake leaves its question out`(text: String, expected: [String]) {
    #expect(reading(text).notes == expected)
  }

  @Test(arguments: [
    "Prose with {braces} in it.", "{1:sa:=a}", "{\"text\": \"{1:SA:=a}\"}", "x = {1: 'a'}",
    "{1:SA:=a", "::Q:: 2+2 {=4}",
  ])
  func `other files are not taken`(text: String) {
    #expect(QuizReading(Array(text.utf8)).format != "cloze-text")
  }

  @Test func `damage never crashes`() throws {
    let file = try bytes(ofSample: "cloze-text/rivers.cloze")
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      expectSound(
        QuizReading(
          damaged(file, by: &generator), options: ReadingOptions(format: "cloze-text")))
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["{", "{1:SA:", "{1:SA:=a~", "{1:SA:=a} ", "a\n\n"])
  func `a great deal of anything takes time in proportion`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 50_000).utf8)
    expectSound(QuizReading(bytes, options: ReadingOptions(format: "cloze-text")))
  }
}
