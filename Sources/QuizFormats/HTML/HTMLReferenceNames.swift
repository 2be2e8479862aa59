/// The names of the character references of HTML.
enum HTMLReferenceNames {
  struct Entry {
    let characters: String
    /// Whether the name also counts without its semicolon.
    let isLegacy: Bool
  }

  /// The bytes of the longest name.
  static let maximumLength = 31
  /// The bytes of the longest name that counts without its semicolon.
  static let maximumLegacyLength = 6

  /// What each name stands for; read from ``table`` when the first name is met.
  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(2125)
    for item in table.utf8.split(whereSeparator: { $0 == .space || $0 == .lineFeed }) {
      let halves = item.split(separator: .colon)
      guard halves.count == 2 else { continue }
      var characters = String.UnicodeScalarView()
      for code in halves[0].split(separator: .plus) {
        let value = code.reduce(UInt32(0)) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
        characters.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      for name in halves[1].split(separator: .comma) {
        let isLegacy = name.last == .asterisk
        entries[String(Substring(isLegacy ? name.dropLast() : name))] = Entry(
          characters: String(characters), isLegacy: isLegacy)
      }
    }
    return entries
  }()
}
