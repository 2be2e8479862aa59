import TestSupport
import Testing

@testable import QuizFormats

struct UTF8ValidationTests {
  /// Where Swift's own validation of the whole finds the first fault.
  private func expected(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  @Test(arguments: UInt64(1)...50)
  func `a fault is found where a look at each byte finds it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("plain text".utf8), Array("é".utf8), Array("汉字".utf8), Array("😀".utf8), [0x20],
      [0x80], [0xC3], [0xE6, 0xB1], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xBF, 0xBF],
    ]
    var faults = 0
    for _ in 0..<200 {
      // Mostly sound, or the first fault would always be near the start.
      let bytes = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        let isSound = Int.random(in: 0...9, using: &generator) > 0
        return (isSound ? pieces[..<5] : pieces[5...]).randomElement(using: &generator) ?? []
      }
      #expect(bytes.firstInvalidUTF8 == expected(bytes), "\(bytes)")
      #expect(bytes.isUTF8 == (expected(bytes) == nil))
      faults += bytes.isUTF8 ? 0 : 1
    }
    #expect((20...180).contains(faults))
  }

  @Test func `a character cut off at the end is a fault, and nothing is none`() {
    #expect([UInt8]().isUTF8)
    #expect((Array("some ASCII ".utf8) + [0xE6, 0xB1]).firstInvalidUTF8 == 11)
  }
}
