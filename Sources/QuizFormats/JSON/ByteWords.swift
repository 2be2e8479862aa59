extension UInt64 {
  /// A byte eight times over.
  fileprivate static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether one of the eight bytes is below a bound of at most 128.
  ///
  /// This and ``hasByte(_:)`` are the well-known ones of Alan Mycroft (1987).
  fileprivate func hasByte(below bound: UInt8) -> Bool {
    (self &- .all(bound)) & ~self & .all(0x80) != 0
  }

  /// Whether one of the eight bytes is a certain one.
  fileprivate func hasByte(_ byte: UInt8) -> Bool { (self ^ .all(byte)).hasByte(below: 1) }
}

extension [UInt8] {
  /// The first offset from one on at which a string of JSON needs a look: a quote, a backslash or a
  /// control character; the number of bytes when there is none.
  ///
  /// Eight bytes are looked at at once, as most of a file is in strings.
  func endOfPlainCharacters(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word.hasByte(below: .space) || word.hasByte(.quote) || word.hasByte(.backslash) { break }
        index += 8
      }
      while index < bytes.count {
        let byte = bytes[index]
        if byte < .space || byte == .quote || byte == .backslash { break }
        index += 1
      }
      return index
    }
  }

  /// The first offset from one on at which a byte is CR or less, or the number of bytes.
  func nextLowByte(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count,
        !bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          .hasByte(below: .carriageReturn + 1)
      {
        index += 8
      }
      while index < bytes.count, bytes[index] > .carriageReturn { index += 1 }
      return index
    }
  }
}
