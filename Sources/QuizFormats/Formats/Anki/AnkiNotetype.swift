internal import QuizModel

/// What kind of notes some are.
struct AnkiNotetype {
  /// Whether cards are made of cloze deletions.
  var isCloze: Bool
  /// The names of the fields in order.
  var fieldNames: [String] = []
  /// What each of its cards asks, in fields' names between braces.
  var questions: [String] = []

  /// Whether a note of some fields has a second card, which asks for the first field.
  func isReversed(_ fields: [String]) -> Bool {
    guard !isCloze, fieldNames.count > 1,
      questions.dropFirst().contains(where: { $0.contains("{{\(fieldNames[1])}}") })
    else { return false }
    guard let mark = fieldNames.firstIndex(of: Self.reversalMark) else { return true }
    return mark < fields.count && fields[mark].unlessBlank != nil
  }

  /// The name of the field that makes Anki ask the other way round too when something stands in it.
  static let reversalMark = "Add Reverse"

  /// The notetypes that a collection keeps in tables, by their numbers.
  static func inTables(of database: SQLiteImage) throws(ContainerError) -> [Int64: AnkiNotetype] {
    var notetypes: [Int64: AnkiNotetype] = [:]
    try database.rows("SELECT id, config FROM notetypes") { (row) throws(ContainerError) in
      // The first field of the message `Notetype.Config` is its kind, of which 1 is cloze.
      let kind = ProtobufMessage(row.bytes(1)).number(ofField: 1) ?? 0
      notetypes[row.int(0)] = AnkiNotetype(isCloze: kind == 1)
    }
    try database.rows("SELECT ntid, name FROM fields ORDER BY ntid, ord") {
      (row) throws(ContainerError) in
      notetypes[row.int(0)]?.fieldNames.append(row.text(1) ?? "")
    }
    guard database.hasTable("templates") else { return notetypes }
    try database.rows("SELECT ntid, config FROM templates ORDER BY ntid, ord") {
      (row) throws(ContainerError) in
      // The first field of the message `CardTemplate.Config` is what is asked.
      let question = ProtobufMessage(row.bytes(1)).bytes(ofField: 1) ?? []
      notetypes[row.int(0)]?.questions.append(String(decoding: question, as: UTF8.self))
    }
    return notetypes
  }

  /// The notetypes that a collection keeps as JSON, by their numbers.
  static func inJSON(of database: SQLiteImage) throws(ContainerError) -> [Int64: AnkiNotetype] {
    try database.jsonObjects("models").mapValues { model in
      AnkiNotetype(
        isCloze: model["type"]?.number == "1",
        fieldNames: ordered(model["flds"]).map { $0["name"]?.string ?? "" },
        questions: ordered(model["tmpls"]).map { $0["qfmt"]?.string ?? "" })
    }
  }

  /// The objects in a list, by the numbers that they have as `ord`.
  fileprivate static func ordered(_ list: JSONValue?) -> [[String: JSONValue]] {
    let order = { (object: [String: JSONValue]) in Int(object["ord"]?.number ?? "") ?? .max }
    return (list?.elements.map { Array($0) } ?? []).map(\.namedValues)
      .sorted { order($0) < order($1) }
  }
}
