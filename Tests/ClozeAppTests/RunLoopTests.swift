import CellGrid
import QuizModel
import QuizScene
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import ClozeApp

struct RunLoopTests {
  func run(_ steps: [ScriptedTerminal.Step]) -> ScriptedTerminal {
    let question = Question(
      text: [.blank(0)],
      blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["yes"]))],
      banks: [OptionBank(options: [Option("yes"), Option("no")])]
    )
    let terminal = ScriptedTerminal(steps)
    var presenter = Presenter(
      .run(QuizSession(quiz: Quiz(questions: [question])), title: "Test"),
      size: terminal.size, traits: terminal.traits, phrases: English(), at: 0)
    _ = RunLoop.run(&presenter, on: terminal)
    return terminal
  }

  @Test func `at rest it waits without a deadline and draws nothing`() {
    let terminal = run([.pause(seconds: 60)])
    #expect(terminal.frames.count == 1)
    #expect(terminal.waits == [nil])
  }

  @Test func `in motion it draws sixty frames a second, and then rests`() throws {
    let terminal = run([.event(.key(.character("1"))), .pause(seconds: 60)])
    let times = terminal.frames.map(\.time)
    #expect((20...120).contains(times.count))
    for (time, next) in zip(times.dropFirst(), times.dropFirst(2)) {
      #expect(next - time <= 1 / 60 + 1e-9)
    }
    #expect(try #require(times.last) < 2)
    #expect(terminal.waits.last == .some(nil))
  }

  @Test func `keys that come together are taken together, but frames go on`() {
    let storm = (0..<200).map { _ in ScriptedTerminal.Step.event(.key(.right)) }
    let terminal = run(storm)
    #expect((3...6).contains(terminal.frames.count))
  }

  @Test func `a resize is drawn in its size`() {
    let size = CellSize(width: 40, height: 12)
    let terminal = run([.event(.resize(size)), .pause(seconds: 1)])
    #expect(terminal.frames.last?.canvas.size == size)
  }
}
