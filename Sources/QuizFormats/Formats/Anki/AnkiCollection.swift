internal import QuizModel

/// A collection of Anki: its notes with their notetypes and decks.
///
/// The schema up to version 11 keeps notetypes and decks as JSON in the table `col`; later ones, of which
/// 18 is exported, have tables for them.
struct AnkiCollection {
  fileprivate let database: SQLiteImage
  fileprivate let size: Int

  /// Opens a collection.
  ///
  /// - Throws: What is wrong with the database; `memberMissing` when it has no notes.
  init(_ bytes: [UInt8]) throws(ContainerError) {
    database = try SQLiteImage(bytes)
    guard database.hasTable("notes") else { throw .memberMissing(name: "notes") }
    size = bytes.count
  }

  /// Adds the questions of all notes in the order of their numbers.
  func read(into draft: QuizDraft) throws(ContainerError) {
    let hasTables = database.hasTable("notetypes")
    let notetypes =
      hasTables ? try AnkiNotetype.inTables(of: database) : try AnkiNotetype.inJSON(of: database)
    let decks = try decks(hasTable: hasTables)
    let names = Set(decks.values)
    // Nobody has named the deck that is there from the start.
    if names.count == 1, let name = names.first, name != "Default" { draft.quiz.title = name }
    var reader = AnkiNoteReader(draft, limit: AnkiNoteReader.limit(forSize: size))
    try database.rows("SELECT id, mid, tags, flds FROM notes ORDER BY id") {
      (row) throws(ContainerError) in
      let number = row.int(0)
      let notetype = notetypes[row.int(1)]
      let place = Finding.Place.element("notes/\(number)")
      guard let fields = row.text(3) else {
        return draft.findings.report(.leftOut(.withoutText), at: place)
      }
      var note = AnkiNote(
        fields: fields.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
      ) { _, _ in place }
      note.fieldNames = notetype?.fieldNames ?? []
      note.isCloze = notetype?.isCloze
      note.isHTML = true
      note.isReversed = notetype?.isReversed(note.fields) ?? false
      note.tags = (row.text(2) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      if names.count > 1, let deck = decks[number] { note.tags.append(deck) }
      try reader.read(note)
    }
  }

  /// The name of the deck of each note that has cards.
  fileprivate func decks(hasTable: Bool) throws(ContainerError) -> [Int64: String] {
    var names: [Int64: String] = [:]
    if hasTable {
      try database.rows("SELECT id, name FROM decks") { (row) throws(ContainerError) in
        names[row.int(0)] = row.text(1)
      }
    } else {
      names = try database.jsonObjects("decks").compactMapValues { $0["name"]?.string }
    }
    // The parts of a name are apart by a character that cannot be typed.
    names = names.mapValues { name in
      name.split(separator: "\u{1F}").joined(separator: "::")
    }
    var decks: [Int64: String] = [:]
    guard database.hasTable("cards") else { return decks }
    // A card that is in a filtered deck for a while has its own deck as `odid`.
    try database.rows("SELECT nid, did, odid FROM cards ORDER BY id DESC") {
      (row) throws(ContainerError) in
      decks[row.int(0)] = names[row.int(2)] ?? names[row.int(1)]
    }
    return decks
  }
}

extension SQLiteImage {
  /// The objects in a column of the table `col`, by the numbers that are their keys.
  func jsonObjects(_ column: String) throws(ContainerError) -> [Int64: [String: JSONValue]] {
    var objects: [Int64: [String: JSONValue]] = [:]
    try rows("SELECT models, decks FROM col LIMIT 1") { (row) throws(ContainerError) in
      guard let text = row.text(column == "models" ? 0 : 1),
        let root = try? JSONSource(SourceText(Array(text.utf8))).read().root
      else { return }
      for (key, value) in root.namedValues {
        if let number = Int64(key) { objects[number] = value.namedValues }
      }
    }
    return objects
  }
}

extension JSONValue {
  /// The values of an object by their keys, of which the last counts; none for other values.
  var namedValues: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    guard let members else { return values }
    for member in members {
      if let name = member.key.string { values[name] = member.value }
    }
    return values
  }
}
