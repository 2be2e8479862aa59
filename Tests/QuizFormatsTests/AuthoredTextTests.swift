import Testing

@testable import QuizFormats

struct AuthoredTextTests {
  @Test(
    arguments: [
      "", "plain", "größer, naïve", "слово", "学校", "日本語\u{3042}", "a\nb", "e\u{301}", "\u{7F}",
      "a much longer text\u{80}", "a much longer text\u{9F}", "\u{A0}", "x\tb", "a\r\nb", "\u{37E}",
      "\u{1E63}\u{307}", "😀", "하\u{11AB}",
    ])
  func `a text that is kept at a glance is kept as it is`(text: String) {
    let utf8 = Array(text.utf8)[...]
    for mayHaveLines in [true, false] where utf8.isKept(withLines: mayHaveLines) {
      #expect(text.kept.utf8.elementsEqual(text.utf8))
      #expect(mayHaveLines || !text.utf8.contains(0x0A))
    }
  }

  @Test(arguments: ["", "plain", "größer, naïve", "слово", "学校", "a much longer text: 学校"])
  func `most texts need one look`(text: String) {
    #expect(Array(text.utf8)[...].isKept(withLines: false))
  }

  @Test(
    arguments: ["\u{7F}", "a much longer text\u{80}", "a\u{9F}", "a\tb", "\r\n", "e\u{301}", "\0"])
  func `what may change is looked at again`(text: String) {
    #expect(!Array(text.utf8)[...].isKept(withLines: true))
  }
}
