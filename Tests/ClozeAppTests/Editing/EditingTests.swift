import CellGrid
import QuizFormats
import QuizModel
import TestSupport
import Testing

@testable import ClozeApp

/// Editing the file of a quiz while it is played.
@Suite struct `Editing` {
  static let before = """
    [{ "text": "One is _____", "options": ["a", "b"], "answer": "a", "id": "one" },
     { "text": "Two iss _____", "options": ["a", "b"], "answer": "a", "id": "two" }]
    """

  /// Plays with keys and an editor that puts a text into the place of the file.
  fileprivate func play(_ keys: [CellGrid.Key], editing text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.before, to: "quiz.json")
    let replacement = try folder.write(text, to: "new.json")
    let terminal = ScriptedTerminal(
      keys.flatMap { [.event(.key($0)), .pause(seconds: 2)] },
      size: CellSize(width: 100, height: 30))
    let quiz = try QuizFile(path: file, ReadingOptions()).result.get().quiz
    let starter = RunStarter(PlayOptions())
    let editor = TextEditor { _ in "sh -c 'cp \(replacement) \"$1\"'" }
    let player = ScreenPlayer(streams: RecordedStreams(), starter: starter, editor: editor)
    _ = player.play(
      .quiz(PlayableQuiz(quiz, file: file, title: "Quiz", options: PlayOptions())), on: terminal)
    return terminal.frames.map(\.canvas.text)
  }

  fileprivate let toSecond: [CellGrid.Key] = [.character("1"), .enter, .enter]

  @Test func `a quiz without lines, as one of an archive, is not offered to an editor`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.before, to: "quiz.json")
    var quiz = try QuizFile(path: file, ReadingOptions()).result.get().quiz
    func playable() -> PlayableQuiz {
      PlayableQuiz(quiz, file: file, title: "Quiz", options: PlayOptions())
    }
    #expect(playable().canBeEdited)
    for index in quiz.questions.indices { quiz.questions[index].line = nil }
    #expect(!playable().canBeEdited)
  }

  @Test func `the question that is on is asked as it is now`() throws {
    let screens = try play(
      toSecond + [.escape, .character("e")],
      editing: Self.before.replacing("iss", with: "surely is"))
    let last = try #require(screens.last)
    #expect(last.contains("Two surely is"))
    #expect(last.contains("2 / 2"))
  }

  @Test func `a file with a mistake is told, and the old quiz goes on`() throws {
    let screens = try play(
      toSecond + [.escape, .character("e")], editing: #"[{ "text": "One is _____" }]"#)
    let last = try #require(screens.last)
    #expect(last.contains("Two iss"))
    #expect(last.contains("quiz.json:1:"))
  }

  @Test func `answers that were given stay`() throws {
    let screens = try play(
      toSecond + [.escape, .character("e"), .character("2"), .enter, .enter],
      editing: Self.before.replacing("iss", with: "is"))
    let last = try #require(screens.last)
    #expect(last.contains("1 of 2"))
    #expect(last.contains("50 %"))
  }
}
