import Foundation
import QuizFormats
import QuizModel
import Testing

struct BundledQuizzesTests {
  @Test(arguments: jsonFiles(in: "Quizzes"))
  func `a quiz that comes with the program has nothing to report`(file: URL) throws {
    let loaded = try QuizLoader.load(SourceText(Array(try Data(contentsOf: file))))
    #expect(loaded.warnings == [])
    #expect(!loaded.quiz.questions.isEmpty)
  }
}
