import QuizModel
import Testing

@testable import QuizFormats

struct QuizletImporterTests {
  @Test func `the definition is asked and the term is typed`() throws {
    let reading = try reading(sample: "quizlet/french.txt")
    #expect(reading.format == "quizlet")
    #expect(reading.notes.isEmpty)
    #expect(
      reading.questions.map(\.textWithBlanks) == [
        "the dog\n_____", "the house\n_____", "bread, in a _____ or not",
      ])
    #expect(
      reading.questions.map(\.rightTexts) == [
        [["le chien"]], [["la maison"]], [["le pain / la baguette"]],
      ])
    #expect(reading.questions.allSatisfy { $0.blanks.allSatisfy(\.isTyped) })
    #expect(reading.questions.map(\.line) == [1, 2, 4])
  }

  @Test func `another separator can be given`() {
    let reading = reading("cat - Katze\ndog - Hund - Köter\n", as: "quizlet", separator: " - ")
    #expect(reading.questions.map(\.rightTexts) == [[["cat"]], [["dog"]]])
    #expect(reading.questions.last?.textWithBlanks == "Hund - Köter\n_____")
  }

  @Test func `quotes are text`() {
    let reading = reading("\"a\tb\nc\td\"\n")
    #expect(reading.questions.map(\.rightTexts) == [[["\"a"]], [["c"]]])
  }

  @Test(arguments: [
    "one line\tonly\n", "a\tb\nno tab\nnor here\n", "a\tb\tc\nd\te\tf\n", "\ta\n\tb\n",
    "a\tb\nc\td\ne\tf\ng\th\ni\nj\n",
  ])
  func `other text is not recognised`(text: String) {
    #expect(reading(text).format == nil)
  }

  @Test(arguments: [
    (text: "perro\tdog\ngato\n", note: "2:5 left-out-expected-sign"),
    (text: "a\tb\nc\nd\te\n", note: "2:2 left-out-expected-sign"),
    (text: "a\t\nb\tc\n", note: "1:3 left-out-without-text"),
  ])
  func `one bad line does not hide the others`(text: String, note: String) {
    #expect(reading(text).format == "quizlet")
    #expect(reading(text).notes == [note])
  }

  @Test func `mistakes have their place`() {
    let reading = reading("a\tb\nalone\n\tc\nd\t\n", as: "quizlet")
    #expect(
      reading.notes == [
        "2:6 left-out-expected-sign", "3:1 left-out-without-answer", "4:3 left-out-without-text",
      ])
    #expect(reading.questions.count == 1)
  }
}
