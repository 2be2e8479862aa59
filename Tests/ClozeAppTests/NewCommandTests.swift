import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct NewCommandTests {
  fileprivate let folder: TemporaryFolder
  fileprivate let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/mine.json"
  }

  /// The program's answer to `new` with lines that a person writes at a terminal.
  fileprivate func talk(
    _ lines: String...
  ) -> (status: ClozeApp.ExitStatus, streams: RecordedStreams) {
    let input = lines.map { $0 + "\n" }.joined()
    let streams = RecordedStreams(input: input, lineSource: .terminal)
    let program = ClozeProgram(streams: streams) { _, _, _ in .failure }
    return (program.run(["new", path]), streams)
  }

  fileprivate var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test func `without a terminal it writes a template that has nothing to report`() throws {
    let run = ProgramRun("new", path)
    #expect(run.status == .success)
    let hint = "cloze \(path) plays it, cloze check \(path) checks what you change."
    #expect(run.output == "\(path) is written: \(hint)\n")
    #expect(
      try folder.read("mine.json") == """
        {
          "title": "My quiz",
          "questions": [
            {
              "text": "A spider has _____ legs.",
              "options": ["six", "eight", "ten"],
              "answer": "eight",
              "explanation": "Insects have six, but a spider is none."
            },
            {
              "text": "The first month of the year is _____.",
              "answer": "January"
            }
          ]
        }

        """)
    #expect(try names == ["mine.json"])
    #expect(ProgramRun("check", "--strict", path).status == .success)
  }

  @Test func `at a terminal it asks for title, sentences, options and answers`() throws {
    let (status, streams) = talk(
      "Pets", "The _____ chases the _____.", "cat, mouse , dog", "cat", "mouse", "y",
      "Two and two is _____.", "", "4", "n")
    #expect(status == .success)
    #expect(
      try folder.read("mine.json") == """
        {
          "title": "Pets",
          "questions": [
            {
              "text": "The _____ chases the _____.",
              "options": ["cat", "mouse", "dog"],
              "answers": ["cat", "mouse"]
            },
            {
              "text": "Two and two is _____.",
              "answer": "4"
            }
          ]
        }

        """)
    #expect(streams.error.contains("Right answer in blank 2 [mouse]> "))
    #expect(ProgramRun("check", "--strict", path).status == .success)
  }

  @Test func `empty lines make a quiz, too`() throws {
    #expect(talk("", "", "", "", "").status == .success)
    #expect(
      try folder.read("mine.json") == """
        {
          "title": "My quiz",
          "questions": [
            {
              "text": "The capital of Norway is _____.",
              "answer": "Oslo"
            }
          ]
        }

        """)
    #expect(ProgramRun("check", "--strict", path).status == .success)
  }

  @Test func `what cannot stay is asked again with the reason`() throws {
    let (status, streams) = talk(
      "\u{1B}[2J", "T", "no blank", "a __", "a ___", "one", "red, red", "red, green", "gren",
      "green", "The next sentence is ___.", "N")
    #expect(status == .success)
    #expect(try folder.read("mine.json").contains(#""answer": "green""#))
    #expect(try folder.read("mine.json").contains(#""options": ["red", "green"]"#))
    let said = streams.error
    #expect(said.ranges(of: "Title [").count == 2)
    #expect(said.ranges(of: "Sentence with").count == 3)
    #expect(said.ranges(of: "Options, apart").count == 3)
    #expect(said.ranges(of: "Right answer [red]> ").count == 2)
    #expect(said.ranges(of: "Another question?").count == 2)
    #expect(said.contains("One option is no choice."))
    #expect(said.contains("U+001B"))
    #expect(said.contains("“green”"))
    #expect(!said.contains("\u{1B}"))
  }

  @Test func `a typed blank without an answer is not scored`() throws {
    #expect(talk("", "My name is _____.", "", "", "").status == .success)
    #expect(try folder.read("mine.json").contains(#""answers": [null]"#))
  }

  @Test(arguments: 0..<5)
  func `the end of the lines writes nothing`(count: Int) throws {
    let lines = ["T", "a ___", "b, c", "b", "y"].prefix(count).map { $0 + "\n" }.joined()
    let streams = RecordedStreams(input: lines, lineSource: .terminal)
    let program = ClozeProgram(streams: streams) { _, _, _ in .failure }
    #expect(program.run(["new", path]) == .failure)
    #expect(streams.error.hasSuffix("cloze: left before the end, so nothing was written\n"))
    #expect(try names == [])
  }

  @Test func `a file that exists is left as it is, without a question`() throws {
    try folder.write("mine", to: "mine.json")
    let (status, streams) = talk("T")
    #expect(status == .failure)
    #expect(streams.error == "cloze: \(path) is there already, and stays as it is\n")
    #expect(try folder.read("mine.json") == "mine")
  }

  @Test func `a link that leads nowhere is left as it is`() throws {
    let other = "\(folder.path)/other.json"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    #expect(ProgramRun("new", path).status == .failure)
    #expect(try names == ["mine.json"])
    // Nor is it followed when it comes after the first look.
    #expect(throws: OutputFile.Failure(reason: "File exists")) {
      try NewFile(path).write("text")
    }
    #expect(try names == ["mine.json"])
  }

  @Test func `a folder that is not there is told`() {
    let run = ProgramRun("new", "\(folder.path)/no/mine.json")
    #expect(run.status == .failure)
    #expect(run.error == "cloze: \(folder.path)/no/mine.json: No such file or directory\n")
  }

  @Test(arguments: [[], ["a.json", "b.json"]])
  func `one file is to be named`(operands: [String]) {
    let run = ProgramRun(words: ["new"] + operands)
    #expect(run.status == .usage)
    #expect(run.error == "cloze: new: name the file to write, and only one; see cloze --help\n")
  }
}
