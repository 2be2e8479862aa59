import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `--plain` in a terminal: lines alone, as `expect` and screen readers like them.
@Suite struct PlainTests {
  private let words = ["--plain", "--start", "2", "--limit", "2", BundledQuiz.hello]

  private func answer(_ session: TerminalSession, _ text: String) {
    session.type(text)
    session.press(.enter)
  }

  @Test func `a quiz is a talk`() throws {
    let session = try cloze(words)
    try session.waitForText("Answer> ")
    answer(session, "Enter")
    try session.waitForText("Right.")
    try session.waitForText("2 answers, apart by tabs> ")
    answer(session, "r\tTab")
    try session.waitForText("Try the wrong one again? y/N> ")
    answer(session, "y")
    try session.waitForText("Question 1 of 1")
    answer(session, "Tab\tr")
    try session.waitForText("All of them.")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.transcript.bytes.contains(0x1B))
    #expect(session.terminalModes == session.initialModes)
    let text = session.transcript.text.replacing("\r\n", with: "\n")
    #expect(text.contains("\nHello: 1 of 3, 33 %\n"))
  }

  @Test func `Ctrl-D leaves with what was answered`() throws {
    let session = try cloze(words)
    try session.waitForText("Answer> ")
    session.press(.control("d"))
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.lines.contains("Hello: 0 of 3, 0 %, answered 0 of 2"))
  }

  @Test func `Ctrl-C stops at once, and the results hold what was answered`() throws {
    let folder = try TemporaryFolder()
    let session = try cloze(["--results", "\(folder.path)/out.json"] + words)
    try session.waitForText("Answer> ")
    answer(session, "Enter")
    try session.waitForText("2 answers")
    session.press(.control("c"))
    #expect(try session.waitForExit() == .signalled(SIGINT))
    #expect(session.terminalModes == session.initialModes)
    #expect(try folder.read("out.json").contains(#""given": ["Enter"]"#))
  }

  @Test func `a quiz from standard input is answered at the terminal`() throws {
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: BundledQuiz.hello))
    let session = try cloze(
      ["--plain", "--limit", "1", "-"], redirection: Redirection(input: input.fileDescriptor))
    try session.waitForText("Answer> ")
    answer(session, "4")
    try session.waitForText("Hello: answered 1 of 1")
    #expect(try session.waitForExit() == .exited(0))
  }
}
