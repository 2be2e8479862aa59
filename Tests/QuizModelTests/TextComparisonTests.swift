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
    Case(
      name: "a full stop of CJK is punctuation", given: "大学。", expected: "大学",
      rules: MatchRules(respectsPunctuation: false), matches: true),
    Case(name: "an ideographic space", given: "桌\u{3000}子", expected: "桌 子", matches: true),
    Case(name: "another CJK character", given: "大字", expected: "大学", matches: false),
    Case(name: "a final sigma in capitals", given: "ΟΔΟΣ", expected: "οδος", matches: true),
    Case(name: "a final sigma written as another", given: "οδοσ", expected: "οδος", matches: true),
    Case(name: "ss is not ß", given: "Masse", expected: "Maße", matches: false),
    Case(name: "the capitals of ß are SS", given: "MASSE", expected: "Maße", matches: true),
    Case(name: "the capital ß is ß", given: "MAẞE", expected: "Maße", matches: true),
    Case(
      name: "capitals count where case does", given: "MASSE", expected: "Maße",
      rules: MatchRules(respectsCase: true), matches: false),
    Case(name: "dotless i is not i", given: "kizil", expected: "kızıl", matches: false),
    Case(name: "the capitals of dotless i", given: "KIZIL", expected: "kızıl", matches: true),
    Case(
      name: "a capital i with a dot is not i", given: "istanbul", expected: "İstanbul",
      matches: false),
    Case(
      name: "the dot of a capital i is an accent", given: "istanbul", expected: "İstanbul",
      rules: MatchRules(respectsAccents: false), matches: true),
    Case(name: "Arabic marks count", given: "كتاب", expected: "كِتَاب", matches: false),
    Case(
      name: "Arabic marks are accents", given: "كتاب", expected: "كِتَاب",
      rules: MatchRules(respectsAccents: false), matches: true),
    Case(
      name: "Hebrew points are accents", given: "שלום", expected: "שָׁלוֹם",
      rules: MatchRules(respectsAccents: false), matches: true),
    Case(
      name: "marks in another order", given: "e\u{323}\u{302}", expected: "ệ", matches: true),
    Case(
      name: "tones of Vietnamese are accents", given: "tieng viet", expected: "Tiếng Việt",
      rules: MatchRules(respectsAccents: false), matches: true),
    Case(
      name: "the voicing of kana is no accent", given: "か", expected: "が",
      rules: MatchRules(respectsAccents: false), matches: false),
    Case(
      name: "vowels of Devanagari are no accents", given: "कल", expected: "कुल",
      rules: MatchRules(respectsAccents: false), matches: false),
    Case(
      name: "vowels of Thai are no accents", given: "กน", expected: "กิน",
      rules: MatchRules(respectsAccents: false), matches: false),
    Case(
      name: "a stroke through a sign is no accent", given: "=", expected: "≠",
      rules: MatchRules(respectsAccents: false), matches: false),
    Case(
      name: "syllables of Hangul stay whole", given: "하글", expected: "한글",
      rules: MatchRules(respectsAccents: false), matches: false),
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
    ("garden", "big garden", 3, false), ("1985", "1984", 1, false), ("ab12", "ab1", 1, false),
    ("garden 8", "garden 9", 1, false), ("garden8", "garden9", 1, false),
    ("covid 19", "covit 19", 1, true), ("北京太学", "北京大学", 1, true),
    ("cre\u{301}me brule\u{301}e", "crème brulée", 1, true),
  ])
  func `slips are forgiven in words of four letters or more`(
    given: String, expected: String, typos: Int, matches: Bool
  ) {
    let comparison = TextComparison.typed(MatchRules())
    #expect(comparison.matches(given, expected, forgiving: typos) == matches)
  }
}
