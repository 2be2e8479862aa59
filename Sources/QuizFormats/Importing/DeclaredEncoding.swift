/// The encoding that an XML document says it is in.
struct DeclaredEncoding {
  /// Its name in small letters.
  let name: String

  /// Finds the declaration at the beginning of a document, as far as that is ASCII.
  init?(_ text: SourceText) {
    let start = text.bytes.prefix(256)
    guard let opening = start.firstOffset(of: Array("<?xml".utf8)),
      let end = start[opening...].firstOffset(of: Array("?>".utf8)),
      let label = start[opening..<end].firstOffset(of: Array("encoding".utf8))
    else { return nil }
    let quoted = start[label..<end].drop { $0 != .quote && $0 != .apostrophe }
    guard let quote = quoted.first else { return nil }
    name = String(decoding: quoted.dropFirst().prefix { $0 != quote }, as: UTF8.self).lowercased()
  }

  /// Whether a text that was decoded as ``DecodedText`` does is in this encoding.
  ///
  /// What is called ISO-8859-1 is Windows-1252 to all browsers.
  func isMet(by decoded: DecodedText) -> Bool {
    decoded.encoding == "Windows-1252"
      ? ["iso-8859-1", "latin1", "windows-1252", "cp1252"].contains(name)
      : name.hasPrefix("utf-16")
  }

  /// Whether it is another encoding than those that are tried.
  var isUnknown: Bool {
    !name.hasPrefix("utf-")
      && !["utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "windows-1252", "cp1252"]
        .contains(name)
  }
}
