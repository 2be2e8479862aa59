import Foundation
import QuizFormats
import QuizModel
import Testing

struct JSONTextTests {
  typealias Decimal = QuizModel.Decimal

  @Test func `values are on one line, members in their order`() {
    let value = JSONText.list([
      .object([("b", .number(-1)), ("a", .null)]), .text("x"), .list([]),
    ])
    #expect(value.description == #"[{"b": -1, "a": null}, "x", []]"#)
  }

  @Test(
    arguments: [
      (0, "0"), (2, "2"), (2.5, "2.5"), (1.0 / 3, "0.3333333333333333"), (1e-7, "1e-07"),
      (-1, "-1"),
    ] as [(Double, String)])
  func `numbers have the fewest digits that say them`(number: Double, expected: String) throws {
    let printed = JSONText.decimal(number).description
    #expect(printed == expected)
    #expect(try JSONDecoder().decode([Double].self, from: Data("[\(printed)]".utf8)) == [number])
  }

  @Test(
    arguments: [
      ("0.1", "0.1"), ("-12345678901234567890.50", "-12345678901234567890.5"),
      ("1e20", "100000000000000000000"), ("-0", "0"),
    ])
  func `decimal numbers have all their digits`(written: String, expected: String) throws {
    #expect(JSONText.exact(try #require(Decimal(string: written))).description == expected)
  }

  @Test func `pretty values have a line for each member`() {
    let value = JSONText.object([
      ("title", .text("A")), ("none", .list([])), ("empty", .object([])),
      ("list", .list([.object([("given", .list([.text("x"), .null])), ("is", .boolean(true))])])),
    ])
    #expect(
      value.pretty == """
        {
          "title": "A",
          "none": [],
          "empty": {},
          "list": [
            {
              "given": ["x", null],
              "is": true
            }
          ]
        }
        """)
  }

  @Test(
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#),
      ("\n\t\r", #""\n\t\u000d""#),
      ("\u{1B}[31m\u{7F}\u{9B}", #""\u001b[31m\u007f\u009b""#),
      ("\u{202E}\u{2028}\u{FEFF}", #""\u202e\u2028\ufeff""#),
      ("\u{E0001}", #""\udb40\udc01""#),
      ("桌 é 😀", #""桌 é 😀""#),
    ])
  func `texts are escaped where they could steer a terminal`(text: String, expected: String) throws
  {
    let printed = JSONText.text(text).description
    #expect(printed == expected)
    let read = try JSONDecoder().decode([String].self, from: Data("[\(printed)]".utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
