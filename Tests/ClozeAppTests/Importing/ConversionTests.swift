import Foundation
import QuizFormats
import QuizModel
import TestSupport
import Testing

@testable import ClozeApp

/// `import` and `export` from the command line to the file.
struct ConversionTests {
  fileprivate let folder: TemporaryFolder
  /// A deck whose second question, on line 3, cannot be played.
  fileprivate let deck: String
  fileprivate let json = """
    {
      "questions": [
        {
          "text": "Two and two is\\n_____",
          "answer": ["four", "4"]
        }
      ]
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    deck = try folder.write(
      "Two and two is {=four =4}\n\nTell me about it. {}\n", to: "deck.gift")
  }

  fileprivate func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func `a file is written as JSON, and what is lost is told with its place`() {
    let run = ProgramRun("import", deck)
    #expect(run.output == json)
    #expect(
      run.error == """
        cloze: \(deck):3:1: A question of the kind “essay” is left out: it cannot be played.
        cloze: 1 question, 1 note

        """)
    #expect(run.status == .success)
  }

  @Test func `with strict a note is a failure and nothing is written`() throws {
    let run = ProgramRun("import", "--strict", "--output", "\(folder.path)/a.json", deck)
    #expect(run.output == "")
    #expect(
      run.error.hasSuffix("cloze: nothing is written: 1 note, and --strict allows none\n"))
    #expect(run.status == .failure)
    #expect(throws: (any Error).self) { try read("a.json") }
  }

  @Test func `the output can be a file`() throws {
    let run = ProgramRun("import", "--output=\(folder.path)/a.json", deck)
    #expect(run.output == "")
    #expect(try read("a.json") == json)
    #expect(ProgramRun("check", "--strict", "\(folder.path)/a.json").status == .success)
  }

  @Test func `what is read is not overwritten`() throws {
    let before = try read("deck.gift")
    let run = ProgramRun("import", "--output", "\(folder.path)/./deck.gift", deck)
    #expect(run.error.contains("would overwrite"))
    #expect(run.status == .usage)
    #expect(try read("deck.gift") == before)
  }

  @Test func `standard input is read as what its content shows, or as what is said`() {
    let gift = "Two and two is {=four =4}"
    #expect(ProgramRun("import", "-", input: gift).output == json)
    let table = "text;answer\nTwo and two is;four|4"
    #expect(
      ProgramRun("import", "--from", "csv", "--separator", ";", "-", input: table).output == json)
    let wrong = ProgramRun("import", "--from", "aiken", "-", input: gift)
    #expect(wrong.output == "")
    #expect(wrong.status == .failure)
  }

  @Test func `several files become one quiz`() throws {
    let own = try folder.write(
      #"{ "title": "Own", "questions": [{ "text": "___", "options": ["a", "b"], "id": "x" }] }"#,
      to: "own.json")
    let other = try folder.write(
      #"{ "title": "Other", "questions": [{ "text": "___ ", "answer": "c", "id": "x" }] }"#,
      to: "other.json")
    let run = ProgramRun("import", own, other, deck)
    let quiz = try QuizLoader.load(SourceText(Array(run.output.utf8))).quiz
    #expect(quiz.title == "Own")
    #expect(quiz.questions.map(\.id) == ["x", nil, nil])
    #expect(quiz.questions.last?.blanks.first?.answer == Answer(texts: ["four", "4"]))
    #expect(run.error.contains("cloze: The title is left out.\n"))
    #expect(run.error.contains("cloze: Question 2: The id “x” is left out"))
    #expect(run.error.hasSuffix("cloze: 3 questions of 3 files, 3 notes\n"))
  }

  @Test func `when one of several files is wrong nothing is written`() throws {
    let broken = try folder.write(Sample.broken, to: "broken.json")
    let run = ProgramRun("import", deck, broken)
    #expect(run.output == "")
    #expect(run.error.contains("\(broken):1:56: "))
    #expect(run.status == .failure)
  }

  @Test(arguments: [
    (["import"], "cloze: import: name a quiz file, or -; see cloze --help\n"),
    (["export", "x.json"], "cloze: export: --to is needed: "),
    (["export", "--to", "csv"], "cloze: export: name a quiz file, or -"),
    (["export", "--to", "csv", "a", "b"], "cloze: export: takes no file, but got b"),
    (["export", "--to", "word", "a"], "cloze: export: --to takes "),
    (["import", "--from", "word", "a"], "cloze: import: --from takes "),
    (["import", "--separator", "", "a"], "cloze: import: --separator takes "),
    (["import", "--separator", "a\nb", "a"], "cloze: import: --separator takes "),
  ])
  func `a wrong command line is told`(words: [String], beginning: String) {
    let run = ProgramRun(words: words)
    #expect(run.error.hasPrefix(beginning), "\(run.error)")
    #expect(run.status == .usage)
  }

  @Test func `an export is read as the same quiz`() throws {
    let quiz = try folder.write(
      #"[{ "text": "A ___ b", "options": ["x", "y"], "answer": "x" }, { "text": "___", "answer": "z" }]"#,
      to: "both.json")
    let run = ProgramRun("export", "--to", "moodle-xml", quiz)
    #expect(run.status == .success)
    let again = ProgramRun("import", "-", input: run.output)
    #expect(again.output == ProgramRun("import", quiz).output)
  }

  @Test func `an export tells what is lost, by question`() throws {
    let quiz = try folder.write(
      #"[{ "text": "___", "options": ["a", "b"], "answer": "a", "hint": "h", "code": true }]"#,
      to: "hint.json")
    let run = ProgramRun("export", "--to", "gift", quiz)
    let note = "Question 1: Hints are left out, or are given elsewhere."
    #expect(run.error.contains("cloze: \(quiz): \(note)\n"))
    #expect(run.status == .success)
    let survey = try folder.write(Sample.good, to: "good.json")
    #expect(
      ProgramRun("export", "--to", "moodle-xml", survey).error == """
        cloze: \(survey): Question 1: A question without an answer is left out.
        cloze: 1 question, 1 note

        """)
  }

  @Test func `played files of other programs tell once what is lost`() {
    let run = ProgramRun(deck)
    #expect(run.played != nil)
    #expect(
      run.error
        == "cloze: \(deck): 1 thing could not be carried over; cloze check lists it\n")
    #expect(ProgramRun("check", deck).output.contains("\(deck):3:1: warning: "))
  }

  @Test func `what cannot be played says why`() throws {
    let essay = try folder.write("Tell me about it. {}\n", to: "essay.gift")
    let run = ProgramRun(essay)
    #expect(run.played == nil)
    #expect(
      run.error == """
        cloze: \(essay): Nothing in this file can be played, read as GIFT.
        cloze: \(essay):1:1: A question of the kind “essay” is left out: it cannot be played.

        """)
    #expect(run.status == .failure)
  }
}
