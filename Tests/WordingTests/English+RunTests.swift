import Testing
import Wording

struct EnglishRunTests {
  fileprivate let phrases = English()

  @Test func `one is singular`() {
    #expect([1, 2, 12].map(phrases.hintsGiven) == ["1 hint", "2 hints", "12 hints"])
    #expect(
      [1, 2, 12].map { phrases.hint(.retry($0)) } == [
        "retry the one wrong", "retry the 2 wrong", "retry the 12 wrong",
      ])
  }

  @Test func `every kind has a word of its own`() {
    #expect(Set(QuestionKind.allCases.map(phrases.kind)).count == QuestionKind.allCases.count)
  }
}
