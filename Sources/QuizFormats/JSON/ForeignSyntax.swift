/// Tells a literal of JavaScript or Python from mere mistakes in JSON, at the place where JSON ends.
struct ForeignSyntax {
  fileprivate let first: UInt8
  /// The bare word at the place, empty when something else stands there.
  fileprivate let word: String
  /// The first byte after the word and the spaces that follow it.
  fileprivate let next: UInt8
  /// Whether something stands between the word and that byte.
  fileprivate let isApart: Bool
  /// Whether the byte before the place is a quote, as in the middle of `"""`.
  fileprivate let followsQuote: Bool

  /// Looks at the bytes from an offset within them.
  init(_ bytes: [UInt8], at offset: Int) {
    let rest = bytes[offset...]
    let wordBytes = rest.prefix(64).prefix { $0.isWordPart }
    let after = rest.dropFirst(wordBytes.count)
    first = rest.first ?? 0
    word = String(decoding: wordBytes, as: UTF8.self)
    next = after.first { $0 != .space } ?? 0
    isApart = after.first == .space
    followsQuote = offset > 0 && bytes[offset - 1] == .quote
  }

  /// The language whose value stands here, or nil.
  var languageInsteadOfValue: OtherLanguage? {
    switch word {
    case "None", "True", "False", "from", "def", "print": return .python
    case "undefined", "const", "let", "var", "function", "new", "export", "import",
      "module.exports":
      return .javaScript
    default: break
    }
    if first == UInt8(ascii: "'") { return .either }
    if first == UInt8(ascii: "`") { return .javaScript }
    guard let letter = word.first, letter.isLetter else { return nil }
    if next == UInt8(ascii: "=") { return .either }
    // A prefixed string such as f"…" or r'…'.
    let isQuote = next == .quote || next == UInt8(ascii: "'")
    return isQuote && !isApart && word.count <= 2 ? .python : nil
  }

  /// The language in which a key can be written as it is here, or nil.
  var languageInsteadOfKey: OtherLanguage? {
    if first == UInt8(ascii: "'") { return .either }
    if word.hasPrefix("...") { return .javaScript }
    return !word.isEmpty && next == .colon ? .javaScript : nil
  }

  /// The language in which a value goes on as it does here, or nil.
  var languageAfterValue: OtherLanguage? {
    guard followsQuote || first == .plus else { return nil }
    if first == .quote { return .python }
    return first == .plus ? .either : nil
  }
}
