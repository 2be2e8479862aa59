import CellGrid
import Foundation
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

/// Playing on the screen with a history.
@Suite struct `On the screen` {
  fileprivate let learner: Learner
  fileprivate let file: String

  init() throws {
    learner = try Learner()
    file = try learner.folder.write(
      """
      { "title": "Tour", "settings": { "check": "instant" }, "questions": [
        { "text": "One is _____", "options": ["right", "wrong"], "answer": "right" },
        { "text": "Two is _____", "options": ["right", "wrong"], "answer": "right" },
        { "text": "Three is _____", "options": ["right", "wrong"], "answer": "right" } ] }
      """, to: "tour.json")
  }

  fileprivate struct Outcome {
    let terminal: ScriptedTerminal
    let streams: RecordedStreams
    let status: ClozeApp.ExitStatus

    /// What stood on the screen, each time that nothing moved any more.
    var screens: [String] { terminal.frames.map(\.canvas.text) }
  }

  fileprivate func keys(_ text: String) -> [ScriptedTerminal.Step] {
    text.flatMap { key -> [ScriptedTerminal.Step] in
      let event: CellGrid.Key =
        switch key {
        case "\n": .enter
        case ">": .right
        case "<": .escape
        default: .character(key)
        }
      return [.event(.key(event)), .pause(seconds: 2)]
    }
  }

  /// Plays what a command line names.
  fileprivate func play(_ words: [String], _ text: String) -> Outcome {
    let terminal = ScriptedTerminal(
      [.pause(seconds: 2)] + keys(text), size: CellSize(width: 100, height: 30))
    let streams = RecordedStreams()
    let program = ClozeProgram(streams: streams) { playable, options, _ in
      ScreenPlayer(streams: streams, starter: RunStarter(options, in: learner.journal))
        .play(playable, on: terminal)
    }
    let status = program.run(words)
    return Outcome(terminal: terminal, streams: streams, status: status)
  }

  @Test func `a run that was left is offered, and goes on`() throws {
    _ = play([file], "1\nq")
    let again = play([file], "\n1\n1\n\n")
    #expect(again.screens.contains { $0.contains("Question 2 of 3, 1 answered") })
    #expect(again.streams.output == "Tour: 3 of 3, 100 %\n")
    let third = play([file], "q")
    #expect(!third.screens.contains { $0.contains("Go on where you left off?") })
  }

  @Test func `a run that was left can start again`() throws {
    _ = play([file], "1\nq")
    let again = play([file], ">\n2\n1\n1\n\n")
    #expect(again.streams.output == "Tour: 2 of 3, 67 %\n")
  }

  @Test func `where to begin is not asked when it is said`() throws {
    _ = play([file], "1\nq")
    let again = play(["--start", "3", file], "1\n\n")
    #expect(!again.screens.contains { $0.contains("Go on where you left off?") })
    #expect(again.streams.output == "Tour: 1 of 1, 100 %\n")
  }

  @Test func `options that change the blanks are the same run`() throws {
    _ = play([file], "1\nq")
    let again = play(["--type", file], "\n")
    #expect(again.screens.contains { $0.contains("Question 2 of 3, 1 answered") })
  }

  @Test func `the first run and the retry leave a line each`() throws {
    let outcome = play([file], "2\n1\n1\nw1\n\n")
    #expect(outcome.streams.output == "Tour: 2 of 3, 67 %\nTour: 1 of 1, 100 %\n")
  }

  @Test func `a retry that is left at once leaves none`() throws {
    let outcome = play([file], "2\n1\n1\nwq")
    #expect(outcome.streams.output == "Tour: 2 of 3, 67 %\n")
  }

  @Test func `leaving after the last verdict is no run to go on with`() throws {
    let outcome = play([learner.folder.path], "\n\n1\n1\n1qq")
    #expect(outcome.screens.last?.contains("100 %") == true)
    #expect(outcome.streams.output == "Tour: 3 of 3, 100 %\n")
    let again = play([file], "q")
    #expect(!again.screens.contains { $0.contains("Go on where you left off?") })
  }

  @Test func `what was left early says in the results how long it took`() throws {
    _ = play(["--results", learner.folder.path + "/r.json", file], "1\nq")
    let results = try learner.folder.read("r.json")
    #expect(results.contains(#""seconds": 6"#))
  }

  @Test func `a review is asked as the options want it`() throws {
    _ = play([file], "2\n1\n1\n\n")
    learner.time += Learner.day
    let outcome = play(["--type", learner.folder.path], "d")
    #expect(outcome.screens.last?.contains("1  right") == false)
    #expect(outcome.screens.last?.contains("is ") == true)
  }

