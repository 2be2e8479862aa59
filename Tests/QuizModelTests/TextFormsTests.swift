import Foundation
import Testing

@testable import QuizModel

struct TextFormsTests {
  @Test func `what is taken for composed is composed, whatever stands before it`() {
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number), scalar.isAlwaysComposed else { continue }
      let text = "a\(scalar)"
      let composed = text.precomposedStringWithCanonicalMapping
      if !composed.unicodeScalars.elementsEqual(text.unicodeScalars) {
        Issue.record("U+\(String(number, radix: 16)) changes")
      }
    }
  }

  @Test func `bytes that are taken for composed are those of composed scalars alone`() {
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      if String(scalar).utf8.allSatisfy({ $0.isAlwaysComposed }), !scalar.isAlwaysComposed {
        Issue.record("U+\(String(number, radix: 16)) is not composed")
      }
    }
    for text in ["größer", "слово", "学校", "서울"] {
      #expect(text.utf8.allSatisfy { $0.isAlwaysComposed })
    }
  }

  @Test func `a text that is collapsed at a glance stays as it is`() {
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      for text in ["a\(scalar)b", "\(scalar)", "a \(scalar)"] where text.isPlainlyCollapsed {
        if text.withoutBidirectionalMarks.collapsed.utf8.elementsEqual(text.utf8) { continue }
        Issue.record("U+\(String(number, radix: 16)) changes")
      }
    }
    for text in ["", "a", "a b", "größer als", "学校", "слово"] {
      #expect(text.isPlainlyCollapsed)
    }
    for text in [" ", " a", "a ", "a  b", "a\tb", "a\u{A0}b"] {
      #expect(!text.isPlainlyCollapsed)
    }
  }

  @Test(
    arguments: [
      ("e\u{301}", "é"), ("и\u{306}", "й"), ("α\u{301}", "ά"), ("하\u{11AB}", "한"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("か\u{3099}", "が"), ("\u{1E63}\u{307}", "\u{1E69}"),
    ])
  func `marks join what stands before them`(text: String, expected: String) {
    #expect(Array(text.composed.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ("", ""), (" ", ""), ("a", "a"), ("ä ö", "ä ö"), (" ä", "ä"), ("ä ", "ä"), ("ä  ö", "ä ö"),
      ("ä\tö", "ä ö"), ("桌\u{3000}子", "桌 子"), ("ä \u{A0} ö\n", "ä ö"),
    ])
  func `white space becomes single spaces within`(text: String, expected: String) {
    #expect(text.collapsed == expected)
  }

  @Test func `marks of direction go, and nothing else`() {
    #expect("\u{61C}ä\u{200E}\u{2069}\u{2067}ö\u{200D}".withoutBidirectionalMarks == "äö\u{200D}")
    #expect("ä\u{200D}".withoutBidirectionalMarks == "ä\u{200D}")
  }

  @Test(arguments: [("", nil), (" \u{3000}\n", nil), (" \u{200B} \u{FE0F}", nil), (" a b ", "a b")])
  func `blank text is none`(text: String, expected: String?) {
    #expect(text.unlessBlank == expected)
  }
}
