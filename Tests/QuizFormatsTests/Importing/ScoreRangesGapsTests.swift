import QuizModel
import Testing

@testable import QuizFormats

struct ScoreRangesGapsTests {
  @Test(
    arguments: [
      ([], []),
      ([0...100], [0...100]),
      ([0...50], [0...50, 51...100]),
      ([60...100], [0...59, 60...100]),
      ([10...20, 40...90], [0...9, 10...20, 21...39, 40...90, 91...100]),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>])])
  func `gaps are filled`(ranges: [ClosedRange<Int>], expected: [ClosedRange<Int>]) {
    let filled = ranges.map { ScoreRange(percentages: $0, text: "x") }.withoutGaps
    #expect(filled.map(\.percentages) == expected)
    #expect(filled.filter { $0.text == "x" }.map(\.percentages) == ranges)
    #expect(filled.allSatisfy { $0.text == "x" || $0.text.isEmpty })
  }

  @Test func `an exercise that says nothing of some scores is imported without a warning`() throws {
    let file = """
      {"textField": "I *am*.", "taskDescription": "d",
       "overallFeedback": [{"from": 20, "to": 50, "feedback": "Hm"}, {"from": 60, "to": 100}]}
      """
    let quiz = try QuizReading(Array(file.utf8)).result.get().quiz
    #expect(quiz.scoreRanges.map(\.text) == ["", "Hm", ""])
    let again = try QuizLoader.load(SourceText(Array(QuizWriter.json(quiz).utf8)))
    #expect(again.warnings.isEmpty)
    #expect(again.quiz.scoreRanges == quiz.scoreRanges)
  }
}
