extension HTMLScanner {
  /// Reads a tag, and passes over it unless it is a text.
  mutating func readTag(nameAt nameStart: Int, isEnd: Bool) -> Markup {
    var nameEnd = nameStart
    while bytes.byte(at: nameEnd).isTagNamePart { nameEnd += 1 }
    let next = bytes.byte(at: nameEnd)
    guard next.isHTMLSpace || next == .slash || next == .greaterThan || nameEnd == bytes.count
    else { return .text }
    guard let end = endOfTag(nameEnd: nameEnd) else {
      guard isCutOff(from: nameEnd) else { return .text }
      index = bytes.count
      return .nothing
    }
    let tag = HTMLTag(
      name: String(decoding: bytes[nameStart..<nameEnd].map(\.lowercasedLetter), as: UTF8.self),
      isEnd: isEnd,
      start: index,
      attributes: nameEnd..<end,
      isSelfClosing: end > nameEnd && bytes[end - 1] == .slash
    )
    index = end + 1
    return .tag(tag)
  }

  /// The offset of the `>` that closes a tag, or nil.
  fileprivate mutating func endOfTag(nameEnd: Int) -> Int? {
    if isPastLastTag { return nil }
    if !ignoresQuotes {
      var attributes = HTMLAttributes(in: bytes, range: nameEnd..<bytes.count)
      while attributes.next() != nil {}
      if attributes.index < bytes.count { return attributes.index }
      // This has read all the text: the next tags must not do so again.
      ignoresQuotes = true
    }
    let end = bytes.firstOffset(of: .greaterThan, from: nameEnd)
    isPastLastTag = end == nil
    return end
  }

  /// Whether a tag without its `>` has the beginning of a value in quotes before the next `<`.
  fileprivate func isCutOff(from nameEnd: Int) -> Bool {
    var offset = nameEnd
    while offset < bytes.count, bytes[offset] != .lessThan {
      if bytes[offset] == .equalsSign {
        let next = bytes.byte(at: offset + 1)
        if next == .quote || next == .apostrophe { return true }
      }
      offset += 1
    }
    return false
  }
}
