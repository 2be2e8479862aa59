import QuizModel
import Testing

@Suite struct `Statistics of learning` {
  fileprivate func statistics(daysAgo: [Int]) -> LearningStatistics {
    let today = CivilDate(dayNumber: 20_000)
    return LearningStatistics(
      today: today,
      days: daysAgo.sorted(by: >).map {
        LearningStatistics.Day(
          date: today.advanced(by: -$0), attempts: 5, answers: 4, right: 3)
      })
  }

  @Test(arguments: [
    ([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 3], 3), ([0, 2, 3], 1),
    ([0, 1, 3, 4], 2),
  ])
  func `a streak goes on until a day without an answer is over`(daysAgo: [Int], streak: Int) {
    #expect(statistics(daysAgo: daysAgo).streak == streak)
  }

  @Test func `sums are those of the days`() {
    let sums = statistics(daysAgo: [0, 3])
    #expect(sums.attempts == 10)
    #expect(sums.answers == 8)
    #expect(sums.right == 6)
    #expect(sums.accuracy == 0.75)
    #expect(sums.accuracyPercentage == 75)
    #expect(statistics(daysAgo: []).accuracy == nil)
    #expect(statistics(daysAgo: []).accuracyPercentage == nil)
  }

  @Test(arguments: [(1.9, 1), (-1, 0), (1e300, 1_000_000_000), (.nan, 0)])
  func `whole seconds are within bounds`(seconds: Double, whole: Int) {
    let today = CivilDate(dayNumber: 20_000)
    #expect(LearningStatistics(today: today, seconds: seconds).wholeSeconds == whole)
  }
}
