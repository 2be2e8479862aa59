import Foundation
import Testing

@testable import ClozeApp

struct JSONReportTests {
  @Test func `values are on one line, members in their order`() {
    let value = JSONReport.list([
      .object([("b", .number(-1)), ("a", .null)]), .text("x"), .list([]),
    ])
    #expect(value.description == #"[{"b": -1, "a": null}, "x", []]"#)
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
    let printed = JSONReport.text(text).description
    #expect(printed == expected)
    let read = try JSONDecoder().decode([String].self, from: Data("[\(printed)]".utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
