extension String {
  /// The text without the marks of Markdown around words: `**bold**`, `*emphasis*` and `` `code` ``.
  ///
  /// Careful with what is no mark: one opens before a word and closes after one, so `2 * 3 * 4`,
  /// `a*b*c` and `**kwargs` stay as they are. Underscores stay, for they are blanks and names more often.
  var withoutMarkdownMarks: String {
    var bytes = Array(utf8)
    for mark in ["`", "**", "*"] { bytes = bytes.removingPairs(of: Array(mark.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The bytes without those pairs of a mark that stand around words on one line.
  fileprivate func removingPairs(of mark: [UInt8]) -> [UInt8] {
    guard contains(mark[0]) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    /// Where in the result the mark stands that could be the first of a pair.
    var opening: Int?
    var index = 0
    while index < count {
      let byte = self[index]
      if byte == .lineFeed { opening = nil }
      guard byte == mark[0] else {
        result.append(byte)
        index += 1
        continue
      }
      let end = self[index...].firstIndex { $0 != mark[0] } ?? count
      let before = index == 0 ? .space : self[index - 1]
      let after = self.byte(at: end)
      if end - index != mark.count {
        // Other numbers of the sign mean something else.
      } else if let start = opening, !before.isHTMLSpace, !after.continuesWord {
        result.removeSubrange(start..<start + mark.count)
        opening = nil
        index = end
        continue
      } else if !before.continuesWord, after > .space {
        opening = result.count
      }
      result.append(contentsOf: self[index..<end])
      index = end
    }
    return result
  }
}

extension UInt8 {
  /// Whether a word can go on with the byte: a letter, a digit, or a part of a character beyond ASCII.
  fileprivate var continuesWord: Bool { isAlphanumeric || self >= 0x80 }
}
