import QuizModel
import Testing

@testable import QuizFormats

/// The text format of OpenTriviaQA.
struct OpenTriviaQAImporterTests {
  @Test func `the sample is what it was counted to be`() throws {
    let file = try reading(sample: "opentriviaqa/opentriviaqa-brain-teasers.txt")
    #expect(file.format == "opentriviaqa")
    #expect(file.questions.count == 207)
    #expect(file.questions.reduce(0) { $0 + $1.blanks.count } == 207)
    let counts = file.questions.map { $0.banks.first?.options.count ?? 0 }
    #expect(counts.count { $0 == 4 } == 161)
    #expect(counts.count { $0 == 2 } == 46)
    #expect(file.notes.isEmpty)
    #expect(file.texts.first == "Which of these is true about the sleep of zebras?\n_____")
    #expect(
      file.texts.contains(
        "Complete the Latin term for an unacceptable person: persona non _____."))
    // Lines that end in CR and LF among others that end in LF alone.
    #expect(
      file.questions.first { $0.line == 1374 }?.textWithBlanks
        == "I have eight to spare, in case I lose my one.\nIm not a number.\nWhat am I?\n_____")
    #expect(
      file.questions.first { $0.line == 454 }?.textWithBlanks.hasPrefix(
        "Yesterday I heard an interesting conversation in a shop:\n\nClient: How much is one?")
        == true)
  }

  @Test func `the right answer is the option that is the same`() throws {
    let file = reading("#Q Yes?\r\n^ Yes\r\nA No\r\nB  Yes\r\n", as: "opentriviaqa")
    #expect(file.questions.first?.blanks.first?.answer == Answer(texts: ["Yes"]))
    #expect(file.questions.first?.banks.first?.options.map(\.text) == ["No", "Yes"])
  }

  @Test func `a line without a sign goes on with what came before`() throws {
    let file = reading("#Q A\nB?\n^ one\ntwo\nA one\ntwo\nB I am\nI\n", as: "opentriviaqa")
    #expect(file.texts == ["A\nB?\n_____"])
    #expect(file.questions.first?.banks.first?.options.map(\.text) == ["one two", "I am I"])
  }

  static let mistakes: [(String, [String])] = [
    ("#Q Q\n^ c\nA a\nB b", ["2:3 left-out-unknown-answer"]),
    ("#Q Q\nA a\nB b", ["1:1 left-out-missing-part"]),
    ("#Q\n^ a\nA a\nB b", ["1:1 left-out-without-text"]),
    ("Prose", ["1:1 left-out-expected-sign"]),
  ]

  @Test(arguments: mistakes)
  func `a question with a mistake is left out and the others play`(
    text: String, notes: [String]
  ) {
    let file = reading(text + "\n\n#Q Next?\n^ no\nA yes\nB no", as: "opentriviaqa")
    #expect(file.notes == notes)
    #expect(file.texts == ["Next?\n_____"])
  }

  @Test func `a hundred thousand lines are one answer`() {
    let lines = String(repeating: "^ a\n", count: 100_000)
    #expect(reading("#Q Q\n" + lines, as: "opentriviaqa").diagnostics.count == 2)
  }

  @Test(arguments: ["#Q is a question", "# Q\n^ a", "Prose\n#Q a\n^ b", "A {=b}", ""])
  func `other texts are not taken for it`(text: String) {
    #expect(!OpenTriviaQAImporter().recognises(ForeignFile(Array(text.utf8))))
  }
}
