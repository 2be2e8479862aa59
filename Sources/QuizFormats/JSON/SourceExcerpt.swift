extension SourceText {
  /// A short piece of the file to name what stands at an offset: a word, a string or one character.
  ///
  /// What is longer than 24 bytes ends in `…`.
  func excerpt(at offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    let rest = bytes[offset...]
    let length: Int
    switch rest[offset] {
    case .quote:
      let end = rest.dropFirst().firstIndex { $0 == .quote || $0 < .space }
      length = (end.map { bytes[$0] == .quote ? $0 + 1 : $0 } ?? rest.endIndex) - offset
    case let first where first.isWordPart:
      length = rest.prefix { $0.isWordPart }.count
    default: return excerpt(from: offset, scalars: 1)
    }
    guard length > 24 else {
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
    var end = offset + 24
    while bytes[end].continuesScalar { end -= 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self) + "…"
  }

  /// So many characters of the line from an offset on, or fewer where it ends.
  func excerpt(from offset: Int, scalars count: Int) -> String {
    // No scalar is longer than four bytes.
    let bytes = bytes[offset...].prefix(4 * count)
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(count)
    let line = scalars.prefix { $0 != "\n" && $0 != "\r" }
    return String(String.UnicodeScalarView(line.isEmpty ? scalars.prefix(1) : line))
  }
}
