internal import QuizModel

/// A quiz in a table: its header, and the rows behind it.
struct CSVTable {
  let header: CSVHeader
  /// Where the header begins.
  let offset: Int
  /// The rows, none of which was read yet.
  let rows: DelimitedTable

  /// Reads the header of a table.
  ///
  /// The separator is the one that the person or a first line such as `sep=;` says, else the one of
  /// `,`, `;`, tab and `|` that makes the most of the first row known names.
  ///
  /// - Returns: nil when the first row cannot be read.
  init?(_ file: ForeignFile) {
    var start: Int?
    var separators = file.separator.map { [$0] } ?? [",", ";", "\t", "|"]
    if let declared = Self.declaredSeparator(in: file.text) {
      start = file.text.lineCount > 1 ? file.text.start(ofLine: 2) : nil
      if file.separator == nil { separators = [declared] }
    }
    var best: (knownNames: Int, table: CSVTable)?
    for separator in separators where !separator.isEmpty {
      var rows = DelimitedTable(file.text, separator: separator, from: start)
      guard let row = try? rows.nextRow() else { continue }
      // What is long is the name of no column.
      let header = CSVHeader(
        row.fields.map { $0.end - $0.offset > 100 ? "…" : rows.text(of: $0) })
      if header.places.count > best?.knownNames ?? -1 {
        best = (header.places.count, CSVTable(header, at: row.offset, rows: rows))
      }
    }
    guard let best else { return nil }
    self = best.table
  }

  fileprivate init(_ header: CSVHeader, at offset: Int, rows: DelimitedTable) {
    self.header = header
    self.offset = offset
    self.rows = rows
  }

  /// The separator in a first line as Excel writes it, `sep=;`.
  fileprivate static func declaredSeparator(in text: SourceText) -> String? {
    let line = text.bytes[text.start(ofLine: 1)...].prefix(6)
    guard line.starts(with: "sep=".utf8), let separator = line.dropFirst(4).first,
      separator != .lineFeed, separator != .carriageReturn,
      line.count < 6 || line.last == .lineFeed || line.last == .carriageReturn
    else { return nil }
    return String(decoding: [separator], as: UTF8.self)
  }

  /// Hands out the rows that are not blank, in order.
  func forEachRow(_ body: (CSVRow) throws(QuizFileError) -> Void) throws(QuizFileError) {
    var table = rows
    while let fields = try table.nextRow() {
      let row = CSVRow(fields, of: table, header: header)
      if !row.isBlank { try body(row) }
    }
  }
}

/// A row of a quiz in a table.
struct CSVRow {
  let header: CSVHeader
  fileprivate let row: TableRow
  fileprivate let table: DelimitedTable

  fileprivate init(_ row: TableRow, of table: DelimitedTable, header: CSVHeader) {
    self.row = row
    self.table = table
    self.header = header
  }

  /// Where the row begins.
  var offset: Int { row.offset }

  /// Whether nothing stands in any of its fields.
  var isBlank: Bool { row.fields.allSatisfy { text(of: $0) == nil } }

  /// The field of a column, or nil when the table or the row has none.
  func field(_ column: CSVColumn) -> TableField? { header.places[column].flatMap(row.field) }

  /// The text in a column, or nil when there is none.
  func text(_ column: CSVColumn) -> String? { field(column).flatMap(text(of:)) }

  /// The texts in columns of a numbered kind, without those that are blank.
  func texts(_ columns: [CSVHeader.Numbered]) -> [String] {
    columns.compactMap { row.field($0.column).flatMap(text(of:)) }
  }

  /// How many cells there are.
  var cellCount: Int { row.fieldCount }

  /// Where the first cell begins behind the columns of the header that is not blank.
  var surplus: Int? {
    row.fields.dropFirst(header.names.count).first { text(of: $0) != nil }?.offset
  }

  /// Whether the row ends before a column that a question needs.
  var isTooShort: Bool {
    let needed =
      [header.places[.text], header.places[.answer]].compactMap(\.self)
      + header.blankAnswers.prefix(1).map(\.column)
    return needed.contains { row.field($0) == nil }
  }

  /// The text of a field, white space at its ends included, unless it is nothing else.
  fileprivate func text(of field: TableField) -> String? {
    let text = table.text(of: field)
    return text.unlessBlank == nil ? nil : text
  }
}
