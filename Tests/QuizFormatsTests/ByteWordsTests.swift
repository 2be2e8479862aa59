import Testing

@testable import QuizFormats

struct ByteWordsTests {
  /// What stops a string, at each place of a text longer than two words.
  @Test(arguments: [0x22, 0x5C, 0x00, 0x0A, 0x1F] as [UInt8])
  func `a string is passed over up to what needs a look, wherever that is`(stop: UInt8) {
    for place in 0..<20 {
      var bytes = [UInt8](repeating: 0x20, count: 20)
      bytes[place] = stop
      #expect(bytes.endOfPlainCharacters(from: 0) == place)
      #expect(bytes.endOfPlainCharacters(from: place) == place)
      #expect(bytes.endOfPlainCharacters(from: place + 1) == 20)
    }
  }

  @Test func `other characters are passed over, those of several bytes as well`() {
    for text in ["", "a", "!#[]~\u{7F}", "é汉字😀 and more of it", "\u{80}\u{7FF}\u{FFFF}\u{10FFFF}"] {
      let bytes = Array(text.utf8)
      #expect(bytes.endOfPlainCharacters(from: 0) == bytes.count)
    }
    // The bytes next to those that stop, and those that have their low bits.
    let others = (0...255 as ClosedRange<UInt8>).filter { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    for byte in others {
      #expect([UInt8](repeating: byte, count: 17).endOfPlainCharacters(from: 0) == 17, "\(byte)")
    }
  }

  @Test func `the next line end is found wherever it is`() {
    for place in 0..<20 {
      for end in [0x0A, 0x0D] as [UInt8] {
        var bytes = [UInt8](repeating: 0x0E, count: 20)
        bytes[place] = end
        #expect(bytes.nextLowByte(from: 0) == place)
        #expect(bytes.nextLowByte(from: place + 1) == 20)
      }
    }
    #expect(Array("é汉字😀".utf8).nextLowByte(from: 0) == 12)
  }
}
