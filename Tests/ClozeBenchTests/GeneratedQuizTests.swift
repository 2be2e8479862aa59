import QuizFormats
import QuizModel
import Testing

@testable import ClozeBench

@Suite struct GeneratedQuizTests {
  private func text(_ count: Int, seed: UInt64) -> String {
    GeneratedQuiz(count: count, seed: seed).joined()
  }

  @Test(arguments: [0, 1, 499])
  func `what is generated is a quiz without a fault`(seed: UInt64) throws {
    let loaded = try QuizLoader.load(SourceText(Array(text(200, seed: seed).utf8)))
    #expect(loaded.quiz.questions.count == 200)
    #expect(loaded.warnings.isEmpty, "\(loaded.warnings)")
  }

  @Test func `a seed gives the same again, another something else`() {
    #expect(text(20, seed: 3) == text(20, seed: 3))
    #expect(text(20, seed: 3) != text(20, seed: 4))
  }
}
