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
      (["import", "x.txt"], "cloze: “import” is neither a command nor a file"),
      (["--start=3", "-"], "cloze: there is no question 3"),
      (["--nope"], "cloze: there is no option --nope"),
    ])
  func `a wrong command line is one line with the way to the help`(
    words: [String], beginning: String
  ) {
    let streams = RecordedStreams(input: Sample.good)
    let status = ClozeProgram(streams: streams) { _, _ in .success }.run(words)
    #expect(streams.error.hasPrefix(beginning))
    #expect(streams.error.hasSuffix("; see cloze --help\n"))
    #expect(streams.error.split(separator: "\n").count == 1)
    #expect(streams.output == "")
    #expect(status == .usage)
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
    if case .quiz(let quiz, _) = self { quiz } else { nil }
  }

  fileprivate var title: String? {
    if case .quiz(_, let title) = self { title } else { nil }
  }

  fileprivate var library: LibraryViewModel? {
    if case .library(let library) = self { library } else { nil }
  }
}
