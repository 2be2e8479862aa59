import QuizModel
import Testing

@testable import QuizFormats

struct ImportedQuizTests {
  @Test(arguments: [
    "cloze-text/rivers.cloze", "moodle-xml/course.xml", "qti/kinds.xml",
    "qti/canvas-fib_feedback.xml", "qti/canvas-multiple_dropdowns.xml",
    "qti/canvas-multiple_fib.xml",
  ])
  func `an imported quiz is one of our own format`(path: String) throws {
    try expectOurFormatHolds(reading(sample: path).loaded.quiz)
  }
}
