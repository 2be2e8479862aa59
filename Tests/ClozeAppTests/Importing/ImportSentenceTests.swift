import QuizFormats
import Testing
import Wording

@testable import ClozeApp

/// What is said of other programs' files.
struct ImportSentenceTests {
  func sentence(_ cause: DiagnosticCause) -> String {
    DiagnosticSentence(Diagnostic(cause, at: nil)).text(English())
  }

  @Test func `the features of both modules have the same names`() {
    #expect(
      Set(Loss.Feature.allCases.map(\.rawValue)) == Set(LostFeature.allCases.map(\.rawValue)))
  }

  @Test func `every loss has a sentence of its own`() {
    let sentences = Loss.Feature.allCases.map { sentence(.lost(.feature($0))) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences { #expect(sentence.hasSuffix(".")) }
  }

  static let causes: [(DiagnosticCause, String)] = [
    (.lost(.media(.image, name: "a\u{1B}.png")), "The image “a\u{FFFD}.png” is left out."),
    (.lost(.media(.drawing, name: "")), "A drawing is left out."),
    (.lost(.controlCharacter("\u{7}")), "The control character U+0007 is left out."),
    (
      .lost(.sameOption(text: "oak")),
      "The option “oak” is there already; the second one is left out."
    ),
    (.leftOut(.kind("essay")), "A question of the kind “essay” is left out: it cannot be played."),
    (
      .leftOut(.mistake(.unclosed(.answers, line: 3))),
      "A question is left out: it ends inside answers opened on line 3."
    ),
    (
      .leftOut(.mistake(.unknownAnswer(found: "E"))),
      "A question is left out: the answer “E” is not an option."
    ),
    (
      .importFailure(.broken(.tooLarge(limit: 1 << 28), format: "Anki")),
      "This is no sound Anki file: more than 256 MiB come out of it."
    ),
    (
      .importFailure(.broken(.memberMissing(name: "a"), format: "H5P")),
      "This is no sound H5P file: it has no “a”."
    ),
    (.encodingGuessed("Windows-1252"), "The text is not UTF-8; it is read as Windows-1252."),
  ]

  @Test(arguments: causes)
  func `a cause is said in a sentence`(cause: DiagnosticCause, expected: String) {
    #expect(sentence(cause) == expected)
  }
}
