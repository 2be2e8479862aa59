import Testing

@testable import QuizFormats

struct OptionMatchingTests {
  @Test func `places that agree on their partners all find one`() {
    #expect(firstUnmatched([]) == nil)
    #expect(firstUnmatched([[0, 1], [0]]) == nil)
    #expect(firstUnmatched([[0, 1, 2], [0, 1], [0]]) == nil)
    #expect(firstUnmatched([[0, 1], [1, 2], [2, 3], [3, 0]]) == nil)
  }

  @Test func `the first place that cannot be served is named`() {
    #expect(firstUnmatched([[]]) == 0)
    #expect(firstUnmatched([[0], [0], [1]]) == 1)
    #expect(firstUnmatched([[0, 1], [0, 1], [0, 1]]) == 2)
  }
}
