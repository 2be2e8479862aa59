/// A text that was not in UTF-8, decoded.
struct DecodedText {
  /// The name of the encoding.
  let encoding: String
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// Decodes UTF-16 that begins with a byte-order mark, and all else as Windows-1252, which most
  /// programs that know no Unicode write in the West; what has null bytes there is no text, and nil.
  ///
  /// - Parameter bytes: What was found not to be UTF-8.
  init?(notUTF8 bytes: [UInt8]) {
    if let isLittle = Self.isLittleEndian(bytes) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (low, high) = isLittle ? (index, index + 1) : (index + 1, index)
        return UInt16(bytes[low]) | UInt16(bytes[high]) << 8
      }
      encoding = isLittle ? "UTF-16LE" : "UTF-16BE"
      self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
      return
    }
    guard !bytes.contains(0) else { return nil }
    encoding = "Windows-1252"
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        decoded.append(byte)
      } else {
        decoded.append(contentsOf: Character(windows1252(byte)).utf8)
      }
    }
    self.bytes = decoded
  }

  /// Whether UTF-16 has its low bytes first, or nil without its mark; UTF-32 is left alone.
  fileprivate static func isLittleEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return bytes.starts(with: [0xFF, 0xFE, 0, 0]) ? nil : true
    }
    return bytes.starts(with: [0xFE, 0xFF]) ? false : nil
  }
}

/// The character of a byte above ASCII in Windows-1252, as the WHATWG Encoding Standard has it: five
/// bytes without a character stand for the control characters of their number.
fileprivate func windows1252(_ byte: UInt8) -> Unicode.Scalar {
  guard (0x80..<0xA0).contains(byte) else { return Unicode.Scalar(byte) }
  return highControls[Int(byte) - 0x80]
}

fileprivate let highControls: [Unicode.Scalar] = Array(
  """
  €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ
  """.unicodeScalars)
