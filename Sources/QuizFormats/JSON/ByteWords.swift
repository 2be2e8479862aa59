extension UInt64 {
  /// A byte eight times over.
  fileprivate static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bits of the bytes that are below a bound of at most 128.
  ///
  /// This and ``bytes(equalTo:)`` are the well-known ones of Alan Mycroft (1987): the lowest bit is
  /// always right, and those above it need not be.
  fileprivate func bytes(below bound: UInt8) -> UInt64 {
    (self &- .all(bound)) & ~self & .all(0x80)
  }

  /// The highest bits of the bytes that are a certain one.
  fileprivate func bytes(equalTo byte: UInt8) -> UInt64 { (self ^ .all(byte)).bytes(below: 1) }
}

extension UnsafeRawBufferPointer {
  /// Finds a byte by looking at eight at once, as most of a file is in strings.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - marks: Of eight bytes, the highest bits of those that meet the condition; the lowest of these
  ///     bits counts.
  /// - Returns: The first offset at which a byte meets the condition, or the number of bytes.
  fileprivate func firstOffset(from start: Int, marks: (UInt64) -> UInt64) -> Int {
    var index = start
    while index + 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = marks(word)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, marks(.all(self[index])) == 0 { index += 1 }
    return index
  }
}

extension [UInt8] {
  /// The first offset from one on at which a string of JSON needs a look: a quote, a backslash or a
  /// control character; the number of bytes when there is none.
  func endOfPlainCharacters(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      bytes.firstOffset(from: start) { word in
        word.bytes(below: .space) | word.bytes(equalTo: .quote) | word.bytes(equalTo: .backslash)
      }
    }
  }

  /// The first offset from one on at which a byte is CR or less, or the number of bytes.
  func nextLowByte(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      bytes.firstOffset(from: start) { $0.bytes(below: .carriageReturn + 1) }
    }
  }

  /// The first offset from one on at which a byte is not ASCII, or the number of bytes.
  func nextNonASCIIByte(from start: Int) -> Int {
    withUnsafeBytes { bytes in
      bytes.firstOffset(from: start) { $0 & .all(0x80) }
    }
  }

  /// The first offset from one on at which a certain byte stands, or the number of bytes.
  func nextOffset(of byte: UInt8, from start: Int) -> Int {
    withUnsafeBytes { bytes in
      bytes.firstOffset(from: start) { $0.bytes(equalTo: byte) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The first index from one on at which one of three bytes stands, or nil.
  func index(ofOneOf wanted: (UInt8, UInt8, UInt8), from start: Int) -> Int? {
    let offset = withUnsafeBytes { bytes in
      bytes.firstOffset(from: start - startIndex) { word in
        word.bytes(equalTo: wanted.0) | word.bytes(equalTo: wanted.1)
          | word.bytes(equalTo: wanted.2)
      }
    }
    return offset < count ? startIndex + offset : nil
  }

  /// How many bytes come before the first that is not ASCII or is a control character.
  var plainASCIICount: Int {
    withUnsafeBytes { bytes in
      bytes.firstOffset(from: 0) { word in
        word & .all(0x80) | word.bytes(below: .space) | word.bytes(equalTo: 0x7F)
      }
    }
  }
}
