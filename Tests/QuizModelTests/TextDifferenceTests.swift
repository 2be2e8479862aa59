import Testing

@testable import QuizModel

struct TextDifferenceTests {
  /// A side with what is different in brackets.
  func marked(_ pieces: [TextDifference.Piece]) -> String {
    pieces.map { $0.kind == .same ? $0.text : "[\($0.text)]" }.joined()
  }

  @Test(
    arguments: [
      ("garden", "garden", "garden", "garden"),
      ("gardn", "garden", "gardn", "gard[e]n"),
      ("gaarden", "garden", "ga[a]rden", "garden"),
      ("cap", "cat", "ca[p]", "ca[t]"),
      ("", "cat", "", "[cat]"),
      ("cat", "", "[cat]", ""),
      ("xyz", "cat", "[xyz]", "[cat]"),
      ("Cat", "cat", "[C]at", "[c]at"),
      (" ice \u{A0} creme ", "ice cream", "ice crem[e]", "ice cre[a]m"),
      ("cafe\u{301}", "caf\u{E9}", "café", "café"),
      ("cafe", "café", "caf[e]", "caf[é]"),
      ("👩‍👩‍👧", "👩‍👩‍👦", "[👩‍👩‍👧]", "[👩‍👩‍👦]"),
      ("한굴", "한글", "한[굴]", "한[글]"),
      ("北京太学", "北京大学", "北京[太]学", "北京[大]学"),
      ("שלוט", "שלום", "שלו[ט]", "שלו[ם]"),
      ("\u{200F}שלום", "שלום", "שלום", "שלום"),
      ("كتاب", "كِتَاب", "[كت]اب", "[كِتَ]اب"),
    ])
  func `only what differs is different`(
    given: String, expected: String, markedGiven: String, markedExpected: String
  ) {
    let difference = TextDifference(given: given, expected: expected)
    #expect(marked(difference.given) == markedGiven)
    #expect(marked(difference.expected) == markedExpected)
  }

  @Test func `case can be ignored and is shown as it is`() {
    let difference = TextDifference(given: "GARDN", expected: "garden", ignoringCase: true)
    #expect(marked(difference.given) == "GARDN")
    #expect(marked(difference.expected) == "gard[e]n")
  }

  @Test func `spaces within count in code`() {
    let difference = TextDifference(given: " a  b", expected: "a b", isCode: true)
    #expect(marked(difference.given) == "a [ ]b" || marked(difference.given) == "a[ ] b")
    #expect(marked(difference.expected) == "a b")
  }

  @Test func `very long texts keep the start and the end that they share`() {
    let (given, expected) = (
      "same " + String(repeating: "ab", count: 50_000) + " end",
      "same " + String(repeating: "ba", count: 50_001) + " end"
    )
    let difference = TextDifference(given: given, expected: expected)
    #expect(difference.given.map(\.kind) == [.same, .different, .same])
    #expect(difference.expected.map(\.kind) == [.same, .different, .same])
    #expect(difference.given.first?.text == "same ")
    #expect(difference.expected.last?.text == " end")
    let inside = String(repeating: "garden", count: 20_000)
    #expect(marked(TextDifference(given: inside + "x", expected: inside).given) == inside + "[x]")
  }

  /// The length of a longest common subsequence, by trying everything.
  func commonLength(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    guard let first = one.first, let second = other.first else { return 0 }
    if first == second { return 1 + commonLength(one.dropFirst(), other.dropFirst()) }
    return max(commonLength(one.dropFirst(), other), commonLength(one, other.dropFirst()))
  }

  @Test func `pieces give their text, share what is the same, and no more could be shared`() {
    let alphabet: [Character] = ["a", "b", "é", "水", "👩‍👧", "한", "ش"]
    var generator = SplitMix64(state: 7)
    for _ in 0..<400 {
      func word() -> String {
        let length = Int.random(in: 0...7, using: &generator)
        return String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
      }
      let (given, expected) = (word(), word())
      let difference = TextDifference(given: given, expected: expected)
      #expect(difference.given.map(\.text).joined() == given)
      #expect(difference.expected.map(\.text).joined() == expected)
      let same = [difference.given, difference.expected].map { side in
        side.filter { $0.kind == .same }.map(\.text).joined()
      }
      #expect(same[0] == same[1])
      #expect(same[0].count == commonLength(Array(given)[...], Array(expected)[...]))
      for side in [difference.given, difference.expected] {
        #expect(zip(side, side.dropFirst()).allSatisfy { $0.kind != $1.kind })
      }
      let none = TextDifference(given: given, expected: given)
      #expect(marked(none.given) == given && marked(none.expected) == given)
    }
  }
}
