/// The decoded scalars of a string, each with the offset at which it is written.
///
/// Decoding again is the price of not keeping a table that only an error would need.
struct JSONScalars: Sequence, IteratorProtocol {
  fileprivate let bytes: [UInt8]
  fileprivate var index: Int
  fileprivate let end: Int

  /// Prepares the scalars of a string; other values have none.
  init(_ string: JSONValue) {
    bytes = string.document.text.bytes
    let isString = string.kind == .text
    index = isString ? string.contents.startIndex : 0
    end = isString ? string.contents.endIndex : 0
  }

  mutating func next() -> (scalar: Unicode.Scalar, offset: Int)? {
    guard index < end else { return nil }
    let offset = index
    let scalar = bytes[index] == .backslash ? escapedScalar() : plainScalar()
    return (scalar, offset)
  }

  /// All that is left, in UTF-8.
  var utf8: [UInt8] {
    var rest = self
    var decoded: [UInt8] = []
    // No escape is shorter than what it stands for.
    decoded.reserveCapacity(end - index)
    while rest.index < end {
      let start = rest.index
      rest.index = bytes[start..<end].firstIndex(of: .backslash) ?? end
      decoded += bytes[start..<rest.index]
      guard rest.index < end else { break }
      let scalar = rest.escapedScalar()
      decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return decoded
  }

  fileprivate mutating func plainScalar() -> Unicode.Scalar {
    var decoder = UTF8()
    var rest = bytes[index..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return replacement() }
    index += UTF8.width(scalar)
    return scalar
  }

  fileprivate mutating func escapedScalar() -> Unicode.Scalar {
    if let unit = bytes.codeUnit(ofEscapeAt: index) {
      index += 6
      guard UTF16.isLeadSurrogate(unit), let second = bytes.codeUnit(ofEscapeAt: index) else {
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
      }
      index += 6
      let pair = (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00) + 0x10000
      return Unicode.Scalar(pair) ?? "\u{FFFD}"
    }
    let letter = bytes[index + 1]
    index += 2
    return switch letter {
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: Unicode.Scalar(letter)
    }
  }

  /// Steps over a byte that is not UTF-8, which a document that was read does not have.
  fileprivate mutating func replacement() -> Unicode.Scalar {
    index += 1
    return "\u{FFFD}"
  }
}
