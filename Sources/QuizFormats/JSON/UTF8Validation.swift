extension [UInt8] {
  /// Whether this is UTF-8 in each byte.
  var isUTF8: Bool { firstInvalidUTF8 == nil }

  /// The offset of the first byte that UTF-8 does not have there, or nil when all of it is UTF-8.
  ///
  /// Most of a text is ASCII, which is passed over eight bytes at once.
  var firstInvalidUTF8: Int? {
    var start = nextNonASCIIByte(from: 0)
    while start < count {
      var end = start
      while end < count, self[end] >= 0x80 { end += 1 }
      do {
        _ = try UTF8Span(validating: span.extracting(start..<end))
      } catch {
        return start + error.byteOffsets.lowerBound
      }
      start = nextNonASCIIByte(from: end)
    }
    return nil
  }
}
