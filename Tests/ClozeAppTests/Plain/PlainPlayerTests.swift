import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import ClozeApp

/// Whole talks are kept in Talks/*.txt as a person would read them.
struct PlainPlayerTests {
  /// A quiz, what is written, and the name of the file with the talk.
  struct Talk: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: String
    let quiz: String

    var testDescription: String { name }
  }

  static let mat = """
    { "text": "The _____ sat on the _____.", "options": ["cat", "mat", "rug"],
      "answers": ["cat", "mat"], "explanation": "Cats do." }
    """
  static let soft = """
    { "text": "git reset _____ HEAD~1", "options": ["--hard", "--soft", "--mixed"],
      "answer": "--soft", "hint": ["Not hard", "Like a pillow"], "explanation": "It keeps them." }
    """
  static let oslo = #"{ "text": "Oslo is in _____.", "answer": "Norway" }"#

  static func quiz(_ questions: String..., settings: String = "{}") -> String {
    """
    { "title": "Talk", "settings": \(settings),
      "questions": [ \(questions.joined(separator: ", ")) ] }
    """
  }

  static let talks = [
    Talk(name: "every-kind", lines: EveryKind.lines + "\n", quiz: EveryKind.quiz),
    Talk(
      name: "attempts", lines: "mat\tcat\ncat\trug\ncat\tmat\nmat\n",
      quiz: quiz(mat, settings: #"{ "attempts": 3 }"#)),
    Talk(
      name: "attempt-left", lines: "cat\trug\n\nnorway\n",
      quiz: quiz(mat, oslo, settings: #"{ "attempts": 0 }"#)),
    Talk(name: "hints", lines: ":t\n:t\n:t\n2\n", quiz: quiz(soft)),
    Talk(
      name: "hints-of-blanks", lines: ":t\n:t\n:t\na\tb\n",
      quiz: quiz(
        """
        { "text": "_____ _____", "hint": "Of both", "blanks": [
          { "answer": "a", "hint": "Of the first" }, { "answer": "b", "hint": "Of the second" } ] }
        """)),
    Talk(name: "give-up", lines: ":a\n:r\n:a\n", quiz: quiz(soft, mat)),
    Talk(name: "skip", lines: ":t\n\n:s\nNorway\n2\n\n", quiz: quiz(soft, mat, oslo)),
    Talk(
      name: "never-shown", lines: "1\n:a\n",
      quiz: quiz(soft, oslo, settings: #"{ "showSolution": "never" }"#)),
    Talk(
      name: "shown-at-end", lines: "1\nSweden\n",
      quiz: quiz(soft, oslo, settings: #"{ "showSolution": "end" }"#)),
    Talk(
      name: "survey", lines: ":a\n3\nmilk\n",
      quiz: quiz(#"{ "text": "I like _____.", "options": ["tea", "milk"] }"#)),
    Talk(
      name: "commands", lines: "?\n:x\n:q\n", quiz: quiz(oslo)),
    Talk(
      name: "misunderstood", lines: "kat\tmat\ncat\ncat\tmat\trug\ncat\tcat\n1\t\n",
      quiz: quiz(mat)),
    Talk(
      name: "nearly", lines: "zurich\nGeneve\ngardn\nfo(x)\npolish\n",
      quiz: quiz(
        #"{ "text": "_____ on the Limmat", "answer": "Zürich" }"#,
        #"{ "text": "_____ on the lake", "answer": ["Genf", "Genève"] }"#,
        #"{ "text": "A _____ of roses", "answer": "garden" }"#,
        #"{ "text": "_____", "code": true, "answer": "f(x)[0]" }"#,
        #"{ "text": "_____", "answer": "Polish" }"#,
        settings: #"{ "match": { "accents": false } }"#)),
    Talk(
      name: "nearly-never-shown", lines: "zurich\ngardn\n",
      quiz: quiz(
        #"{ "text": "_____ on the Limmat", "answer": "Zürich" }"#,
        #"{ "text": "A _____ of roses", "answer": "garden" }"#,
        settings: #"{ "match": { "accents": false }, "showSolution": "never" }"#)),
    Talk(name: "end-of-input", lines: "2\n", quiz: quiz(soft, oslo)),
  ]

  @Test(arguments: talks)
  func `a talk reads well`(talk: Talk) throws {
    let played = try PlainTalk(talk.quiz, talk.lines)
    expectGolden(played.text, named: talk.name, in: "Talks")
    #expect(played.streams.error == "")
    #expect(played.status == .success)
  }

  @Test func `every answer is told with its time`() throws {
    let talk = try PlainTalk(
      Self.quiz(Self.soft, Self.oslo, settings: #"{ "attempts": 2 }"#), "1\n:t\n2\n:a\n")
    #expect(talk.attempts.map(\.kind) == [.check, .check, .giveUp])
    #expect(talk.attempts.map(\.given) == [["--hard"], ["--soft"], [nil]])
    #expect(talk.attempts.map(\.score) == [0, 0.75, 0])
    #expect(talk.attempts.map(\.hints) == [0, 1, 0])
    #expect(talk.attempts.map(\.number) == [1, 2, 1])
    #expect(talk.attempts.allSatisfy { $0.seconds > 0 })
    #expect(talk.effects.last == .finished)
  }

  @Test(arguments: [("::q", ":q"), (":: x", ": x"), ("??", "?"), ("???", "??"), (" a ", "a")])
  func `an answer can look like a command`(line: String, answer: String) throws {
    let talk = try PlainTalk(
      Self.quiz(#"{ "text": "_____", "code": true, "answer": "\#(answer)" }"#), line)
    #expect(talk.attempts.map(\.isRight) == [true])
  }

  @Test func `options that are numbers have letters`() throws {
    let quiz = Self.quiz(#"{ "text": "_____", "options": ["2", "1", "A b"], "answer": "1" }"#)
    #expect(try PlainTalk(quiz, "1\n").attempts.map(\.given) == [["1"]])
    #expect(try PlainTalk(quiz, "A\n").attempts.map(\.given) == [["2"]])
    #expect(try PlainTalk(quiz, "a b\nA  b\n").attempts.map(\.given) == [["A b"]])
    #expect(try PlainTalk(quiz, "").text.contains("a) 2\nb) 1\nc) A b\n"))
  }

  @Test func `an option is used once, whatever it is called by`() throws {
    let talk = try PlainTalk(Self.quiz(Self.mat), "1\tcat\ncat\t1\n1\t1\n1\t2\n")
    #expect(talk.attempts.map(\.given) == [["cat", "mat"]])
    #expect(talk.text.ranges(of: "can be used only once.").count == 3)
  }

  @Test func `nothing of a quiz steers the terminal`() throws {
    let quiz = Quiz(
      settings: QuizSettings(attempts: 2),
      questions: [
        Question(
          text: [.text("\u{1B}[31m\u{9B}2J\u{202E}"), .blank(0)],
          blanks: [
            Blank(
              kind: .choice(bank: 0), answer: Answer(texts: ["\u{1B}]0;a\u{07}"]),
              hints: ["\u{1B}c"])
          ],
          banks: [
            OptionBank(options: [
              Option("\u{1B}]0;a\u{07}", feedback: "\u{0E}f"),
              Option("b\u{08}\nc", feedback: "\u{1B}"),
            ])
          ],
          hints: ["\u{90}"], explanation: "\u{1B}[2J", tags: [])
      ])
    let talk = PlainTalk(.quiz(quiz, title: "\u{1B}[1mT"), ":t\n:t\n2\n\u{1B}[A\n:\u{1B}\n:a\n")
    let seen = talk.text.unicodeScalars.filter { $0 != "\n" }
    #expect(talk.text.contains("2) b c\n"))
    #expect(seen.allSatisfy { $0.properties.generalCategory != .control })
    #expect(seen.allSatisfy { $0.properties.generalCategory != .format })
  }

  @Test(arguments: [("y\n", 2), ("Yes\n", 2), ("n\n", 1), ("\n", 1), ("", 1)])
  func `at a terminal the wrong ones can be tried again`(answer: String, runs: Int) throws {
    let talk = try PlainTalk(
      Self.quiz(Self.soft, Self.oslo), "2\nSweden\n\(answer)Norway\n", from: .terminal)
    #expect(talk.text.contains("Try the wrong one again? y/N> "))
    #expect(talk.effects.count { $0 == .finished } == runs)
    #expect(talk.text.hasSuffix("Talk: 1 of 1, 100 %\nAll of them.\n") == (runs == 2))
  }

  @Test func `the first run alone counts`() throws {
    var options = PlayOptions()
    options.pass = 60
    options.results = "-"
    let talk = try PlainTalk(
      Self.quiz(Self.soft, Self.oslo), "2\nSweden\ny\nNorway\n", from: .terminal,
      options: options)
    #expect(talk.status == .failure)
    #expect(talk.streams.output.contains(#""percentage": 50"#))
    #expect(talk.streams.error.contains("Question 1 of 1"))
    #expect(
      talk.streams.error.hasSuffix("cloze: not passed: 50 % of the 60 % that --pass asks for\n"))
  }

  @Test func `results on standard output leave it to them alone`() throws {
    var options = PlayOptions()
    options.results = "-"
    let talk = try PlainTalk(Self.quiz(Self.soft), ":t\n2\n", options: options)
    #expect(talk.streams.output.hasPrefix("{\n  \"title\": \"Talk\",\n  \"score\": 0.75,\n"))
    #expect(talk.streams.output.contains(#""seconds": 1"#))
    #expect(talk.streams.output.contains(#""hints": 1"#))
    #expect(talk.streams.error.hasSuffix("Talk: 0.75 of 1, 75 %\nAll of them.\n"))
  }

  @Test func `without anything to answer with one line says so`() throws {
    let talk = try PlainTalk(Self.quiz(Self.soft), "", from: .nothing)
    #expect(talk.status == .failure)
    #expect(talk.text == "")
    #expect(talk.streams.error.hasPrefix("cloze: the quiz is standard input"))
    #expect(talk.streams.error.count { $0 == "\n" } == 1)
  }

  @Test func `results are written as answers are given`() throws {
    let folder = try TemporaryFolder()
    var options = PlayOptions()
    options.results = "\(folder.path)/out.json"
    let quiz = try PlainTalk(Self.quiz(Self.soft, Self.oslo), "", options: options)
    #expect(quiz.status == .success)
    var texts: [String] = []
    let streams = RecordedStreams(input: "2\nNorway\n")
    let source = SourceText(Array(Self.quiz(Self.soft, Self.oslo).utf8))
    let loaded = try QuizLoader.load(source).quiz
    let player = PlainPlayer(
      streams: streams, starter: RunStarter(options), now: { 0 },
      note: { effect, _ in
        if case .kept = effect { texts.append((try? folder.read("out.json")) ?? "") }
      })
    #expect(player.play(.quiz(loaded, title: "Talk")) == .success)
    // When the second question is filled, the answer to the first is there.
    #expect(texts.map { $0.contains(#""given": ["--soft"]"#) } == [false, true])
    #expect(try folder.read("out.json").contains(#""given": ["Norway"]"#))
  }
}
