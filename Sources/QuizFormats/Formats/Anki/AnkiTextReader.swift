internal import QuizModel

/// Reads a text file as Anki exports and imports it: a note on each line, after lines that say how.
struct AnkiTextReader {
  fileprivate let file: ForeignFile
  fileprivate let header: AnkiTextHeader
  fileprivate let separator: String

  /// Reads the first lines of a file.
  init(_ file: ForeignFile) {
    self.file = file
    header = AnkiTextHeader(file.text)
    let given = file.separator.flatMap { $0.isEmpty ? nil : $0 }
    separator = given ?? header.separator ?? Self.likelySeparator(in: file, from: header.end)
  }

  /// Whether a file begins as Anki's do, or has a deletion, be it a damaged one, on three of four lines.
  static func recognises(_ file: ForeignFile) -> Bool {
    let first = file.text.bytes.dropFirst(file.text.hasByteOrderMark ? 3 : 0).first
    if first == UInt8(ascii: "#"), !AnkiTextHeader(file.text).isEmpty { return true }
    // Notes may begin with a brace, too.
    guard file.jsonRoot == nil else { return false }
    let lines = file.headLines.filter { !$0.allSatisfy(\.isWhitespace) }
    let notes = lines.filter { Array($0.utf8)[...].firstOffset(of: Array("{{c".utf8)) != nil }
    return lines.count - notes.count <= lines.count / 4
      && notes.contains { !AnkiDeletions(String($0)).ordinals.isEmpty }
  }

  /// Adds the questions of all notes.
  func read(into draft: QuizDraft) throws(QuizFileError) {
    let decks = try decks()
    if let deck = decks.first, decks.count == 1 { draft.quiz.title = deck }
    var table = table
    var reader = AnkiNoteReader(
      draft, limit: AnkiNoteReader.limit(forSize: file.text.bytes.count))
    while let row = try table.nextRow() {
      let columns = row.fields.indices.filter { !isSpecial($0) }
      var note = AnkiNote(fields: columns.map { table.text(of: row.fields[$0]) }) { field, byte in
        guard columns.indices.contains(field) else { return .offset(row.offset) }
        return .offset(table.offset(ofByte: byte, in: row.fields[columns[field]]))
      }
      note.isHTML = header.isHTML
      note.tags = header.tags + tags(of: row, in: table)
      note.isReversed = isReversed(note, row, in: table)
      if decks.count > 1, let deck = deck(of: row, in: table) { note.tags.append(deck) }
      if note.fields.allSatisfy({ $0.unlessBlank == nil }) { continue }
      do throws(ContainerError) {
        try reader.read(note)
      } catch {
        throw QuizFileError(error, format: AnkiImporter().title, in: file.text)
      }
    }
  }

  fileprivate var table: DelimitedTable {
    DelimitedTable(file.text, separator: separator, from: header.end)
  }

  /// The decks that there are, three at most: whether there is one is all that matters.
  fileprivate func decks() throws(QuizFileError) -> Set<String> {
    guard header.deckColumn != nil else { return Set([header.deck].compactMap { $0?.unlessBlank }) }
    var decks: Set<String> = []
    var table = table
    while decks.count < 3, let row = try table.nextRow() {
      if let deck = deck(of: row, in: table) { decks.insert(deck) }
    }
    return decks
  }

  fileprivate func deck(of row: TableRow, in table: DelimitedTable) -> String? {
    header.deckColumn.flatMap(row.field).flatMap { table.text(of: $0).unlessBlank }
  }

  /// Whether a note has a second card, by the names that Anki gives such notetypes in English.
  fileprivate func isReversed(_ note: AnkiNote, _ row: TableRow, in table: DelimitedTable) -> Bool {
    let field = header.notetypeColumn.flatMap(row.field)
    guard let name = field.map(table.text(of:)) ?? header.notetype else { return false }
    let isOptional = name.hasPrefix("Basic (optional reversed card)")
    return name.hasPrefix("Basic (and reversed card)")
      || (isOptional && note.fields.count > 2 && note.fields[2].unlessBlank != nil)
  }

  fileprivate func tags(of row: TableRow, in table: DelimitedTable) -> [String] {
    guard let field = header.tagsColumn.flatMap(row.field) else { return [] }
    return table.text(of: field).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  fileprivate func isSpecial(_ column: Int) -> Bool {
    [header.tagsColumn, header.deckColumn, header.notetypeColumn, header.guidColumn]
      .contains(column)
  }

  /// The first separator that Anki knows and the text has, of those that stand in few texts.
  fileprivate static func likelySeparator(in file: ForeignFile, from offset: Int) -> String {
    let start = file.text.bytes[offset...].prefix(1 << 13)
    let separators = ["\t", "|", ";", ","]
    return separators.first { start.contains($0.utf8.first ?? 0) } ?? "\t"
  }
}
