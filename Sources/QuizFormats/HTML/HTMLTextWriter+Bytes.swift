extension HTMLTextWriter {
  /// Writes text as it is in HTML: white space collapses unless it is preformatted, no-break spaces
  /// become plain, and what is only there for a browser's line breaks (soft hyphens, zero-width spaces)
  /// goes.
  mutating func write(_ text: ArraySlice<UInt8>, isPreformatted: Bool) {
    var visibleStart = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      // Nearly all of a text is none of these.
      guard byte <= .space || byte == 0xC2 || byte == 0xE2 || byte == 0xEF,
        let (special, length) = HTMLSpecialCharacter.at(index, of: text)
      else {
        index += 1
        continue
      }
      if visibleStart < index { write(text[visibleStart..<index]) }
      index += length
      visibleStart = index
      switch special {
      case .noBreakSpace: writeSpace()
      case .invisible: break
      case .lineEnd where isPreformatted: endLine(isPreformatted: true)
      case .tab where isPreformatted: write(CollectionOfOne(.tab))
      case .space where isPreformatted: writeSpace(isPreformatted: true)
      case .lineEnd, .tab, .space: writeWhiteSpace()
      }
    }
    if visibleStart < index { write(text[visibleStart..<index]) }
  }
}

/// A character that a browser does not show as it is.
enum HTMLSpecialCharacter {
  case space, tab, lineEnd, noBreakSpace, invisible

  /// The special character at an offset and its length in bytes, or nil.
  static func at(_ index: Int, of text: ArraySlice<UInt8>) -> (HTMLSpecialCharacter, Int)? {
    switch text[index] {
    case .space: return (.space, 1)
    case .tab, 0x0C: return (.tab, 1)
    case .lineFeed: return (.lineEnd, 1)
    case .carriageReturn:
      let isPair = index + 1 < text.endIndex && text[index + 1] == .lineFeed
      return (.lineEnd, isPair ? 2 : 1)
    default: break
    }
    let rest = text[index...]
    if rest.starts(with: [0xC2, 0xA0]) { return (.noBreakSpace, 2) }
    // U+00AD, the soft hyphen; U+200B, the zero-width space; U+FEFF, the zero-width no-break space.
    if rest.starts(with: [0xC2, 0xAD]) { return (.invisible, 2) }
    if rest.starts(with: [0xE2, 0x80, 0x8B]) { return (.invisible, 3) }
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { return (.invisible, 3) }
    return nil
  }
}
