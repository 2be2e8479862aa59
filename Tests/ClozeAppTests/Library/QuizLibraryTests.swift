import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

struct QuizLibraryTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  fileprivate func library(
    _ operands: String..., places: QuizPlaces = QuizPlaces(), input: String = ""
  ) -> QuizLibrary {
    let streams = RecordedStreams(input: input)
    let program = ClozeProgram(streams: streams, places: places) { _, _, _ in .success }
    return QuizLibrary(operands, in: program)
  }

  @Test func `a good file is its quiz, a broken one what is wrong with it`() throws {
    try folder.write(Sample.good, to: "a.json")
    try folder.write(Sample.broken, to: "b.json")
    let library = library(folder.path)
    #expect(library.entries.map(\.id) == ["\(folder.path)/a.json", "\(folder.path)/b.json"])
    #expect(library.entries.map(\.title) == ["a", "b"])
    #expect(library.entries.first?.quiz?.questions.count == 2)
    #expect(
      library.entries.last?.problems == [
        "1:56: Question 1: The answer “c” is not an option. Add it to the options, or change it.",
        "2:12: Question 2: The text has no blank. Write _____ where it is.",
      ])
    #expect(library.complaints == [])
  }

  @Test(
    arguments: [
      (#""title": "Cats", "#, "Cats"), (#""title": " \t", "#, "quiz.v2"), ("", "quiz.v2"),
    ])
  func `a quiz without a title is named by its file`(title: String, expected: String) throws {
    let quiz = "{ \(title)\"questions\": \(Sample.good) }"
    let file = try folder.write(quiz, to: "quiz.v2.json")
    #expect(library(file).entries.map(\.title) == [expected])
  }

  @Test func `standard input is a quiz, too`() {
    let entry = library("-", input: Sample.good).entries.first
    #expect(entry?.title == "Quiz")
    #expect(entry?.name == "-")
    #expect(entry?.quiz != nil)
  }

  @Test func `what has no place is told without one`() {
    let missing = library("missing.json").entries
    #expect(missing.map(\.problems) == [["No such file. Check the name and the folder."]])
    #expect(missing.map(\.title) == ["missing"])
  }

  @Test func `warnings are no problems`() {
    #expect(library("-", input: Sample.doubtful).entries.first?.problems == [])
  }

  @Test func `of many problems the first are told and the rest counted`() {
    let question = #"{ "text": "One", "options": ["a"] }"#
    let quiz = "[" + Array(repeating: question, count: 25).joined(separator: ",\n") + "]"
    let problems = library("-", input: quiz).entries.first?.problems ?? []
    #expect(problems.count == 21)
    #expect(problems.last == "5 more; cloze check shows them all.")
  }

  @Test func `without operands it is all that is installed`() throws {
    try folder.write(Sample.good, to: "a.json")
    #expect(library(places: QuizPlaces(own: folder.path)).entries.map(\.name) == ["a.json"])
    #expect(library(places: QuizPlaces(bundled: folder.path)).complaints == [])
  }

  @Test func `with nothing to show the reason is told`() {
    let empty = library(folder.path)
    #expect(empty.entries == [])
    #expect(empty.complaints == ["\(folder.path): no quiz (*.json) in this folder"])
    let places = QuizPlaces(own: "/no/such", bundled: folder.path)
    #expect(
      library(places: places).complaints == [
        "no quiz (*.json) in /no/such or \(folder.path); put one there, or name a file"
      ])
  }
}
