import CellGrid
import QuizFormats
import QuizModel
import TestSupport
import Testing
import Wording

@testable import ClozeApp

struct QuizPlayerTests {
  fileprivate func play(
    _ input: String, isPlain: Bool = false, on terminal: Result<ScriptedTerminal, TerminalError>
  ) throws -> (status: ClozeApp.ExitStatus, streams: RecordedStreams) {
    let streams = RecordedStreams(input: input)
    let player = QuizPlayer(
      streams: streams, history: nil,
      openTerminal: { _ throws(TerminalError) in try terminal.get() }, now: { 0 })
    var options = PlayOptions()
    options.isPlain = isPlain
    options.keepsHistory = false
    let source = #"{ "text": "2 + 2 = _____", "answer": "4" }"#
    let quiz = try QuizLoader.load(SourceText(Array(source.utf8))).quiz
    return (player.play(.quiz(quiz, title: "T"), options, phrases: English()), streams)
  }

  @Test func `where there is a screen it is played on`() throws {
    let terminal = ScriptedTerminal([
      .event(.key(.character("4"))), .event(.key(.enter)), .event(.key(.enter)),
      .event(.key(.enter)),
    ])
    let (status, streams) = try play("", on: .success(terminal))
    #expect(status == .success)
    #expect(streams.output == "T: 1 of 1, 100 %\n")
    #expect(terminal.isClosed)
  }

  @Test func `when it is asked for no screen is opened`() throws {
    let terminal = ScriptedTerminal([])
    let (status, streams) = try play("4\n", isPlain: true, on: .success(terminal))
    #expect(status == .success)
    #expect(streams.output.contains("Answer> \nRight.\n"))
    #expect(!terminal.isClosed)
  }

  @Test(
    arguments: [
      (TerminalError.noTerminal, ""), (.noCursorAddressing("dumb"), ""),
      (.unnamedTerminalType, "cloze: TERM is not set, so the terminal is unknown\n"),
      (
        .unknownTerminalType("x\u{1B}[m"),
        "cloze: the terminal type 'x\u{FFFD}[m' (TERM) is unknown here; try TERM=xterm-256color\n"
      ),
    ])
  func `without a screen it is played line by line`(error: TerminalError, message: String) throws {
    let (status, streams) = try play("4\n", on: .failure(error))
    #expect(status == .success)
    #expect(streams.output.hasSuffix("T: 1 of 1, 100 %\nAll of them.\n"))
    #expect(streams.error == message)
  }

  @Test func `a terminal that the system refuses is a failure`() throws {
    let (status, streams) = try play("4\n", on: .failure(.refused(code: 5)))
    #expect(status == .failure)
    #expect(streams.output == "")
    #expect(streams.error == "cloze: the terminal: Input/output error\n")
  }
}
