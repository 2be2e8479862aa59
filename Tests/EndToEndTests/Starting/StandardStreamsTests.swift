import Foundation
import TestSupport
import Testing

/// The screen uses the controlling terminal, so quizzes can come in and results go out elsewhere.
@Suite struct StandardStreamsTests {
  enum Redirected: CaseIterable, Sendable {
    case input, inputAndOutput, all
  }

  @Test(arguments: Redirected.allCases)
  func `a quiz from standard input is played with the keys of the terminal`(
    redirected: Redirected
  ) throws {
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: BundledQuiz.hello))
    let streams = try RedirectedOutput()
    let session = try cloze(
      ["--limit", "1", "-"],
      redirection: Redirection(
        input: input.fileDescriptor,
        output: redirected == .input ? nil : streams.output,
        error: redirected == .all ? streams.error : nil))
    try session.flyExample()
    try session.waitForLanding()
    session.press(.enter)
    try session.waitForText("done")
    session.press(.enter)
    #expect(try session.waitForExit() == .exited(0))
    session.expectTerminalAsBefore()
    let summary = redirected == .input ? session.screen.text : try streams.readOutput()
    #expect(summary.split(separator: "\n") == ["Hello: answered 1 of 1"])
    #expect(try streams.readError() == "")
  }

  @Test func `without any terminal a quiz is refused in one line`() throws {
    let streams = try RedirectedOutput()
    let program = try BuiltProgram.path("cloze")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments = ["--wait", program, BundledQuiz.hello]
    process.environment = TerminalEnvironment.standard
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: streams.output)
    process.standardError = FileHandle(fileDescriptor: streams.error)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try streams.readError().split(separator: "\n").count == 1)
    #expect(try streams.readOutput() == "")
  }
}
