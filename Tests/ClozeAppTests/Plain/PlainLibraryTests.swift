import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

struct PlainLibraryTests {
  /// Two quizzes of one question, and a broken file.
  static func library() throws -> Playable {
    let source = #"{ "text": "2 + 2 = _____", "answer": "4" }"#
    let quiz = try QuizLoader.load(SourceText(Array(source.utf8))).quiz
    return .library(
      LibraryViewModel(entries: [
        LibraryEntry(id: "1", title: "Apes", name: "a.json", contents: .quiz(quiz)),
        LibraryEntry(id: "2", title: "Apes and birds", name: "b.json", contents: .quiz(quiz)),
        LibraryEntry(
          id: "3", title: "c", name: "c.json",
          contents: .broken(["1:1: The file is empty.\u{1B}[2J"])),
      ]))
  }

  @Test func `a quiz is chosen, played, and the list comes again`() throws {
    let talk = PlainTalk(try Self.library(), "3\n1\n4\nq\n")
    expectGolden(talk.text, named: "library", in: "Talks")
    #expect(talk.status == .success)
  }

  @Test(
    arguments: [
      ("2", "Apes and birds"), ("APES", "Apes"), ("b.json", "Apes and birds"),
      ("birds", "Apes and birds"), (" 1 ", "Apes"),
    ])
  func `a number, a title or a part of one names a quiz`(word: String, title: String) throws {
    let talk = PlainTalk(try Self.library(), "\(word)\n4\n")
    #expect(talk.text.contains("\(title): 1 of 1, 100 %\n"))
    #expect(talk.attempts.count == 1)
  }

  @Test(
    arguments: [
      ("ape", "That could be 1) Apes or 2) Apes and birds.\n"), ("zoo", "No quiz matches.\n"),
      ("4", "No quiz matches.\n"), ("0", "No quiz matches.\n"),
      ("\(Int.min)", "No quiz matches.\n"), ("\(Int.max)", "No quiz matches.\n"),
    ])
  func `what names no single quiz is asked again`(word: String, answer: String) throws {
    let talk = PlainTalk(try Self.library(), "\(word)\nq\n")
    #expect(talk.text.hasSuffix("Quiz> \n\(answer)Quiz> \n"))
  }

  @Test(arguments: ["q", ":q", ""])
  func `leaving the list plays nothing`(line: String) throws {
    let talk = PlainTalk(try Self.library(), line)
    #expect(talk.effects.isEmpty)
    #expect(talk.status == .success)
    #expect(talk.text.ranges(of: "Quiz>").count == 1)
  }

  @Test func `the end of input within a quiz leaves the list too`() throws {
    let talk = PlainTalk(try Self.library(), "1\n")
    #expect(talk.text.hasSuffix("Apes: 0 of 1, 0 %, answered 0 of 1\n"))
    #expect(talk.text.ranges(of: "Quiz>").count == 1)
  }
}
