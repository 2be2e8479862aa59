import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct CheckCommandTests {
  fileprivate let folder: TemporaryFolder
  fileprivate let good: String
  fileprivate let doubtful: String
  fileprivate let broken: String

  init() throws {
    folder = try TemporaryFolder()
    good = try folder.write(Sample.good, to: "good.json")
    doubtful = try folder.write(Sample.doubtful, to: "doubtful.json")
    broken = try folder.write(Sample.broken, to: "broken.json")
  }

  fileprivate func lines(_ run: ProgramRun) -> [Substring] { run.output.split(separator: "\n") }

  @Test func `a good file is one line`() {
    let run = ProgramRun("check", good)
    #expect(run.output == "1 file, no errors\n")
    #expect(run.error == "")
    #expect(run.status == .success)
  }

  @Test func `an error has its place, its line and a caret`() {
    let run = ProgramRun("check", broken)
    let lines = lines(run)
    #expect(lines[0].hasPrefix("\(broken):1:56: error: "))
    #expect(lines[1] == #"  [{ "text": "One ___", "options": ["a", "b"], "answer": "c" },"#)
    #expect(lines[2] == String(repeating: " ", count: 57) + "^")
    #expect(lines[3].hasPrefix("\(broken):2:12: error: "))
    #expect(lines.last == "2 errors in 1 file")
    #expect(run.error == "")
    #expect(run.status == .failure)
  }

  @Test func `the caret is below its place after wide text`() throws {
    let file = try folder.write(#"{ "text": "桌子___", "answer": 5 }"#, to: "wide.json")
    let lines = lines(ProgramRun("check", file))
    #expect(lines[0].hasPrefix("\(file):1:30: error: "))
    #expect(lines[2] == String(repeating: " ", count: 33) + "^")
  }

  @Test func `a warning fails only when strict`() {
    let run = ProgramRun("check", doubtful)
    #expect(lines(run).first?.hasPrefix("\(doubtful):2:3: warning: ") == true)
    #expect(lines(run).last == "1 warning in 1 file")
    #expect(run.status == .success)
    #expect(ProgramRun("check", "--strict", doubtful).status == .failure)
    #expect(ProgramRun("check", "--strict", good).status == .success)
  }

  @Test func `a folder stands for the files in it`() {
    let run = ProgramRun("check", folder.path)
    #expect(lines(run).last == "2 errors, 1 warning in 2 of 3 files")
    #expect(lines(run).first?.hasPrefix("\(broken):1:56: error: ") == true)
    #expect(run.status == .failure)
  }

  @Test func `a folder without quizzes is refused`() throws {
    let empty = try TemporaryFolder()
    let run = ProgramRun("check", empty.path)
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.hasPrefix("cloze: \(empty.path): "))
    #expect(run.output == "")
    #expect(run.status == .failure)
    #expect(ProgramRun("check", good, empty.path).output == "1 file, no errors\n")
  }

  @Test func `standard input is a file named by a dash`() {
    let run = ProgramRun("check", "-", input: Sample.broken)
    #expect(lines(run)[0].hasPrefix("-:1:56: error: "))
  }

  @Test func `a missing file is an error without a line`() {
    let run = ProgramRun("check", "missing.json", good)
    #expect(lines(run)[0].hasPrefix("missing.json: error: "))
    #expect(lines(run).dropFirst() == ["1 error in 1 of 2 files"])
    #expect(run.status == .failure)
  }

  @Test(
    arguments: [
      ("ELF", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0xB0, 0xFF, 0x0A]),
      ("UTF-16", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]),
      ("UTF-32", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B]),
      ("nothing", []),
    ] as [(String, [UInt8])])
  func `what is no text is one line`(name: String, bytes: [UInt8]) throws {
    let file = folder.url.appendingPathComponent("odd.json")
    try Data(bytes).write(to: file)
    let run = ProgramRun("check", file.path)
    #expect(lines(run).count == 2, "\(name)")
    #expect(run.status == .failure)
    let played = ProgramRun(file.path)
    #expect(played.error.split(separator: "\n").count == 1, "\(name)")
    #expect(played.status == .failure)
  }

  @Test func `nothing that steers a terminal is printed`() throws {
    let text = "{ \"te\u{1B}[31mxt\u{9B}\": 1, \u{202E}"
    let file = try folder.write(text, to: "a\u{1B}[7m\n\u{9B}.json")
    for words in [["check", file], ["check", "--format=json", file], [file], ["\u{1B}[7m"]] {
      let streams = RecordedStreams()
      _ = ClozeProgram(streams: streams) { _, _, _ in .success }.run(words)
      let steering = (streams.output + streams.error).unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format: true
        default: false
        }
      }
      #expect(steering.isEmpty)
      #expect(!streams.error.dropLast().contains("\n"))
    }
  }

  @Test func `nothing named is wrong usage`() {
    let run = ProgramRun("check")
    #expect(run.error.hasPrefix("cloze: check: "))
    #expect(run.status == .usage)
  }
}
