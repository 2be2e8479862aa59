import Foundation
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

@Suite struct `A journal` {
  @Test func `tells once why answers are not kept, and the quiz goes on`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let journal = Journal(.file(file + "/history.sqlite3"))
    let quiz = KnownQuiz(quiz: Learner.quiz(["One is ", "Two is "]), title: "", path: "/q.json")
    var session = QuizSession(quiz: quiz.quiz, source: quiz.source)
    let recorder = RunRecorder(.quiz(quiz), in: journal)
    for intent in (Learner.right + Learner.wrong) {
      for effect in session.send(intent, at: 0) { recorder.take(effect, of: session) }
    }
    #expect(session.phase == .results)
    let notice = try #require(journal.takeNotice())
    #expect(notice.hasPrefix("Answers are not kept: "))
    #expect(notice.contains(file))
    #expect(journal.takeNotice() == nil)
    #expect(journal.standings(of: []).isEmpty)
    #expect(journal.takeNotice() == nil)
  }

  @Test func `says nothing where the person wants none`() {
    let journal = Journal(.off)
    #expect(journal.use { _ in true } == nil)
    #expect(journal.takeNotice() == nil)
  }

  @Test func `says that nobody knows where to`() {
    let journal = Journal(.unknown)
    #expect(journal.use { _ in true } == nil)
    #expect(
      journal.takeNotice()
        == "Answers are not kept: neither XDG_DATA_HOME nor HOME says where to")
  }

  @Test
  func `a file that turns out to be damaged later is set aside then, and nothing more is lost`()
    throws
  {
    let learner = try Learner()
    let quiz = try learner.quiz(["One is ", "Two is ", "Three is "])
    learner.play(quiz, [Learner.right])
    // All but the first page, in which the tables are named.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: learner.historyPath))
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
    try bytes.write(to: URL(fileURLWithPath: learner.historyPath))
    let journal = learner.journal
    let recorder = RunRecorder(.quiz(quiz), in: journal)
    learner.play(quiz, [Learner.right, Learner.wrong, Learner.right], with: recorder)
    #expect(journal.takeNotice()?.contains(".damaged-1") == true)
    #expect(learner.journal.pages.first?.statistics.attempts == 3)
  }

  @Test func `keeps a damaged file aside, says so and begins anew`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "noise ", count: 1000), to: "history.sqlite3")
    let journal = Journal(.file(path))
    #expect(journal.use { _ in true } == true)
    let notice = try #require(journal.takeNotice())
    #expect(notice.contains(path + ".damaged-1"))
    #expect(try folder.read("history.sqlite3.damaged-1").hasPrefix("noise"))
  }
}

extension `A journal` {
  @Test func `another file in the place of the history is another history`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(["One is ", "Two is ", "Three is "])
    let journal = learner.journal
    let recorder = RunRecorder(.quiz(quiz), in: journal)
    let session = learner.play(quiz, [Learner.right], with: recorder)
    try FileManager.default.removeItem(atPath: learner.folder.path + "/data")
    learner.play(session, [Learner.right, Learner.wrong], with: recorder)
    #expect(journal.takeNotice() == nil)
    #expect(learner.journal.pages.first?.statistics.attempts == 2)
  }

  @Test func `what cannot be stored while another program writes is stored later`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(["One is ", "Two is ", "Three is "])
    let journal = learner.journal
    let recorder = RunRecorder(.quiz(quiz), in: journal)
    let session = learner.play(quiz, [Learner.right], with: recorder)
    let lock = try HistoryLock(learner.historyPath)
    let later = learner.play(session, [Learner.right], with: recorder)
    #expect(journal.takeNotice()?.contains("another program keeps the history locked") == true)
    lock.release()
    learner.play(later, [Learner.wrong], with: recorder)
    #expect(journal.takeNotice() == nil)
    #expect(learner.journal.pages.first?.statistics.attempts == 3)
    #expect(learner.journal.lastPercentage(of: quiz) == 67)
  }
}
