import QuizModel
import Testing

@testable import QuizViewModels

struct TypedBlankTests {
  let oslo = Question(
    text: [.text("Oslo is in "), .blank(0), .text(", "), .blank(1)],
    blanks: [
      Blank(kind: .typed, answer: Answer(texts: ["Norway"])),
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["far"])),
    ],
    banks: [OptionBank(options: [Option("far"), Option("near")])]
  )

  func typed(_ text: String, into model: inout FillBlankViewModel) {
    for character in text { _ = model.send(.edit(.insert(String(character)))) }
  }

  @Test func `text counts once it is accepted`() {
    var model = FillBlankViewModel(question: oslo)
    #expect(model.focus == .text)
    #expect(model.row.isEmpty)
    typed("Norway", into: &model)
    #expect(model.fills[0] == nil)
    _ = model.send(.confirm)
    #expect(model.fills[0] == .typed("Norway"))
    #expect(model.activeBlank == 1)
    #expect(model.focus == .options(lit: nil))
    #expect(model.selectedOption == nil)
  }

  @Test func `enter on the last blank checks`() {
    var model = FillBlankViewModel(question: oslo)
    _ = model.send(.stepBlank(1))
    model.selectOption(OptionID(bank: 0, index: 0))
    #expect(model.focus == .text)
    typed("norway", into: &model)
    #expect(model.send(.confirm).count == 1)
    #expect(model.verdict?.isRight == true)
  }

  @Test(arguments: [Intent.stepBlank(1), .enterSentence, .stepBlank(-1)])
  func `leaving a text keeps it, and it counts`(intent: Intent) {
    var model = FillBlankViewModel(question: oslo)
    typed("Nor", into: &model)
    _ = model.send(intent)
    #expect(model.fills[0] == .typed("Nor"))
    _ = model.send(.activate(blank: 0))
    typed("way", into: &model)
    #expect(model.fills[0] == nil)
    #expect(model.entries[0].text == "Norway")
  }

  @Test func `empty text is not accepted`() {
    var model = FillBlankViewModel(question: oslo)
    typed("  ", into: &model)
    #expect(model.send(.confirm).isEmpty)
    #expect(model.activeBlank == 0)
    _ = model.send(.stepBlank(1))
    #expect(model.fills[0] == nil)
  }

  @Test func `editing works on graphemes`() {
    var entry = TextEntry()
    entry.apply(.insert("he\u{301}llo 水 world"))
    entry.apply(.deleteWordBackward)
    #expect(entry.text == "he\u{301}llo 水 ")
    entry.apply(.deleteBackward)
    entry.apply(.deleteBackward)
    #expect(entry.text == "he\u{301}llo ")
    entry.apply(.moveToStart)
    entry.apply(.moveRight)
    entry.apply(.deleteForward)
    #expect(entry.text == "hllo ")
    #expect(entry.caret == 1)
    entry.apply(.deleteToEnd)
    #expect(entry.text == "h")
    entry.apply(.deleteToStart)
    #expect(entry.text.isEmpty)
    for edit in [TextEdit.deleteBackward, .deleteForward, .moveLeft, .moveRight] {
      entry.apply(edit)
    }
    #expect(entry == TextEntry())
  }

  @Test func `a combining mark joins what stands before the caret`() {
    var entry = TextEntry("ab")
    entry.apply(.moveLeft)
    entry.apply(.insert("\u{301}"))
    #expect(entry.text == "a\u{301}b")
    #expect(entry.caret == 1)
  }
}
