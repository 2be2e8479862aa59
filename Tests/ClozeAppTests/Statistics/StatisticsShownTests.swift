import CellGrid
import QuizFormats
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import ClozeApp

/// A history whose numbers are worked out by hand here, as text, as JSON and on the screen.
@Suite struct `Statistics of a small history` {
  static let texts = ["The first answer is ", "The second answer is ", "The third answer is "]

  /// On Saturday three answers, two of them right, and the wrong one right in the retry; on Monday a
  /// review of the three, of which two are right.
  ///
  /// That is 4 + 3 = 7 answers, 2 + 1 + 2 = 5 of them right: 71 %.
  fileprivate func learner() throws -> Learner {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts, file: "small.json")
    learner.time -= 2 * Learner.day
    learner.play(quiz, [Learner.right, Learner.wrong, Learner.right, [.retry], Learner.right])
    learner.time += 2 * Learner.day
    let review = Review(.due(path: nil), in: learner.journal, plan: RunPlan(), load: learner.load)
    learner.play(
      QuizSession(questions: review.questions, at: 0),
      [Learner.wrong, Learner.right, Learner.right],
      with: RunRecorder(.review(review.quizzes), in: learner.journal))
    return learner
  }

  @Test func `are told in lines`() throws {
    let learner = try learner()
    let text = StatisticsText(learner.journal.pages, English()).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "all quizzes")
    #expect(lines.contains("7 answers on 2 days, 71 % right"))
    #expect(lines.contains { $0.hasPrefix("3 questions, streak 1 day") })
    #expect(lines.contains("small.json"))
    #expect(lines.contains("last time 67 % on 28 November"))
    #expect(lines.contains("  The second answer is _____: 2 of 3 wrong, small.json"))
  }

  @Test func `are told to programs`() throws {
    let learner = try learner()
    let json = StatisticsReport(pages: learner.journal.pages).json.description
    #expect(
      json.hasPrefix(#"{"today": "2026-11-30", "all": {"due": 0, "attempts": 7, "answers": 7, "#))
    #expect(
      json.contains(
        #""days": [{"date": "2026-11-28", "attempts": 4, "answers": 4, "right": 3}, "#
          + #"{"date": "2026-11-30", "attempts": 3, "answers": 3, "right": 2}]"#))
    #expect(json.contains(#""title": "small.json""#))
    #expect(json.contains(#""last": 67"#))
  }

  @Test func `are shown`() throws {
    let learner = try learner()
    let terminal = ScriptedTerminal(
      [
        .pause(seconds: 2), .event(.key(.right)), .pause(seconds: 2), .event(.key(.character("q"))),
      ],
      size: CellSize(width: 100, height: 60))
    let streams = RecordedStreams()
    let player = ScreenPlayer(
      streams: streams, starter: RunStarter(PlayOptions(), in: learner.journal))
    #expect(player.play(.statistics, on: terminal) == .success)
    let screens = terminal.frames.map(\.canvas.text)
    #expect(screens.contains { $0.contains("7 answers on 2 days, 71 % right") })
    #expect(screens.contains { $0.contains("The second answer is _____") })
    #expect(screens.last?.contains("small.json") == true)
    #expect(screens.last?.contains("last time 67 % on 28 November") == true)
    #expect(streams.output.isEmpty)
  }

  @Test func `say kindly that there is nothing yet`() throws {
    let learner = try Learner()
    #expect(
      StatisticsText(learner.journal.pages, English()).text
        == "Nothing answered yet. Play a quiz; how it goes is shown here.")
  }
}
