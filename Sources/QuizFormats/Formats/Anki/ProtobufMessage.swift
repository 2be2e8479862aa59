/// A message in the wire format of Protocol Buffers, as far as whole numbers and texts in it go.
struct ProtobufMessage {
  fileprivate let bytes: [UInt8]

  /// Takes the bytes of a message, which need not be sound.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number in a field, of which the last counts.
  ///
  /// - Returns: nil when the field is missing, or when the message is damaged before it.
  func number(ofField field: UInt64) -> UInt64? { values(ofField: field).number }

  /// The bytes in a field, of which the last count.
  ///
  /// - Returns: nil when the field is missing, or when the message is damaged before it.
  func bytes(ofField field: UInt64) -> ArraySlice<UInt8>? { values(ofField: field).bytes }

  fileprivate func values(
    ofField field: UInt64
  ) -> (number: UInt64?, bytes: ArraySlice<UInt8>?) {
    var index = 0
    var found: (number: UInt64?, bytes: ArraySlice<UInt8>?)
    while index < bytes.count {
      guard let tag = variableNumber(at: &index) else { return found }
      switch tag & 0b111 {
      case 0:
        guard let number = variableNumber(at: &index) else { return found }
        if tag >> 3 == field { found.number = number }
      case 1: index += 8
      case 2:
        guard let length = variableNumber(at: &index), length <= UInt64(bytes.count - index)
        else { return found }
        if tag >> 3 == field { found.bytes = bytes[index..<index + Int(length)] }
        index += Int(length)
      case 5: index += 4
      default: return found
      }
    }
    return found
  }

  /// Reads a number of seven bits a byte, the lowest first; nil when it does not end.
  fileprivate func variableNumber(at index: inout Int) -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
