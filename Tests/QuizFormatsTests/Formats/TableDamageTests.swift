import TestSupport
import Testing

@testable import QuizFormats

struct TableDamageTests {
  @Test(arguments: [
    ("csv/mixed.csv", "csv"), ("csv/letters.csv", "csv"), ("csv/blanks.tsv", "csv"),
    ("quizlet/french.txt", "quizlet"), ("csv/mixed.csv", "anki"),
  ])
  func `damaged tables are read or refused at a place`(path: String, format: String) throws {
    let file = try bytes(ofSample: path)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let options = ReadingOptions(format: format)
      expectSound(QuizReading(damaged(file, by: &generator), options: options))
    }
  }
}
