import LearningHistory
import QuizModel
import QuizViewModels
import TestSupport
import Testing

@testable import ClozeApp

@Suite struct `The history of a run` {
  static let texts = ["One is ", "Two is ", "Three is "]

  fileprivate func standing(of quiz: KnownQuiz, _ learner: Learner) -> QuizStanding? {
    let entry = LibraryEntry(
      id: quiz.source, title: "", name: "", contents: .quiz(quiz.quiz))
    return learner.journal.standings(of: [entry])[quiz.source]
  }

  @Test func `begins with the first answer, not with a look`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [[.lightNext(1), .skip, .enterSentence]])
    #expect(learner.journal.unfinished(of: quiz) == nil)
    #expect(standing(of: quiz, learner) == QuizStanding())
  }

  @Test func `goes on where it was broken off, with what was picked`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong, [.pick(OptionID(bank: 0, index: 1))]])
    let found = try #require(learner.journal.unfinished(of: quiz))
    let session = try #require(
      QuizSession(resuming: found.state, quiz: quiz.quiz, source: quiz.source))
    #expect(session.position == 1)
    #expect(session.current.fills == [.option(OptionID(bank: 0, index: 1))])
    #expect(session.results.answeredCount == 1)
    #expect(standing(of: quiz, learner)?.isUnfinished == true)

    let recorder = RunRecorder(.quiz(quiz), in: learner.journal, goingOn: found.run)
    learner.play(session, [[.takeBack], Learner.right, Learner.right], with: recorder)
    #expect(learner.journal.unfinished(of: quiz) == nil)
    #expect(standing(of: quiz, learner)?.lastPercentage == 67)
  }

  @Test func `is not offered when the person begins anew`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong])
    let found = try #require(learner.journal.unfinished(of: quiz))
    let recorder = RunRecorder(.quiz(quiz), in: learner.journal, goingOn: found.run)
    recorder.discard()
    #expect(learner.journal.unfinished(of: quiz) == nil)
    learner.play(quiz, [Learner.right], with: recorder)
    #expect(learner.journal.unfinished(of: quiz)?.state.attempts.count == 1)
  }

  @Test func `is that of the whole quiz, not of the retry`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong, Learner.right, Learner.right, [.retry], Learner.right])
    #expect(standing(of: quiz, learner)?.lastPercentage == 67)
    #expect(learner.journal.lastPercentage(of: quiz) == 67)
    #expect(learner.journal.unfinished(of: quiz) == nil)
  }

  @Test func `a part of the quiz says nothing of the whole, but can be gone on with`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    let plan = RunPlan(start: 2)
    func part() -> QuizSession { QuizSession(quiz: quiz.quiz, plan: plan, source: quiz.source) }
    learner.play(part(), [Learner.right], with: RunRecorder(.quiz(quiz), in: learner.journal))
    #expect(learner.journal.unfinished(of: quiz)?.state.order.count == 2)
    learner.play(
      part(), [Learner.right, Learner.right], with: RunRecorder(.quiz(quiz), in: learner.journal))
    #expect(standing(of: quiz, learner)?.lastPercentage == nil)
  }

  @Test func `beginning anew is the end of all that were broken off`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong])
    learner.play(quiz, [Learner.right])
    let found = try #require(learner.journal.unfinished(of: quiz))
    RunRecorder(.quiz(quiz), in: learner.journal, goingOn: found.run).discard()
    #expect(learner.journal.unfinished(of: quiz) == nil)
  }

  @Test func `goes on when the quiz is forgotten meanwhile`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    let journal = learner.journal
    let recorder = RunRecorder(.quiz(quiz), in: journal)
    let session = learner.play(quiz, [Learner.right], with: recorder)
    #expect(learner.journal.use { history in (try? history.forget(path: quiz.source)) ?? 0 } == 1)
    learner.play(session, [Learner.right, Learner.right], with: recorder)
    #expect(journal.takeNotice() == nil)
    #expect(learner.journal.unfinished(of: quiz) == nil)
    #expect(learner.journal.pages.first?.statistics.attempts == 2)
  }

  @Test func `belongs to the file, whatever way leads to it`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.right, Learner.right, Learner.right])
    let entry = LibraryEntry(
      id: learner.folder.path + "/./quiz.json", title: "", name: "", contents: .quiz(quiz.quiz))
    #expect(learner.journal.standings(of: [entry])[entry.id]?.lastPercentage == 100)
  }

  @Test func `is none for a quiz from no file`() throws {
    let learner = try Learner()
    let quiz = KnownQuiz(quiz: Learner.quiz(Self.texts), title: "", path: nil)
    let journal = learner.journal
    learner.play(quiz, [Learner.right], with: RunRecorder(.quiz(quiz), in: journal))
    #expect(journal.unfinished(of: quiz) == nil)
    #expect(journal.takeNotice() == nil)
  }
}
