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

  @Test func `a byte is found wherever it is, and one of three as well`() {
    for place in 0..<20 {
      var bytes = [UInt8](repeating: 0x5F, count: 20)
      // A neighbour of what is looked for is not taken for it, in front or behind.
      bytes[max(0, place - 1)] = 0xEE
      bytes[min(19, place + 1)] = 0xF0
      bytes[place] = 0xEF
      #expect(bytes.nextOffset(of: 0xEF, from: 0) == place)
      #expect(bytes.nextOffset(of: 0xEF, from: place + 1) == 20)
      let slice = ([0xEF] + bytes)[1...]
      for wanted in [(0xEF, 0, 0), (0, 0xEF, 1), (1, 1, 0xEF)] as [(UInt8, UInt8, UInt8)] {
        #expect(slice.index(ofOneOf: wanted, from: 1) == place + 1)
        #expect(slice.index(ofOneOf: wanted, from: place + 2) == nil)
      }
    }
    #expect([UInt8]().nextOffset(of: 0, from: 0) == 0)
  }

  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func `plain ASCII ends where another byte stands`(byte: UInt8) {
    let isPlain = (0x20..<0x7F).contains(byte)
    for place in 0..<20 {
      var bytes = [UInt8](repeating: 0x7E, count: 21)[1...]
      bytes[place + 1] = byte
      #expect(bytes.plainASCIICount == (isPlain ? 20 : place))
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
