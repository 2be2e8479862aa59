import CellGrid
import QuizFormats
import QuizModel
import TestSupport
import Testing

@testable import ClozeApp

struct PlayCommandTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a good file is played as the options say`() throws {
    let file = try folder.write(Sample.good, to: "good.json")
    let run = ProgramRun(file, "--start=2", "--color=256", "--ascii")
    let (quiz, options) = try #require(run.played)
    #expect(quiz.quiz.questions.count == 2)
    #expect(options.file == file)
    #expect(options.start == 2)
    #expect(options.color.depth == .palette)
    #expect(options.isASCII)
    #expect(run.output + run.error == "")
    #expect(run.status == .success)
  }

  @Test func `standard input is played`() throws {
    let (_, options) = try #require(ProgramRun("-", input: Sample.good).played)
    #expect(options.file == "-")
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

  @Test func `a folder with one quiz is that quiz`() throws {
    let file = try folder.write(Sample.good, to: "only.json")
    #expect(ProgramRun(folder.path).played?.options.file == file)
  }

  @Test func `a folder without a quiz is refused`() {
    let run = ProgramRun(folder.path)
    #expect(run.error == "cloze: \(folder.path): no quiz (*.json) in this folder\n")
    #expect(run.status == .failure)
  }

  @Test func `of a folder with several quizzes one must be named`() throws {
    try folder.write(Sample.good, to: "a.json")
    try folder.write(Sample.good, to: "b.json")
    let run = ProgramRun(folder.path)
    #expect(run.error.contains("has 2 quizzes"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.played == nil)
    #expect(run.status == .usage)
  }

  @Test(
    arguments: [
      ([], "cloze: name a quiz file"),
      (["a.json", "b.json"], "cloze: 2 files are named"),
      (["chekc"], "cloze: “chekc” is neither a command nor a file"),
      (["import", "x.txt"], "cloze: 2 files are named"),
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
