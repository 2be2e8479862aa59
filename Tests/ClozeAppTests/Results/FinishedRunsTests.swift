import QuizFormats
import QuizViewModels
import Testing
import Wording

@testable import ClozeApp

struct FinishedRunsTests {
  @Test func `of the first run all is kept, of the others what is said of them`() throws {
    let quiz = try QuizLoader.load(SourceText(Array(EveryKind.quiz.utf8))).quiz
    let results = QuizSession(quiz: quiz).results
    var runs = FinishedRuns()
    #expect(runs.first == nil && runs.lastTitle == nil)
    for title in ["A", "B", "C"] {
      runs.append(FinishedRun(title: title, results: results, seconds: 1), English())
    }
    #expect(runs.first == FinishedRun(title: "A", results: results, seconds: 1))
    #expect(runs.furtherSummaries.map { $0.first } == ["B", "C"])
    #expect(runs.lastTitle == "C")
  }
}
