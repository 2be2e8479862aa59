internal import QuizModel

/// The lines that begin a text file of Anki and say how to read it, such as `#separator:tab`.
struct AnkiTextHeader {
  /// What stands between fields, if it is said.
  fileprivate(set) var separator: String?
  fileprivate(set) var isHTML: Bool?
  /// The tags of all notes.
  fileprivate(set) var tags: [String] = []
  /// The name of the notetype of all notes.
  fileprivate(set) var notetype: String?
  /// The deck of all notes.
  fileprivate(set) var deck: String?
  /// The names of the columns in one text.
  fileprivate(set) var columnNames: String?
  /// The columns, from 0, that are no fields.
  fileprivate(set) var tagsColumn: Int?
  fileprivate(set) var deckColumn: Int?
  fileprivate(set) var notetypeColumn: Int?
  fileprivate(set) var guidColumn: Int?
  /// Whether no line says something that Anki knows.
  fileprivate(set) var isEmpty = true
  /// Where the notes begin.
  fileprivate(set) var end: Int

  /// Reads the lines at the start of a text that begin with `#`; those that say nothing are comments.
  init(_ text: SourceText) {
    end = text.hasByteOrderMark ? 3 : 0
    var number = 1
    while end < text.bytes.count {
      let isFirstTags = number == 1 && text.bytes[end...].starts(with: "tags:".utf8)
      guard text.bytes[end] == UInt8(ascii: "#") || isFirstTags else { return }
      take(isFirstTags ? text.line(number) : String(text.line(number).dropFirst()))
      number += 1
      end = number > text.lineCount ? text.bytes.count : text.start(ofLine: number)
    }
  }

  fileprivate mutating func take(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = String(line[line.index(after: colon)...])
    let plain = value.trimmed
    let column = Int(plain).flatMap { $0 > 0 ? $0 - 1 : nil }
    var isKnown = true
    switch line[..<colon].lowercased().trimmed {
    case "separator": separator = Self.separator(value) ?? separator
    case "html": isHTML = ["true": true, "false": false][plain.lowercased()]
    case "tags": tags = plain.split(whereSeparator: \.isWhitespace).map(String.init)
    case "columns": columnNames = value
    case "deck": deck = plain
    case "notetype": notetype = plain
    case "if matches": break
    case "tags column": tagsColumn = column
    case "deck column": deckColumn = column
    case "notetype column": notetypeColumn = column
    case "guid column": guidColumn = column
    default: isKnown = false
    }
    // Anki's own exports have no space here; a comment with a colon in it may well have one.
    if isKnown, line.first != " " { isEmpty = false }
  }

  fileprivate static func separator(_ value: String) -> String? {
    let names = [
      "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
    ]
    let plain = value.trimmed.lowercased()
    if let separator = names[plain] { return separator }
    return [value, plain].first { names.values.contains($0) }
  }
}
