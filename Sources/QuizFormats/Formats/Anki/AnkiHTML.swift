/// Plain text as HTML in which Anki finds no markers but ours.
enum AnkiHTML {
  /// A text with references for what has a meaning in HTML or to Anki; its line ends stay.
  ///
  /// Where the text is hidden, which is within a deletion, colons have a meaning too.
  static func escaped(_ text: String, isHidden: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case .ampersand: bytes.append(contentsOf: "&amp;".utf8)
      case .lessThan: bytes.append(contentsOf: "&lt;".utf8)
      case .greaterThan: bytes.append(contentsOf: "&gt;".utf8)
      // Of deletions, and of sounds.
      case .openBrace, .closeBrace, .openBracket: bytes.append(contentsOf: "&#\(byte);".utf8)
      case .colon where isHidden: bytes.append(contentsOf: "&#\(byte);".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A deletion of the first ordinal.
  static func deletion(of text: String, hint: String?) -> String {
    let hint = hint.map { "::" + lines(escaped($0, isHidden: true)) } ?? ""
    return "{{c1::" + escaped(text, isHidden: true) + hint + "}}"
  }

  /// Whether HTML would drop spaces or line ends of a text.
  static func needsSpaces(_ text: String) -> Bool {
    var before: UInt8 = .lineFeed
    var isAfterEmptyLine = false
    for byte in text.utf8 {
      if byte == .space, before <= .space { return true }
      if byte == .lineFeed {
        if before == .space || isAfterEmptyLine { return true }
        isAfterEmptyLine = before == .lineFeed
      } else {
        isAfterEmptyLine = false
      }
      before = byte
    }
    return before <= .space
  }

  /// Whether a text has characters that HTML takes for spaces or for nothing, or lines that end in a
  /// space.
  static func losesCharacters(_ text: String) -> Bool {
    text.contains(" \n")
      || text.unicodeScalars.contains {
        ["\u{A0}", "\u{AD}", "\u{200B}", "\u{FEFF}"].contains($0)
      }
  }

  /// Escaped text as a field.
  static func field(_ text: String, keepsSpaces: Bool) -> String {
    // The line end after the tag is not part of the text.
    keepsSpaces ? "<pre>\n" + text + "</pre>" : lines(text)
  }

  fileprivate static func lines(_ text: String) -> String {
    text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { String($0) ?? "" }.joined(separator: "<br>")
  }
}
