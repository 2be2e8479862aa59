extension HTMLScanner {
  /// What a `<` turns out to be.
  enum Markup {
    case tag(HTMLTag)
    /// A comment or the like.
    case nothing
    /// A less-than sign.
    case text
  }

  /// Reads what a `<` begins, and passes over it unless it is a text.
  mutating func readMarkup() -> Markup {
    let next = bytes.byte(at: index + 1)
    if next.isLetter { return readTag(nameAt: index + 1, isEnd: false) }
    switch next {
    case .slash:
      return bytes.byte(at: index + 2).isLetter
        ? readTag(nameAt: index + 2, isEnd: true) : skipToGreaterThan(from: index + 2)
    case UInt8(ascii: "!"):
      if bytes.hasText("--", at: index + 2) { return skipComment() }
      if bytes.hasText("[cdata[", at: index + 2) { return skipCDATA() }
      return skipToGreaterThan(from: index + 2)
    case UInt8(ascii: "?"): return skipToGreaterThan(from: index + 2)
    default: return .text
    }
  }

  /// Passes over a declaration, a processing instruction or what the standard calls a bogus comment.
  fileprivate mutating func skipToGreaterThan(from offset: Int) -> Markup {
    guard let end = offsetOfGreaterThan(from: offset) else { return .text }
    index = end + 1
    return .nothing
  }

  fileprivate mutating func offsetOfGreaterThan(from offset: Int) -> Int? {
    if isPastLastTag { return nil }
    let end = bytes.firstOffset(of: .greaterThan, from: offset)
    isPastLastTag = end == nil
    return end
  }

  /// Passes over a comment; one that is not closed ends with the text.
  fileprivate mutating func skipComment() -> Markup {
    // The first hyphens can also be those of the end: <!--> and <!---> are comments.
    var end = index + 4
    if bytes.byte(at: end) == .greaterThan || bytes.hasText("->", at: end) {
      index = end + (bytes.byte(at: end) == .greaterThan ? 1 : 2)
      return .nothing
    }
    while end < bytes.count {
      if bytes[end] == .minus, bytes.byte(at: end + 1) == .minus {
        if bytes.byte(at: end + 2) == .greaterThan {
          index = end + 3
          return .nothing
        }
        if bytes.hasText("!>", at: end + 2) {
          index = end + 4
          return .nothing
        }
      }
      end += 1
    }
    index = bytes.count
    return .nothing
  }

  /// Passes over a CDATA section; one that is not closed ends as a declaration does.
  fileprivate mutating func skipCDATA() -> Markup {
    var end = index + 9
    while !isPastLastCDATA {
      guard let bracket = bytes.firstOffset(of: .closeBracket, from: end) else {
        isPastLastCDATA = true
        break
      }
      if bytes.hasText("]]>", at: bracket) {
        index = bracket + 3
        return .nothing
      }
      end = bracket + 1
    }
    return skipToGreaterThan(from: index + 2)
  }
}
