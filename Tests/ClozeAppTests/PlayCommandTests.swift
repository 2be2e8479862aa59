import CellGrid
import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

struct PlayCommandTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a good file is played as the options say`() throws {
    let file = try folder.write(Sample.good, to: "good.json")
    let run = ProgramRun(file, "--start=2", "--color=256", "--ascii")
    let (what, options) = try #require(run.played)
    #expect(what.quiz?.questions.count == 2)
    #expect(what.title == "good")
    #expect(options.start == 2)
    #expect(options.color.depth == .palette)
    #expect(options.isASCII)
    #expect(run.output + run.error == "")
    #expect(run.status == .success)
  }

  @Test func `standard input is played`() throws {
    let (what, _) = try #require(ProgramRun("-", input: Sample.good).played)
    #expect(what.title == "Quiz")
  }

  @Test func `warnings do not stop a game`() {
    #expect(ProgramRun("-", input: Sample.doubtful).played != nil)
  }

  @Test func `a broken file is refused with all its errors`() {
    let run = ProgramRun("-", input: Sample.broken)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("cloze: -:1:56: "))
    #expect(lines[1].hasPrefix("cloze: -:2:12: "))
    #expect(run.played == nil)
    #expect(run.status == .failure)
  }

  @Test func `of many errors the first are shown and the rest counted`() {
    let question = #"{ "text": "One", "options": ["a"] }"#
    let quiz = "[" + Array(repeating: question, count: 25).joined(separator: ",\n") + "]"
    let lines = ProgramRun("-", input: quiz).error.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "cloze: -: 5 more errors; cloze check shows them all")
  }

  @Test(arguments: [("b.c.json", "b.c"), ("plain", "plain")])
  func `a quiz without a title is named by its file`(name: String, title: String) throws {
    let file = try folder.write(Sample.good, to: name)
    #expect(ProgramRun(file).played?.what.title == title)
  }

  @Test func `a folder is a library, even of one quiz`() throws {
    let file = try folder.write(Sample.good, to: "only.json")
    #expect(ProgramRun(folder.path).played?.what.library?.entries.map(\.id) == [file])
  }

  @Test func `several files are a library, broken ones too`() throws {
    let good = try folder.write(Sample.good, to: "a.json")
    let broken = try folder.write(Sample.broken, to: "b.json")
    let library = try #require(ProgramRun(good, broken).played?.what.library)
    #expect(library.entries.map(\.id) == [good, broken])
    #expect(library.entries.map(\.problems.count) == [0, 2])
  }

  @Test func `a folder without a quiz is refused`() {
    let run = ProgramRun(folder.path)
    #expect(run.error == "cloze: \(folder.path): no quiz (*.json) in this folder\n")
    #expect(run.status == .failure)
  }

  @Test func `the cards of a library say how their quizzes will be played`() throws {
    let file = try folder.write(Sample.good, to: "a.json")
    let run = ProgramRun("--check=instant", "--shuffle", folder.path)
    let facts = try #require(run.played?.what.library?[file]?.quiz).facts
    #expect(facts.check == .instant)
    #expect(facts.shufflesQuestions && facts.shufflesOptions)
  }

  @Test func `a title is one line`() throws {
    let quiz = """
      { "title": "Two\\u2028lines of it", "questions": [{ "text": "___", "options": ["a"] }] }
      """
    try folder.write(quiz, to: "a.json")
    #expect(ProgramRun("\(folder.path)/a.json").played?.what.title == "Two lines of it")
    let library = try #require(ProgramRun(folder.path).played?.what.library)
    #expect(library.entries.map(\.title) == ["Two lines of it"])
  }

  @Test func `without a file and without an installed quiz a sentence says where they are`() {
    let run = ProgramRun()
    #expect(run.error.hasPrefix("cloze: no quiz"))
    #expect(run.status == .failure)
  }

  @Test(
    arguments: [
      (["chekc"], "cloze: “chekc” is neither a command nor a file"),
      (["restore", "x.txt"], "cloze: “restore” is neither a command nor a file"),
      (["--start=3", "-"], "cloze: there is no question 3"),
      (["--nope"], "cloze: there is no option --nope"),
    ])
  func `a wrong command line is one line with the way to the help`(
    words: [String], beginning: String
  ) {
    let streams = RecordedStreams(input: Sample.good)
    let status = ClozeProgram(streams: streams) { _, _, _ in .success }.run(words)
    #expect(streams.error.hasPrefix(beginning))
    #expect(streams.error.hasSuffix("; see cloze --help\n"))
    #expect(streams.error.split(separator: "\n").count == 1)
    #expect(streams.output == "")
    #expect(status == .usage)
  }

  @Test func `a tag that no question has is refused with those there are`() {
    let tagged = """
      [{ "text": "_____", "answer": "a", "tags": ["x", "y z"] },
       { "text": "_____", "answer": "b", "tags": ["y z", "w"] }]
      """
    let run = ProgramRun("--tag=v", "-", input: tagged)
    #expect(
      run.error
        == "cloze: no question has the tag “v”; there are x, y z, w; see cloze --help\n")
    #expect(run.status == .usage)
    #expect(run.played == nil)
    #expect(ProgramRun("--tag=v", "-", input: Sample.good).error.contains("there are no tags"))
    #expect(ProgramRun("--tag=y z", "--start=2", "-", input: tagged).played?.options.tag == "y z")
    #expect(
      ProgramRun("--tag=x", "--start=2", "-", input: tagged).error
        == "cloze: there is no question 2 to start with, only 1; see cloze --help\n")
  }

  @Test func `a library keeps what has the tag, and what is broken`() throws {
    let tagged = try folder.write(
      #"{ "text": "_____", "answer": "a", "tags": ["x"] }"#, to: "a.json")
    try folder.write(Sample.good, to: "b.json")
    let broken = try folder.write(Sample.broken, to: "c.json")
    let library = try #require(ProgramRun("--tag=x", folder.path).played?.what.library)
    #expect(library.entries.map(\.id) == [tagged, broken])
    let run = ProgramRun("--tag=y", folder.path)
    #expect(run.error == "cloze: no quiz has a question with the tag “y”\n")
    #expect(run.status == .failure)
    #expect(run.played == nil)
  }

  @Test(arguments: ["--answers=x", "--results=x", "--pass=1"])
  func `what is for one quiz is refused with a library`(word: String) throws {
    try folder.write(Sample.good, to: "a.json")
    let run = ProgramRun(word, folder.path)
    let option = word.prefix { $0 != "=" }
    #expect(
      run.error == "cloze: \(option) is for one quiz; name a file, and only one; see cloze --help\n"
    )
    #expect(run.status == .usage)
  }

  @Test func `standard input is not the quiz and the answers`() {
    let run = ProgramRun("--answers", "-", "-", input: Sample.good)
    #expect(run.error.hasPrefix("cloze: standard input can be the quiz or the answers, not both"))
    #expect(run.status == .usage)
  }

  @Test func `results never take the place of the quiz or the answers`() throws {
    let file = try folder.write(Sample.good, to: "a.json")
    let sheet = try folder.write("[]", to: "s.json")
    for target in ["\(folder.path)/./a.json", sheet] {
      let run = ProgramRun("--answers", sheet, "--results", target, file)
      #expect(run.error.hasPrefix("cloze: --results would overwrite \(target)"))
      #expect(run.status == .usage)
    }
    #expect(try folder.read("a.json") == Sample.good)
    #expect(try folder.read("s.json") == "[]")
  }

  @Test func `blanks are recast as the options say, in the same way for the same seed`() throws {
    let quiz = """
      [{ "text": "_____", "answer": "one" }, { "text": "_____", "answer": "two" },
       { "text": "_____", "answer": "three" }, { "text": "_____", "options": ["a", "b"],
         "answer": "a" }]
      """
    func recast(_ words: String...) throws -> Quiz {
      try #require(ProgramRun(words: words + ["-"], input: quiz).played?.what.quiz)
    }
    let chosen = try recast("--choose", "--seed=7")
    #expect(chosen.questions.allSatisfy { !$0.blanks[0].isTyped })
    #expect(chosen == (try recast("--type", "--choose", "--seed", "7")))
    #expect(try recast("--type").questions.allSatisfy { $0.blanks[0].isTyped })
    #expect(try recast().questions.map(\.blanks[0].isTyped) == [true, true, true, false])
    try folder.write(quiz, to: "a.json")
    let library = try #require(ProgramRun("--type", folder.path).played?.what.library)
    let cards = try #require(library.entries.first?.quiz)
    #expect(cards.questions.allSatisfy { $0.blanks[0].isTyped })
  }

  @Test func `a quiz is played as it is made ready, once`() throws {
    let (what, options) = try #require(
      ProgramRun("--check=instant", "--shuffle", "-", input: Sample.good).played)
    #expect(what.quiz?.settings.check == .instant)
    #expect(what.quiz?.settings.shufflesQuestions == true)
    #expect(options.plan.shuffles)
  }

  @Test(arguments: ["missing.json", "./missing", "", "Missing"])
  func `a missing file is no wrong usage`(name: String) {
    let run = ProgramRun(name)
    #expect(run.error.hasPrefix("cloze: \(name): "))
    #expect(run.status == .failure)
  }
}

extension Playable {
  fileprivate var quiz: Quiz? {
    if case .quiz(let playable) = self { playable.quiz } else { nil }
  }

  fileprivate var title: String? {
    if case .quiz(let playable) = self { playable.title } else { nil }
  }

  fileprivate var library: LibraryViewModel? {
    if case .library(let library, _) = self { library } else { nil }
  }
}
