import Testing

@testable import QuizFormats

struct UnicaseCollationTests {
  func order(_ first: [UInt8], _ second: [UInt8]) -> Int32 {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in UnicaseCollation.compare(first, second) }
    }
  }

  @Test(
    arguments: [
      ("a", "A", 0), ("a", "B", -1), ("B", "a", 1), ("Ärger", "ÄRGER", 0), ("", "", 0),
      ("", "a", -1),
      ("ab", "a", 1), ("ΣΑΣ", "σασ", 0),
    ] as [(String, String, Int32)])
  func `texts are compared without regard to case`(first: String, second: String, order: Int32) {
    #expect(self.order(Array(first.utf8), Array(second.utf8)) == order)
  }

  @Test func `bytes that are not UTF-8 have an order too`() {
    #expect(order([0xFF], [0xFE]) == 0)
    #expect(order([0xFF], [0x61]) == 1)
  }
}