  @Test func `there is nothing to practise where nothing was answered`() throws {
    let library = play([learner.folder.path], "dq")
    #expect(!library.screens.contains { $0.contains("Practise") })
    let review = play(["review"], "")
    #expect(review.terminal.frames.isEmpty)
    #expect(review.streams.output.hasPrefix("Nothing is due. "))
  }

  @Test func `a later run says whether it was better`() throws {
    _ = play([file], "2\n1\n1\n\n")
    let again = play([file], "1\n1\n1\n\n")
    #expect(again.screens.contains { $0.contains("▲ 33") })
  }

  @Test func `a card says how its quiz went, after the run too`() throws {
    let outcome = play([learner.folder.path], "\n\n2\n1\n1\n\nq")
    #expect(outcome.screens.first?.contains("new") == true)
    #expect(outcome.screens.last?.contains("67 %") == true)
    learner.time += Learner.day
    let later = play([learner.folder.path], "q")
    #expect(later.screens.last?.contains("3 due today") == true)
  }

  @Test func `what is due is played from the library and leads back there`() throws {
    _ = play([file], "2\n1\n1\n\n")
    learner.time += Learner.day
    let outcome = play([learner.folder.path], "d1\n1\n1\n\nq")
    #expect(outcome.screens.contains { $0.contains("Due today") && $0.contains("q library") })
    #expect(outcome.streams.output == "Due today: 3 of 3, 100 %\n")
    #expect(outcome.screens.last?.contains("1 quiz") == true)
  }

  @Test func `review says that nothing is due, and offers practice`() throws {
    _ = play([file], "2\n1\n1\n\n")
    let outcome = play(["review"], "\n1\n1\n1\n\n")
    #expect(outcome.screens.contains { $0.contains("Nothing is due.") })
    #expect(outcome.screens.contains { $0.contains("3 questions later today") })
    #expect(outcome.streams.output == "Practice: 3 of 3, 100 %\n")
    let closed = play(["review"], "<")
    #expect(closed.streams.output.isEmpty)
    #expect(closed.status == .success)
  }

  @Test func `review asks what is most urgent first`() throws {
    _ = play([file], "1\n2\n1\n\n")
    learner.time += Learner.day
    let outcome = play(["review"], "1\nq")
    let first = outcome.screens.first { $0.contains(" is ") }
    #expect(first?.contains("Two is") == true)
  }

  @Test func `results are written where they are asked for, and when a signal ends it`() throws {
    let results = learner.folder.path + "/results.json"
    _ = play(["--results", results, file], "1\n2\n1\n\n")
    #expect(try learner.folder.read("results.json").contains(#""score": 2"#))
    let terminal = ScriptedTerminal(keys("1") + [.event(.terminate(signal: 15))])
    var options = PlayOptions()
    options.results = results
    let streams = RecordedStreams()
    let program = ClozeProgram(streams: streams) { playable, _, _ in
      ScreenPlayer(streams: streams, starter: RunStarter(options)).play(playable, on: terminal)
    }
    #expect(program.run([file]).rawValue == 143)
    #expect(try learner.folder.read("results.json").contains(#""score": 1"#))
  }

  @Test(arguments: [(66, 0), (67, 0), (68, 1)] as [(Int, Int32)])
  func `a score below what is asked for is a failure`(needed: Int, status: Int32) {
    let outcome = play(["--pass", "\(needed)", file], "1\n2\n1\n\n")
    #expect(outcome.status.rawValue == status)
  }

  @Test func `where there is nothing to review it is told if that is for want of a history`() throws
  {
    let place = try learner.folder.write("", to: "file") + "/history"
    let terminal = ScriptedTerminal([])
    let streams = RecordedStreams()
    let program = ClozeProgram(streams: streams) { playable, options, _ in
      ScreenPlayer(streams: streams, starter: RunStarter(options, in: Journal(.file(place))))
        .play(playable, on: terminal)
    }
    #expect(program.run(["review"]) == .success)
    #expect(streams.error.hasPrefix("cloze: Answers are not kept: "))
    #expect(terminal.isClosed)
  }

  @Test func `what goes wrong is told on the screen and once afterwards`() throws {
    let place = try learner.folder.write("", to: "file") + "/history"
    let terminal = ScriptedTerminal(
      keys("1\n1\n1\n\n"), size: CellSize(width: 100, height: 30))
    let streams = RecordedStreams()
    let program = ClozeProgram(streams: streams) { playable, options, _ in
      ScreenPlayer(streams: streams, starter: RunStarter(options, in: Journal(.file(place))))
        .play(playable, on: terminal)
    }
    #expect(program.run([file]) == .success)
    #expect(terminal.frames.first?.canvas.text.contains("Answers are not kept") == true)
    #expect(streams.error.components(separatedBy: "Answers are not kept").count == 2)
    #expect(streams.output == "Tour: 3 of 3, 100 %\n")
  }
}
