import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct SheetPlayerTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  fileprivate func run(
    _ quiz: String, sheet: String, _ words: String...
  ) throws -> ProgramRun {
    let file = try folder.write(quiz, to: "quiz.json")
    let answers = try folder.write(sheet, to: "sheet.json")
    return ProgramRun(words: words + ["--answers", answers, file])
  }

  @Test func `a sheet is played without a player`() throws {
    let run = try run(EveryKind.quiz, sheet: EveryKind.sheet)
    #expect(run.output == "Every kind: 8.5 of 14, 61 %, answered 10 of 11\n")
    #expect(run.error == "")
    #expect(run.played == nil)
    #expect(run.status == .success)
  }

  @Test func `results are a JSON object`() throws {
    let run = try run(EveryKind.quiz, sheet: EveryKind.sheet, "--results", "-")
    expectGolden(run.output, named: "every-kind", in: "Reports")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
  }

  @Test(arguments: [EveryKind.quiz, EveryKind.allOrNothing])
  func `the same answers line by line come to the same`(quiz: String) throws {
    let headless = try run(quiz, sheet: EveryKind.sheet, "--results", "-")
    var options = PlayOptions()
    options.results = "-"
    let talk = try PlainTalk(quiz, EveryKind.lines + "\n", options: options)
    func untimed(_ report: String) -> String {
      report.replacing(#/"seconds": [0-9.]+/#, with: "")
    }
    #expect(untimed(talk.streams.output) == untimed(headless.output))
    #expect(headless.output.contains(#""hints": 0"#))
  }

  @Test func `all or nothing is scored so`() throws {
    let run = try run(EveryKind.allOrNothing, sheet: EveryKind.sheet)
    #expect(run.output == "Every kind: 6 of 14, 43 %, answered 10 of 11\n")
  }

  @Test(
    arguments: [
      ("[]", "0 of 14, 0 %, answered 0 of 11"),
      (#"["--soft"]"#, "1 of 14, 7 %, answered 1 of 11"),
      ("[null, [null, null], [\" \", null]]", "0 of 14, 0 %, answered 0 of 11"),
      ("[null, [\"cat\", null]]", "1 of 14, 7 %, answered 1 of 11"),
      ("[ // a comment\n  [\"--soft\"],\n]", "1 of 14, 7 %, answered 1 of 11"),
    ])
  func `what is missing is skipped`(sheet: String, score: String) throws {
    let run = try run(EveryKind.quiz, sheet: sheet)
    #expect(run.output == "Every kind: \(score)\n")
    #expect(run.error == "")
  }

  @Test func `entries follow the order of the run`() throws {
    let run = try run(
      EveryKind.quiz, sheet: #"["Norway", "3.14"]"#, "--start", "4", "--limit", "2")
    #expect(run.output == "Every kind: 2 of 2, 100 %\n")
  }

  @Test func `one entry is one answer, however many attempts there are`() throws {
    let quiz = """
      { "title": "T", "settings": { "attempts": 0 }, "questions": [
        { "text": "_____", "answer": "a" }, { "text": "_____", "answer": "b" } ] }
      """
    #expect(try run(quiz, sheet: #"["x", "b"]"#).output == "T: 1 of 2, 50 %\n")
  }

  @Test(
    arguments: [
      ("", "1:1: The file is empty."),
      ("{}", "1:1: The answers should be a list with an entry for each question, not an object."),
      ("[\"a\"", "1:5: The file ends within a list that line 1 opens."),
      ("[] x", "1:4: The list of answers has ended, but “x” follows."),
      (
        "[4]",
        "1:2: Question 1: An answer should be a text, a list of texts, or null to skip, "
          + #"not a number. Write "4" in quotes."#
      ),
      ("[{}]", "1:2: Question 1: An answer should be a text, a list of texts, or null to skip,"),
      (
        "[\n [\"cat\", true]]",
        "2:10: Question 1: The answer for a blank should be a text or null, not true or false. "
          + #"Write "true" in quotes."#
      ),
      (
        "[[\"a\"]]",
        "1:2: Question 1: The question has 2 blanks, but 1 answer is given. Write a list of 2 texts."
      ),
      (
        "[null, [\"a\", \"b\"]]",
        "1:8: Question 2: The question has 1 blank, but 2 answers are given. Write one text."
      ),
      ("[[\"kat\", \"mat\"]]", "1:3: Question 1: “kat” is not an option. Did you mean “cat”?"),
      ("[[\"cat\", \"zebra\"]]", "1:10: Question 1: “zebra” is not an option."),
      ("[[\"cat\", \"cat\"]]", "1:10: Question 1: “cat” can be used only once."),
      ("[null, null, null]", "1:14: There are 3 entries, but only 2 questions are asked."),
      ("[[\"\\u001b[2J\", \"cat\"]]", "1:3: Question 1: “\u{FFFD}[2J” is not an option."),
    ])
  func `what is wrong is said with its place, and nothing is played`(
    sheet: String, sentence: String
  ) throws {
    let quiz = """
      [{ "text": "_____ on _____", "options": ["cat", "mat"], "answers": ["cat", "mat"] },
       { "text": "_____", "answer": "a" }]
      """
    let run = try run(quiz, sheet: sheet, "--results", "\(folder.path)/out.json")
    #expect(run.error.hasPrefix("cloze: \(folder.path)/sheet.json:\(sentence)"), "\(run.error)")
    #expect(run.error.count { $0 == "\n" } == 1)
    #expect(run.output == "")
    #expect(run.status == .failure)
    #expect(throws: (any Error).self) { try folder.read("out.json") }
  }

  @Test func `everything that is wrong is said at once, in order`() throws {
    let run = try run(EveryKind.quiz, sheet: "[1,\n [\"cat\", 2],\n \"a\", 3]")
    let places = run.error.split(separator: "\n").map { line in
      line.split(separator: "sheet.json:").last?.prefix { $0 != " " } ?? ""
    }
    #expect(places == ["1:2:", "2:10:", "3:2:", "3:7:"])
  }

  @Test func `a sheet that is not there is a failure`() throws {
    let file = try folder.write(EveryKind.quiz, to: "quiz.json")
    let run = ProgramRun("--answers", "\(folder.path)/none.json", file)
    #expect(
      run.error == "cloze: \(folder.path)/none.json: No such file. Check the name and the folder.\n"
    )
    #expect(run.status == .failure)
  }

  @Test func `standard input can be the sheet`() throws {
    let file = try folder.write(#"{ "text": "_____", "answer": "a" }"#, to: "q.json")
    #expect(ProgramRun("--answers=-", file, input: #"["a"]"#).output == "q: 1 of 1, 100 %\n")
  }

  @Test(
    arguments: [
      ("61", ClozeApp.ExitStatus.success), ("62", .failure), ("0", .success), ("100", .failure),
    ])
  func `a score below what is asked for fails`(pass: String, status: ClozeApp.ExitStatus) throws {
    let run = try run(EveryKind.quiz, sheet: EveryKind.sheet, "--pass", pass)
    #expect(run.status == status)
    #expect(run.output.hasPrefix("Every kind: 8.5 of 14"))
    #expect(run.error.isEmpty == (status == .success))
  }

  @Test func `a survey passes`() throws {
    let run = try run(
      #"{ "text": "_____", "options": ["a", "b"] }"#, sheet: "[]", "--pass", "100")
    #expect(run.status == .success)
  }
}
