import Testing

@testable import QuizModel

struct TextComparisonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let given: String
    let expected: String
    var rules = MatchRules()
    let matches: Bool
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "equal", given: "cat", expected: "cat", matches: true),
    Case(name: "another word", given: "cap", expected: "cat", matches: false),
    Case(name: "white space around", given: "  cat\u{A0}", expected: "cat", matches: true),
    Case(name: "runs of white space", given: "ice \t cream", expected: "ice cream", matches: true),
    Case(name: "a word missing", given: "icecream", expected: "ice cream", matches: false),
    Case(name: "decomposed", given: "cafe\u{301}", expected: "caf\u{E9}", matches: true),
    Case(name: "bidirectional marks", given: "\u{200F}cat\u{200E}", expected: "cat", matches: true),
    Case(name: "case is ignored", given: "CAT", expected: "cat", matches: true),
    Case(
      name: "case counts", given: "CAT", expected: "cat", rules: MatchRules(respectsCase: true),
      matches: false),
    Case(name: "accents count", given: "cafe", expected: "café", matches: false),
    Case(
      name: "accents are ignored", given: "cafe", expected: "café",
      rules: MatchRules(respectsAccents: false), matches: true),
    Case(name: "typographic quotes", given: "don’t “go”", expected: "don't \"go\"", matches: true),
    Case(name: "final punctuation counts", given: "yes.", expected: "yes", matches: false),
    Case(
      name: "final punctuation is ignored", given: "yes!?", expected: "yes",
      rules: MatchRules(respectsPunctuation: false), matches: true),
    Case(
      name: "punctuation with a space before it is final too", given: "yes ! ?", expected: "yes",
      rules: MatchRules(respectsPunctuation: false), matches: true),
    Case(
      name: "punctuation alone is an answer", given: "!", expected: "...",
      rules: MatchRules(respectsPunctuation: false), matches: false),
    Case(
      name: "inner punctuation counts all the same", given: "e.g", expected: "eg",
      rules: MatchRules(respectsPunctuation: false), matches: false),
  ]

  @Test(arguments: cases)
  func `typed prose is compared by the rules`(_ item: Case) {
    #expect(TextComparison.typed(item.rules).matches(item.given, item.expected) == item.matches)
  }

  @Test func `code is exact after trimming`() {
    #expect(TextComparison.code.matches(" len ", "len"))
    #expect(!TextComparison.code.matches("Len", "len"))
    #expect(!TextComparison.code.matches("‘a’", "'a'"))
    #expect(!TextComparison.code.matches("a  b", "a b"))
  }

  @Test(arguments: [
    ("garden", "garden", 0, true), ("gardne", "garden", 1, true), ("gadren", "garden", 1, true),
    ("graden", "garden", 1, true), ("gardens", "garden", 1, true), ("arden", "garden", 1, true),
    ("gxrdxn", "garden", 1, false), ("gxrdxn", "garden", 2, true), ("cap", "cat", 1, false),
    ("big gardne", "big garden", 1, true), ("bog garden", "big garden", 1, false),
    ("gardne hosue", "garden house", 1, false), ("gardne hosue", "garden house", 2, true),
    ("garden", "big garden", 3, false),
  ])
  func `slips are forgiven in words of four letters or more`(
    given: String, expected: String, typos: Int, matches: Bool
  ) {
    let comparison = TextComparison.typed(MatchRules())
    #expect(comparison.matches(given, expected, forgiving: typos) == matches)
  }
}
