import Testing

@testable import QuizFormats

struct NearestTests {
  static let words = ["text", "options", "answer", "answers"]

  @Test(arguments: [
    ("optoins", "options"), ("Text", "text"), ("anwser", "answer"), ("answeres", "answers"),
    ("txt", "text"),
  ])
  func `a slip is recognised`(given: String, meant: String) {
    #expect(Self.words.nearest(to: given) == meant)
  }

  @Test(arguments: ["", "x", "picture", "colour"])
  func `another word is left alone`(given: String) {
    #expect(Self.words.nearest(to: given) == nil)
  }
}
