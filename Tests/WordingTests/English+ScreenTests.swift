import Testing
import Wording

struct EnglishScreenTests {
  fileprivate let phrases = English()

  @Test(
    arguments: [
      (Slip.accents, "Right, apart from an accent."),
      (.letterCase, "Right, apart from the capital letters."),
      (.punctuation, "Right, apart from the punctuation."),
      (.letters(1), "Right, apart from one letter."),
      (.letters(2), "Right, apart from two letters."),
      (.letters(11), "Right, apart from 11 letters."),
    ])
  func `what was forgiven is named`(slip: Slip, expected: String) {
    #expect(phrases.rightApart(from: slip) == expected)
  }

  @Test(
    arguments: [
      (Slip.accents, "Almost: only an accent."),
      (.letterCase, "Almost: only the capital letters."),
      (.punctuation, "Almost: only the punctuation."),
      (.letters(1), "Almost: one letter."),
      (.letters(2), "Almost: two letters."),
    ])
  func `a near miss says what is amiss`(slip: Slip, expected: String) {
    #expect(phrases.almost(slip) == expected)
  }
}
