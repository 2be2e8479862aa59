import Testing

@testable import QuizFormats

struct AnkiDeletionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let field: String
    /// The text of each ordinal, its blanks as `_`.
    let texts: [String]
    let hidden: [[String]]
    var hints: [[String?]]?
    var testDescription: String { field }
  }

  static let cases: [Case] = [
    Case(field: "no {{c::x}} {c1::y}", texts: [], hidden: []),
    Case(field: "a {{c1::b}} c", texts: ["a _ c"], hidden: [["b"]]),
    Case(field: "{{c1::b::h}}", texts: ["_"], hidden: [["b"]], hints: [["h"]]),
    Case(field: "{{c1::b::h::i}}", texts: ["_"], hidden: [["b"]], hints: [["h::i"]]),
    Case(field: "{{c2::b}} {{c1::a}}", texts: ["b _", "_ a"], hidden: [["a"], ["b"]]),
    Case(field: "{{c1::a}} {{c1::b}}", texts: ["_ _"], hidden: [["a", "b"]]),
    Case(field: "{{c12::a}} {{c3::b::h}}", texts: ["a _", "_ b"], hidden: [["b"], ["a"]]),
    Case(field: "{{c1,2::a}} {{c2::b}}", texts: ["_ b", "_ _"], hidden: [["a"], ["a", "b"]]),
    Case(
      field: "{{c1::a {{c2::b::h}} c::i}}", texts: ["_", "a _ c"], hidden: [["a b c"], ["b"]],
      hints: [["i"], ["h"]]),
    // What is in a blank belongs to it.
    Case(field: "{{c1::a {{c1::b}}}} c", texts: ["_ c"], hidden: [["a b"]]),
    Case(field: "{{c0::a}} {{c1::b}}", texts: ["a _"], hidden: [["b"]]),
    Case(field: "}} {{c1::\\frac{a}{b}}} }}", texts: ["}} _} }}"], hidden: [["\\frac{a}{b"]]),
    Case(field: "{{c99999::a}} {{c1::b}}", texts: ["{{c99999::a}} _"], hidden: [["b"]]),
  ]

  @Test(arguments: cases) func `each ordinal is a card`(_ test: Case) {
    let field = AnkiDeletions(test.field)
    let cards = field.ordinals.map(field.card)
    let texts = cards.map { card in
      AnkiBlankSign.split(card.text).map { $0.text + ($0.blank == nil ? "" : "_") }.joined()
    }
    #expect(texts == test.texts)
    #expect(cards.map { $0.blanks.map(\.text) } == test.hidden)
    if let hints = test.hints { #expect(cards.map { $0.blanks.map(\.hint) } == hints) }
    #expect(field.unclosed == nil)
  }

  @Test func `ordinals come in ascending order`() {
    #expect(AnkiDeletions("{{c3::a}}{{c10,2::b}}{{c3::c}}").ordinals == [2, 3, 10])
  }

  @Test func `a deletion that is never closed is told`() {
    #expect(AnkiDeletions("a {{c1::b {{c2::c}}").unclosed == 2)
    #expect(AnkiDeletions("{{c1::b}} {{c2::c").unclosed == 10)
  }

  @Test func `shapes on images are told`() {
    #expect(AnkiDeletions("{{c1::image-occlusion:rect:left=.1}}").hidesPartsOfImages)
    #expect(!AnkiDeletions("{{c1::an image-occlusion:}}").hidesPartsOfImages)
  }

  @Test(.timeLimit(.minutes(1))) func `very many braces are read in a moment`() {
    let opening = String(repeating: "{{c1::", count: 100_000)
    #expect(AnkiDeletions(opening).unclosed == 0)
    #expect(AnkiDeletions(String(repeating: "{", count: 1_000_000)).ordinals.isEmpty)
    let nested = opening + String(repeating: "}}", count: 100_000)
    #expect(AnkiDeletions(nested).card(1).blanks.count == 1)
  }
}
