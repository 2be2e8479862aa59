import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

/// A person with a history of their own, who plays at times of their choosing.
final class Learner {
  static let day = 86_400.0
  /// Noon of 30 November 2026 in UTC.
  static let noon = 1_796_040_000.0

  let folder: TemporaryFolder
  var time = Learner.noon

  init() throws { folder = try TemporaryFolder() }

  var historyPath: String { folder.path + "/data/history.sqlite3" }

  /// The journal at the present time; what it keeps is in the file.
  var journal: Journal {
    let time = time
    return Journal(
      .file(historyPath), clock: WallClock(now: { time }, secondsFromUTC: { _ in 0 }))
  }

  /// A quiz of questions with one blank each, whose right answer is `right`, in a file that exists.
  func quiz(_ texts: [String], file: String = "quiz.json") throws -> KnownQuiz {
    let path = try folder.write(texts.joined(separator: "\n"), to: file)
    return KnownQuiz(
      quiz: Self.quiz(texts), title: file, path: path.canonicalPath)
  }

  static func quiz(_ texts: [String]) -> Quiz {
    Quiz(
      questions: texts.map { text in
        Question(
          text: [.text(text), .blank(0)],
          blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["right"]))],
          banks: [OptionBank(options: [Option("right"), Option("wrong")])])
      })
  }

  /// The quiz of a path as its file has it now.
  func load(_ path: String) -> PlayableQuiz? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let text = try? folder.read(name) else { return nil }
    return PlayableQuiz(
      Self.quiz(text.split(separator: "\n").map(String.init)), file: path, title: name,
      options: PlayOptions())
  }

  static let right: [Intent] = [.pick(OptionID(bank: 0, index: 0)), .confirm, .confirm]
  static let wrong: [Intent] = [.pick(OptionID(bank: 0, index: 1)), .confirm, .confirm]

  /// Does intents in a run of a quiz, storing what it tells.
  @discardableResult
  func play(
    _ quiz: KnownQuiz, _ intents: [[Intent]], with recorder: RunRecorder? = nil
  ) -> QuizSession {
    let session = QuizSession(quiz: quiz.quiz, source: quiz.source, at: 0)
    let recorder = recorder ?? RunRecorder(.quiz(quiz), in: journal)
    return play(session, intents, with: recorder)
  }

  @discardableResult
  func play(
    _ session: QuizSession, _ intents: [[Intent]], with recorder: RunRecorder
  ) -> QuizSession {
    var session = session
    for intent in intents.joined() {
      for effect in session.send(intent, at: 0) { recorder.take(effect, of: session) }
    }
    return session
  }
}
