import Testing
import Wording

struct EnglishPlainTests {
  fileprivate let phrases = English()

  @Test func `every prompt ends so that a program can wait for it`() {
    let prompts = [
      phrases.answerPrompt(1), phrases.answerPrompt(2), phrases.retryPrompt(1),
      phrases.retryPrompt(2), phrases.quizPrompt,
    ]
    #expect(Set(prompts).count == prompts.count)
    #expect(prompts.allSatisfy { $0.hasSuffix("> ") && !$0.contains("\n") })
  }

  @Test func `blanks are listed as one speaks`() {
    #expect(phrases.optionsHeading(blanks: [2]) == "For blank 2:")
    #expect(phrases.optionsHeading(blanks: [1, 3]) == "For blanks 1 and 3:")
    #expect(phrases.optionsHeading(blanks: [1, 2, 4]) == "For blanks 1, 2 and 4:")
  }

  @Test(arguments: [("y", true), ("YES", true), ("n", false), ("", false), ("yesterday", false)])
  func `yes is said in so many words`(text: String, isYes: Bool) {
    #expect(phrases.meansYes(text) == isYes)
  }

  @Test func `the help names every command`() {
    for command in [":t ", ":a ", ":s ", ":r ", ":q ", "? "] {
      #expect(phrases.plainHelp.contains("\n\(command)"))
    }
  }

  @Test func `one is singular in what is said of a sheet`() {
    #expect(phrases.sheetTooLong(entries: 2, questions: 1).contains("only 1 question is asked"))
    #expect(phrases.entryCount(texts: 1, blanks: 2).contains("2 blanks, but 1 answer is given"))
    #expect(phrases.entryCount(texts: 2, blanks: 1).contains("1 blank, but 2 answers are given"))
  }
}
