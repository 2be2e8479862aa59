import CellGrid
import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

struct ScreenPlayerTests {
  /// A quiz of one scored question, and one that only asks.
  static let source = """
    { "title": "Tour", "questions": [
      { "text": "2 + 2 = _____", "options": ["3", "4"], "answer": "4" },
      { "text": "I like _____.", "options": ["tea", "milk"] } ] }
    """

  struct Outcome {
    let status: ClozeApp.ExitStatus
    let terminal: ScriptedTerminal
    let streams: RecordedStreams
  }

  func play(
    _ steps: [ScriptedTerminal.Step], options: PlayOptions = PlayOptions(),
    title: String = "Tour", source: String = source
  ) throws -> Outcome {
    let terminal = ScriptedTerminal(steps)
    let streams = RecordedStreams()
    let player = ScreenPlayer(streams: streams, starter: RunStarter(options))
    let loaded = try QuizLoader.load(SourceText(Array(source.utf8)))
    return Outcome(
      status: player.play(
        .quiz(options.applied(to: loaded.quiz), title: title), on: terminal),
      terminal: terminal, streams: streams)
  }

  func keys(_ text: String) -> [ScriptedTerminal.Step] {
    text.map { .event(.key($0 == "\n" ? .enter : .character($0))) }
  }

  @Test func `a whole run ends with one line of the score`() throws {
    let outcome = try play(keys("2\n\n1\n\n"))
    #expect(outcome.status == .success)
    #expect(outcome.streams.output == "Tour: 1 of 1, 100 %\n")
    #expect(outcome.streams.error.isEmpty)
    #expect(outcome.terminal.isClosed)
  }

  @Test func `leaving early says how much was answered`() throws {
    let outcome = try play(keys("1\nq"))
    #expect(outcome.streams.output == "Tour: 0 of 1, 0 %, answered 1 of 2\n")
  }

  @Test func `a signal ends the run with its status and says nothing`() throws {
    let outcome = try play(keys("2") + [.event(.terminate(signal: 15))])
    #expect(outcome.status.rawValue == 143)
    #expect(outcome.streams.output.isEmpty)
    #expect(outcome.terminal.isClosed)
  }

  @Test func `a terminal that is gone ends the run`() throws {
    let outcome = try play(keys("2"))
    #expect(outcome.status.rawValue == 129)
    #expect(outcome.terminal.isClosed)
  }

  @Test func `the options decide where the run begins and when it checks`() throws {
    var options = PlayOptions()
    options.checkTiming = .instant
    options.limit = 1
    let outcome = try play(keys("2\n\n"), options: options)
    #expect(outcome.streams.output == "Tour: 1 of 1, 100 %\n")
  }

  /// A library of two quizzes, opened with keys; ends with the terminal unless they leave.
  func playLibrary(_ text: String, options: PlayOptions = PlayOptions()) throws -> Outcome {
    let terminal = ScriptedTerminal(keys(text))
    let streams = RecordedStreams()
    let player = ScreenPlayer(streams: streams, starter: RunStarter(options))
    let quiz = try QuizLoader.load(SourceText(Array(Self.source.utf8))).quiz
    let entries = ["apes", "birds\u{1B}[2J"].map { name in
      LibraryEntry(id: name, title: name, name: name, contents: .quiz(quiz))
    }
    let library = Playable.library(LibraryViewModel(entries: entries))
    return Outcome(
      status: player.play(library, on: terminal), terminal: terminal, streams: streams)
  }

  @Test func `each run of a library leaves its line`() throws {
    let outcome = try playLibrary("\n\n2\nql\n\nqq")
    #expect(outcome.status == .success)
    let lines = outcome.streams.output.split(separator: "\n")
    #expect(lines.first == "apes: 1 of 1, 100 %, answered 1 of 2")
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("answered 0 of 2") == true)
    #expect(!outcome.streams.output.contains("\u{1B}"))
  }

  @Test(arguments: [true, false])
  func `what moved oddly is told when it is asked for`(isAsked: Bool) throws {
    var options = PlayOptions()
    options.tellsMotion = isAsked
    let outcome = try playLibrary("/apes\nq", options: options)
    #expect(outcome.status == .success)
    #expect(outcome.streams.error.contains("has no partner") == isAsked)
    #expect(!outcome.streams.error.contains("\u{1B}"))
  }
}
