import QuizModel
import Testing

@testable import QuizFormats

struct ClozeTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var marker: String?
    let segments: [TextSegment]
    var pair: Int?
    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "a _____ b", segments: [.text("a "), .blank(0), .text(" b")]),
    Case(text: "___", segments: [.blank(0)]),
    Case(text: "__________", segments: [.blank(0)]),
    Case(text: "j'ai_____.", segments: [.text("j'ai"), .blank(0), .text(".")]),
    Case(text: "___ and ____", segments: [.blank(0), .text(" and "), .blank(1)]),
    Case(text: "__init__ mid_point", segments: [.text("__init__ mid_point")], pair: 0),
    Case(text: "mid_point", segments: [.text("mid_point")]),
    Case(text: "a __ ___", segments: [.text("a __ "), .blank(0)], pair: 2),
    Case(text: #"\_\_\_"#, segments: [.text("___")]),
    Case(text: #"a\____b"#, segments: [.text("a_"), .blank(0), .text("b")]),
    Case(text: #"___\_"#, segments: [.blank(0), .text("_")]),
    Case(text: #"C:\n \\ ___ \"#, segments: [.text(#"C:\n \\ "#), .blank(0), .text(#" \"#)]),
    Case(text: "我＿＿猫", segments: [.text("我"), .blank(0), .text("猫")]),
    Case(text: "我＿猫", segments: [.text("我＿猫")]),
    Case(text: "＿＿＿___", segments: [.blank(0), .blank(1)]),
    Case(
      text: #"a____ = @@(@)\_"#, marker: "@@",
      segments: [.text("a____ = "), .blank(0), .text(#"(@)\_"#)]),
    Case(text: "@@@@@", marker: "@@", segments: [.blank(0), .blank(1), .text("@")]),
    Case(text: "cafe\u{301}\t___", segments: [.text("caf\u{E9} "), .blank(0)]),
    Case(text: "", segments: []),
  ]

  @Test(arguments: cases)
  func `blanks are found`(testCase: Case) {
    let text = ClozeText(
      ArraySlice(testCase.text.utf8), marker: testCase.marker.map { Array($0.utf8) })
    #expect(text.segments == testCase.segments)
    #expect(text.pairPosition == testCase.pair)
  }

  @Test func `the places of blanks are counted in bytes`() {
    #expect(ClozeText(ArraySlice("名___\n＿＿x@@".utf8)).blankPositions == [3, 7])
    #expect(
      ClozeText(ArraySlice("名___\n＿＿x@@".utf8), marker: Array("@@".utf8)).blankPositions == [14])
  }
}
