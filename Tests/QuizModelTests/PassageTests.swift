import Testing

@testable import QuizModel

struct PassageTests {
  func passages(_ text: [TextSegment], isCode: Bool = true) -> [Passage] {
    Question(text: text, isCode: isCode, blanks: [Blank(kind: .typed)]).passages
  }

  @Test func `prose is one passage`() {
    let text: [TextSegment] = [.text("One.\n\nTwo "), .blank(0)]
    #expect(passages(text, isCode: false) == [Passage(isCode: false, segments: text)])
  }

  @Test func `code can have an introduction`() {
    #expect(
      passages([.text("Undo it:\n\ngit reset "), .blank(0)]) == [
        Passage(isCode: false, segments: [.text("Undo it:")]),
        Passage(isCode: true, segments: [.text("git reset "), .blank(0)]),
      ])
  }

  @Test(arguments: ["x = 1\n\nreturn ", "def f():\n\n  return ", "Undo it:\nx = "])
  func `code without an introduction stays code`(start: String) {
    let text: [TextSegment] = [.text(start), .blank(0)]
    #expect(passages(text) == [Passage(isCode: true, segments: text)])
  }

  @Test func `an introduction in Chinese is one`() {
    #expect(passages([.text("撤销：\n\ngit "), .blank(0)]).count == 2)
  }
}
