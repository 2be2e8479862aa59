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

  /// Runs the program without any terminal.
  private func runAlone(
    _ arguments: [String], input: FileHandle, streams: RedirectedOutput
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments = ["--wait", try BuiltProgram.path("cloze")] + arguments
    process.environment = TerminalEnvironment.standard
    process.standardInput = input
    process.standardOutput = FileHandle(fileDescriptor: streams.output)
    process.standardError = FileHandle(fileDescriptor: streams.error)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func `without any terminal a quiz is played line by line`() throws {
    let folder = try TemporaryFolder()
    let answers = try folder.write("4\nEnter\n", to: "answers")
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: answers))
    let streams = try RedirectedOutput()
    let status = try runAlone(["--limit", "2", BundledQuiz.hello], input: input, streams: streams)
    #expect(status == 0)
    #expect(try streams.readError() == "")
    let output = try streams.readOutput()
    #expect(output.contains("4) example\nAnswer> \n"))
    #expect(output.hasSuffix("Hello: 1 of 1, 100 %\nAll of them.\n"))
  }

  @Test func `a piped quiz without any terminal to answer on is refused in one line`() throws {
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: BundledQuiz.hello))
    let streams = try RedirectedOutput()
    #expect(try runAlone(["-"], input: input, streams: streams) == 1)
    #expect(try streams.readError().split(separator: "\n").count == 1)
    #expect(try streams.readOutput() == "")
  }
}
