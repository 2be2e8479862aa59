import CellGrid
import Testing
import Wording

@testable import QuizScene

struct KeyTableTests {
  @Test(arguments: ScreenPart.allCases)
  func `no key has two meanings in one part of the screen`(part: ScreenPart) {
    let keys: [Key] =
      (0x20..<0x7F).map { .character(Character(Unicode.Scalar(UInt8($0)))) }
      + "abdegkrtuw".map { .control($0) }
      + [
        .enter, .tab, .backTab, .backspace, .delete, .escape, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .function(1),
      ]
    for key in keys {
      let rows = KeyTable.rows.filter { $0.parts.contains(part) && $0.action(of: key) != nil }
      #expect(rows.count <= 1, "\(key): \(rows.map(\.purpose))")
    }
  }

  @Test func `keys that print are text where text is typed`() {
    for scalar in UInt8(0x20)..<0x7F {
      let key = Key.character(Character(Unicode.Scalar(scalar)))
      #expect(KeyTable.action(for: key, in: .text) == nil)
      #expect(KeyTable.action(for: key, in: .filter) == nil)
    }
  }

  @Test func `every purpose has a key`() {
    #expect(Set(KeyTable.rows.map(\.purpose)) == Set(KeyPurpose.allCases))
  }
}
