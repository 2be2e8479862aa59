/// Splits HTML into texts, character references and tags, and drops comments and declarations.
///
/// It goes by the HTML standard (13.2.5), except where this would lose what people wrote:
/// - A tag's name has no other characters than those of ``Swift/UInt8/isTagNamePart``, so that `a<b$`
///   is a text.
/// - A tag that the text's end cuts off is dropped when it has a value in quotes (`<p class="x`), and
///   a text otherwise (`if a <b and c`). The same holds for `<!` and `<?` without a `>`.
/// - A value whose quote never closes does not swallow the rest: from there on each tag ends at the
///   first `>`.
///
/// Every byte is looked at a bounded number of times, whatever the text.
struct HTMLScanner {
  enum Token {
    case text(Range<Int>)
    case reference(HTMLReference)
    case tag(HTMLTag)
  }

  let bytes: [UInt8]
  var index = 0
  /// What follows a text that was given out first.
  fileprivate var waiting: Token?
  /// Whether a quote without its second one was met, so that quotes mean nothing anymore.
  var ignoresQuotes = false
  /// Whether no `>` follows.
  var isPastLastTag = false
  /// Whether no `]]>` follows.
  var isPastLastCDATA = false
  /// Where the last end tag of an element begins; -1 when it has none.
  fileprivate var lastEndTags: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    if let token = waiting {
      waiting = nil
      return token
    }
    var start = index
    while index < bytes.count {
      let end = index
      switch bytes[index] {
      case .ampersand:
        guard let reference = HTMLReference(in: bytes, at: index) else { break }
        index = reference.end
        return give(.reference(reference), after: start..<end)
      case .lessThan:
        switch readMarkup() {
        case .text: break
        case .nothing:
          if start < end { return .text(start..<end) }
          start = index
          continue
        case .tag(let tag): return give(.tag(tag), after: start..<end)
        }
      default: break
      }
      index += 1
    }
    return start < index ? .text(start..<index) : nil
  }

  /// Gives out a token, or first the text before it.
  fileprivate mutating func give(_ token: Token, after text: Range<Int>) -> Token {
    if text.isEmpty { return token }
    waiting = token
    return .text(text)
  }

  /// Whether an element is closed later in the text.
  mutating func hasEndTag(of name: String) -> Bool {
    if let offset = lastEndTags[name] { return offset >= index }
    var offset = bytes.count - 1
    while offset >= 0, !isEndTag(of: name, at: offset) { offset -= 1 }
    lastEndTags[name] = offset
    return offset >= index
  }

  /// Passes over the contents of an element that are not HTML, such as a script's, up to its end tag.
  mutating func skipRawText(of name: String) {
    while index < bytes.count, !isEndTag(of: name, at: index) { index += 1 }
  }

  /// Passes over a line end, as the first one in `pre` does not count.
  mutating func skipLineEnd() {
    if bytes.byte(at: index) == .carriageReturn { index += 1 }
    if bytes.byte(at: index) == .lineFeed { index += 1 }
  }

  fileprivate func isEndTag(of name: String, at offset: Int) -> Bool {
    bytes[offset] == .lessThan && bytes.byte(at: offset + 1) == .slash
      && bytes.hasText(name, at: offset + 2)
      && !bytes.byte(at: offset + 2 + name.utf8.count).isTagNamePart
  }
}
