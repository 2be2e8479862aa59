extension JSONDocument {
  /// Whether a string of the file may hold some characters: a quick look at the bytes, which spares
  /// most files a search through all values.
  ///
  /// An escape such as `\u0041` may stand for any character.
  ///
  /// - Parameter characters: ASCII without quotes, slashes and control characters; at least one.
  /// - Returns: False only when no string holds them.
  func mayHold(_ characters: StaticString) -> Bool {
    characters.withUTF8Buffer { wanted in
      text.bytes.hasOccurrence(of: wanted) || text.bytes.hasOccurrence(of: Array("\\u".utf8))
    }
  }
}

extension [UInt8] {
  fileprivate func hasOccurrence(of part: some Collection<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var index = nextOffset(of: first, from: 0)
    while index < count {
      if self[index...].starts(with: part) { return true }
      index = nextOffset(of: first, from: index + 1)
    }
    return false
  }
}
