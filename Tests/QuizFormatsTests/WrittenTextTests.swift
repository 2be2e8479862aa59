import QuizModel
import Testing

@testable import QuizFormats

struct WrittenTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let segments: [TextSegment]
    var isCode = false
    let text: String
    var marker: String?
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(segments: [.text("a "), .blank(0), .text("\nb")], text: "a _____\nb"),
    Case(segments: [.text("a_b __ "), .blank(0)], text: "a_b __ _____"),
    Case(segments: [.text("a___b "), .blank(0)], text: #"a\_\_\_b _____"#),
    Case(segments: [.text("_ a_"), .blank(0), .text("__")], text: #"_ a\______\_\_"#),
    Case(segments: [.text(#"\_ \__ \a \\ "#), .blank(0)], text: #"\\_ \\_\_ \a \\ _____"#),
    Case(segments: [.blank(0), .text(#"\_"#)], text: #"_____\\_"#),
    Case(segments: [.text("＿"), .blank(0), .text("＿")], text: "＿_____＿"),
    Case(segments: [.text("＿＿ "), .blank(0)], text: "＿＿ @@", marker: "@@"),
    Case(segments: [.text(#"a\"#), .blank(0)], text: #"a\@@"#, marker: "@@"),
    Case(segments: [.blank(0), .blank(1)], text: "@@@@", marker: "@@"),
    Case(segments: [.text("@ ＿＿_"), .blank(0)], text: "@ ＿＿_##", marker: "##"),
    Case(segments: [.text("@#%$~^?!&*\\"), .blank(0)], text: "@#%$~^?!&*\\''", marker: "''"),
    Case(segments: [.text("_a"), .blank(0), .text("_")], isCode: true, text: #"_a_____\_"#),
    Case(segments: [.blank(0), .text("__init__")], isCode: true, text: #"_____\_\_init__"#),
    Case(segments: [.text("____ "), .blank(0)], isCode: true, text: "____ @@", marker: "@@"),
    Case(segments: [.text("____ "), .blank(0)], text: #"\_\_\_\_ _____"#),
  ]

  @Test(arguments: cases)
  func `a text is written so that its underscores are read as text`(testCase: Case) {
    let written = WrittenText(testCase.segments, isCode: testCase.isCode)
    #expect(written.text == testCase.text)
    #expect(written.marker == testCase.marker)
    let read = ClozeText(
      ArraySlice(written.text.utf8), marker: written.marker.map { Array($0.utf8) })
    #expect(read.segments == testCase.segments)
  }

  @Test func `a marker is found beside all of ASCII`() {
    let ascii = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    let segments: [TextSegment] = [.text(ascii + "＿＿"), .blank(0)]
    let written = WrittenText(segments, isCode: false)
    #expect(written.marker == "¡¡")
    #expect(
      ClozeText(ArraySlice(written.text.utf8), marker: Array("¡¡".utf8)).segments == segments)
  }
}
