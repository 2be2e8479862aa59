import Testing

@testable import QuizFormats

struct ProtobufMessageTests {
  @Test(
    arguments: [
      ([0x08, 0x01], 1), ([0x08, 0xAC, 0x02], 300), ([0x08, 0x01, 0x08, 0x00], 0),
      // Fields of other kinds before it: a text, 4 and 8 bytes.
      ([0x1A, 0x02, 0x08, 0x05, 0x25, 0, 0, 0, 0, 0x29, 0, 0, 0, 0, 0, 0, 0, 0, 0x08, 0x07], 7),
      ([], nil), ([0x10, 0x01], nil),
      // Numbers and texts that go on behind the end, and kinds that there are not.
      ([0x08], nil), ([0x08, 0x80], nil), ([0x1A, 0x05, 0x08, 0x01], nil),
      ([0x0F, 0x08, 0x01], nil),
      ([0x1A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], nil),
      ([0x08] + [UInt8](repeating: 0xFF, count: 20), nil),
    ] as [([UInt8], UInt64?)])
  func `the number in a field is found`(bytes: [UInt8], number: UInt64?) {
    #expect(ProtobufMessage(bytes).number(ofField: 1) == number)
  }
}
