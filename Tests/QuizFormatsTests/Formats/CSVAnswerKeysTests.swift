import QuizModel
import Testing

@testable import QuizFormats

struct CSVAnswerKeysTests {
  typealias Row = (answer: String, options: String)

  func file(_ rows: [Row]) -> String {
    "question,answer,options\n" + rows.map { "Q?,\($0.answer),\($0.options)\n" }.joined()
  }

  static let clear: [(rows: [Row], answers: [String])] = [
    ([("B", "cat|dog"), ("a", "oak|elm")], ["dog", "oak"]),
    ([("2", "cat|dog"), ("1", "oak|elm")], ["dog", "oak"]),
    // The letter and the text are the same option.
    ([("B", "A|B"), ("A", "oak|elm")], ["B", "oak"]),
    // Numbers that are texts throughout.
    ([("2", "1|2|3"), ("3", "3|4")], ["2", "3"]),
    // Nothing but letters that are texts.
    ([("C", "C|A|B"), ("A", "C|A|B")], ["C", "A"]),
  ]

  @Test(arguments: clear)
  func `keys are resolved when they are beyond doubt`(rows: [Row], answers: [String]) {
    #expect(reading(file(rows)).questions.map { $0.rightTexts[0][0] } == answers)
  }

  static let unknown: [(rows: [Row], note: String)] = [
    ([("4", "3|5|6")], "2:4 left-out-unknown-answer"),
    ([("cat", "cat|dog"), ("elm", "oak|ash")], "3:4 left-out-unknown-answer"),
  ]

  @Test(arguments: unknown)
  func `an answer that is neither a key nor an option is a mistake`(rows: [Row], note: String) {
    #expect(reading(file(rows)).notes.last == note)
    #expect(reading(file(rows)).questions.count == rows.count - 1)
  }

  static let unclear: [(rows: [Row], note: String)] = [
    // A number that is the text of an option and the number of another one.
    ([("2", "cat|dog"), ("3", "3|4|5")], "3:4 ambiguous-answer"),
    // Some answers are texts.
    ([("cat", "cat|dog"), ("2", "oak|elm")], "3:4 ambiguous-answer"),
    // Letters and numbers.
    ([("A", "cat|dog"), ("2", "oak|elm")], "2:4 ambiguous-answer"),
    // Counted from 0, or a text.
    ([("0", "cat|dog"), ("1", "oak|elm")], "3:4 ambiguous-answer"),
  ]

  @Test(arguments: unclear) func `doubtful keys are an error`(rows: [Row], note: String) {
    #expect(reading(file(rows)).notes == [note])
  }

  @Test func `an empty column counts as an option's place`() {
    let reading = reading("question,answer,option1,option2,option3\nPet?,C,oak,,cat\n")
    #expect(reading.questions.map(\.rightTexts) == [[["cat"]]])
    #expect(reading.questions.first?.banks.first?.options.map(\.text) == ["oak", "cat"])
  }
}
