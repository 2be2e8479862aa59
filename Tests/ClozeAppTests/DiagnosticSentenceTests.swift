import QuizFormats
import Testing
import Wording

@testable import ClozeApp

struct DiagnosticSentenceTests {
  static let sentences: [(DiagnosticCause, String)] = [
    (.notUTF8(byte: 0x0A), "The byte 0x0A is not UTF-8. Save the file as UTF-8."),
    (
      .expectedValue(found: "\0"),
      "A value should stand here, not “U+0000”. Texts need double quotes."
    ),
    (.controlCharacter("\u{1B}"), "The text holds the control character U+001B. Delete it."),
    (
      .unclosed(.text, line: 3), "The file ends within a text that line 3 opens. Close it here."
    ),
    (.tooLarge(limit: 256 << 20), "The file is over 256 MiB. Split it into several quizzes."),
    (
      .answerNotOption(answer: "a\u{1B}", didYouMean: "a"),
      "The answer “a\u{FFFD}” is not an option. Did you mean “a”?"
    ),
    (
      .answerNotText(found: .number, source: "7"),
      #"The answer is a number. Write "7" in quotes, or use "answerIndex"."#
    ),
    (
      .answerIndexOutOfRange(index: "4", options: 4),
      #""answerIndex" is 4. Count from 0: the 4 options are 0 to 3."#
    ),
    (
      .answerCount(blanks: 2, answers: 1),
      "The text has 2 blanks, but 1 answer. Write one answer for each blank, or null."
    ),
    (
      .wrongValue(key: "hint", expected: .textOrTexts, found: .number, source: "4"),
      #""hint" takes a text or a list of texts, but here stands “4”."#
    ),
  ]

  @Test(arguments: sentences)
  func `a sentence says what was found and what to write`(
    cause: DiagnosticCause, sentence: String
  ) {
    #expect(DiagnosticSentence(Diagnostic(cause, at: nil)).text(English()) == sentence)
  }
}
