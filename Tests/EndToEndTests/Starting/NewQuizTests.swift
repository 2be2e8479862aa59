import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `cloze new` at a terminal.
@Suite struct NewQuizTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/mine.json"
  }

  private func answer(_ session: TerminalSession, _ text: String, to prompt: String) throws {
    try session.waitForText(prompt)
    session.type(text)
    session.press(.enter)
  }

  @Test func `a talk becomes a quiz`() throws {
    let session = try cloze(["new", path])
    try answer(session, "Pets", to: "Title [My quiz]> ")
    try answer(session, "A _____ barks.", to: "Sentence with")
    try answer(session, "dog, cat", to: "Options, apart by commas")
    try answer(session, "", to: "Right answer [dog]> ")
    try answer(session, "", to: "Another question? y/N> ")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.transcript.bytes.contains(0x1B))
    #expect(try folder.read("mine.json").contains(#""answer": "dog""#))
  }

  @Test func `Ctrl-C writes nothing and says so`() throws {
    let session = try cloze(["new", path])
    try answer(session, "Pets", to: "Title [My quiz]> ")
    try session.waitForText("Sentence with")
    session.press(.control("c"))
    #expect(try session.waitForExit() == .signalled(SIGINT))
    #expect(session.transcript.text.contains("left before the end, so nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
