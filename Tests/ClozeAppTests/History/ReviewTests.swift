import QuizModel
import QuizViewModels
import Testing

@testable import ClozeApp

@Suite struct `A review` {
  static let texts = ["The first answer is ", "The second answer is ", "The third answer is "]

  fileprivate func due(_ learner: Learner) -> [String] {
    Review(.due(path: nil), in: learner.journal, plan: RunPlan(), load: learner.load)
      .questions.map(\.question.plainText)
  }

  @Test func `has what was wrong first, and nothing before it is due`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.right, Learner.wrong, Learner.right])
    #expect(due(learner).isEmpty)
    learner.time += 90
    #expect(due(learner) == ["The second answer is _____"])
    learner.time += Learner.day
    #expect(
      due(learner) == [
        "The second answer is _____", "The first answer is _____", "The third answer is _____",
      ])
  }

  @Test func `goes across quizzes, or stays within one`() throws {
    let learner = try Learner()
    let one = try learner.quiz(Array(Self.texts.prefix(1)), file: "one.json")
    let two = try learner.quiz(Array(Self.texts.suffix(1)), file: "two.json")
    learner.play(one, [Learner.wrong])
    learner.time += 1
    learner.play(two, [Learner.wrong])
    learner.time += Learner.day
    #expect(due(learner) == ["The first answer is _____", "The third answer is _____"])
    let review = Review(
      .due(path: two.path), in: learner.journal, plan: RunPlan(), load: learner.load)
    #expect(review.questions.map(\.source) == [two.source])
    #expect(review.quizzes.map(\.title) == ["two.json"])
  }

  @Test func `makes what was recalled due later`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong, Learner.right, Learner.right])
    learner.time += Learner.day
    let review = Review(.due(path: nil), in: learner.journal, plan: RunPlan(), load: learner.load)
    let session = QuizSession(questions: review.questions, at: 0)
    learner.play(
      session, Array(repeating: Learner.right, count: 3),
      with: RunRecorder(.review(review.quizzes), in: learner.journal))
    learner.time += 3600
    // What was wrong at first takes its second step of ten minutes.
    #expect(due(learner) == ["The first answer is _____"])
    #expect(learner.journal.unfinished(of: quiz) == nil)
    #expect(learner.journal.lastPercentage(of: quiz) == 67)
  }

  @Test func `follows a question whose mistake in writing was put right`() throws {
    let learner = try Learner()
    learner.play(try learner.quiz(["The frist answer is "]), [Learner.wrong])
    learner.time += Learner.day
    _ = try learner.quiz(["The first answer is "])
    #expect(due(learner) == ["The first answer is _____"])
  }

  @Test func `does not follow to another question`() throws {
    let learner = try Learner()
    learner.play(try learner.quiz(["The first answer is "]), [Learner.wrong])
    learner.time += Learner.day
    _ = try learner.quiz(["Something else altogether: "])
    #expect(due(learner).isEmpty)
  }

  @Test func `leaves out quizzes whose file is gone`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong])
    learner.time += Learner.day
    let review = Review(.due(path: nil), in: learner.journal, plan: RunPlan()) { _ in nil }
    #expect(review.questions.isEmpty)
  }

  @Test func `knows when nothing is due what comes next, by the days of the calendar`() throws {
    let learner = try Learner()
    #expect(learner.journal.nextDue == nil)
    learner.time += 11.5 * 3600
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.wrong, Learner.wrong])
    #expect(learner.journal.nextDue?.count == 2)
    #expect(learner.journal.nextDue?.days == 0)
    learner.time += 3600
    learner.play(quiz, [Learner.right, Learner.right])
    #expect(learner.journal.nextDue?.days == 0)
  }

  @Test func `practises what is known least when nothing is due`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(Self.texts)
    learner.play(quiz, [Learner.right, Learner.wrong])
    let review = Review(.leastKnown, in: learner.journal, plan: RunPlan(), load: learner.load)
    #expect(review.questions.count == 2)
  }
}

extension `A review` {
  @Test func `has what was learnt on an evening from the next morning's day on`() throws {
    let learner = try Learner()
    // Eight in the evening, twice, so that it comes back after days.
    learner.time += 8 * 3600
    let quiz = try learner.quiz(["The first answer is "])
    learner.play(quiz, [Learner.right])
    learner.time += 900
    learner.play(quiz, [Learner.right])
    let next = try #require(learner.journal.nextDue)
    #expect(next.days > 1)
    // Midnight begins the day on which it is due, hours before its hour.
    learner.time += Double(next.days) * Learner.day - 20 * 3600
    #expect(!due(learner).isEmpty)
    learner.time -= 3 * Learner.day / 4
    #expect(due(learner).isEmpty)
  }

  @Test func `has what was reviewed in a future that the clock has left`() throws {
    let learner = try Learner()
    let quiz = try learner.quiz(["The first answer is "])
    learner.time += 3650 * Learner.day
    learner.play(quiz, [Learner.right])
    learner.time -= 3650 * Learner.day
    #expect(due(learner) == ["The first answer is _____"])
  }
}
