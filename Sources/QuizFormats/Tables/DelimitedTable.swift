/// Reads a table in text row by row: CSV by RFC 4180, and the same with other separators.
///
/// - Quotes: a field that begins with `"` goes on to the next `"` that is not doubled, over line ends
///   and separators. What follows it up to the separator belongs to the field as it is. Quotes that do
///   not begin a field are text, and so are spaces at the ends of a field.
/// - Lines end at LF, CRLF or CR; an empty line is no row.
///
/// Time grows with the length of the text, and memory with the fields of one row.
struct DelimitedTable {
  /// How many fields of a row are kept; the others are counted.
  static let maximumFields = 1 << 16

  fileprivate let source: SourceText
  fileprivate let separator: [UInt8]
  fileprivate let hasQuotes: Bool
  /// Where the next row begins.
  fileprivate(set) var offset: Int

  /// Begins at an offset in a text, else at its start after a byte-order mark.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - separator: What stands between two fields; not empty, without quotes and line ends.
  ///   - hasQuotes: Whether a field can be in quotes; they are text otherwise.
  ///   - offset: The offset of the first row.
  init(_ source: SourceText, separator: String, hasQuotes: Bool = true, from offset: Int? = nil) {
    self.source = source
    self.separator = Array(separator.utf8)
    self.hasQuotes = hasQuotes
    self.offset = offset ?? (source.hasByteOrderMark ? 3 : 0)
  }

  /// The next row, or nil at the end.
  ///
  /// - Throws: `unclosedQuotes` at quotes that are never closed.
  mutating func nextRow() throws(QuizFileError) -> TableRow? {
    let bytes = source.bytes
    while offset < bytes.count, skipLineEnd() {}
    guard offset < bytes.count else { return nil }
    var row = TableRow(offset: offset)
    while true {
      let field = try nextField()
      if row.fields.count < Self.maximumFields { row.fields.append(field) }
      row.fieldCount += 1
      guard offset < bytes.count, !skipLineEnd() else { return row }
      offset += separator.count
    }
  }

  /// The text of a field, without its quotes.
  func text(of field: TableField) -> String {
    guard field.isQuoted else {
      return String(decoding: source.bytes[field.offset..<field.end], as: UTF8.self)
    }
    var contents: [UInt8] = []
    contents.reserveCapacity(field.end - field.offset)
    walk(field) { _, byte in
      contents.append(byte)
      return true
    }
    return String(decoding: contents, as: UTF8.self)
  }

  /// Where a byte of a field's ``text(of:)`` is in the table.
  func offset(ofByte position: Int, in field: TableField) -> Int {
    guard field.isQuoted else { return min(field.offset + position, field.end) }
    var left = position
    var found = field.end
    walk(field) { offset, _ in
      found = offset
      left -= 1
      return left >= 0
    }
    return left < 0 ? found : field.end
  }

  /// Goes through the bytes of a quoted field's text, each with its offset, until a body says no.
  fileprivate func walk(_ field: TableField, _ body: (Int, UInt8) -> Bool) {
    let bytes = source.bytes
    var index = field.offset + 1
    var isWithin = true
    while index < field.end {
      if isWithin, bytes[index] == .quote {
        index += 1
        guard index < field.end else { return }
        // A second quote stands for one; anything else is behind the closing one.
        if bytes[index] != .quote { isWithin = false }
      }
      guard body(index, bytes[index]) else { return }
      index += 1
    }
  }
}

extension DelimitedTable {
  fileprivate mutating func nextField() throws(QuizFileError) -> TableField {
    let bytes = source.bytes
    let start = offset
    let isQuoted = hasQuotes && start < bytes.count && bytes[start] == .quote
    if isQuoted { try skipQuotes() }
    let first = separator.first
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .lineFeed || byte == .carriageReturn { break }
      if byte == first, separator.count == 1 || bytes[offset...].starts(with: separator) { break }
      offset += 1
    }
    return TableField(offset: start, end: offset, isQuoted: isQuoted)
  }

  /// Moves behind the quotes that close those at the offset.
  fileprivate mutating func skipQuotes() throws(QuizFileError) {
    let bytes = source.bytes
    let start = offset
    var index = start + 1
    while index < bytes.count {
      if bytes[index] != .quote {
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == .quote {
        index += 2
      } else {
        offset = index + 1
        return
      }
    }
    let place = source.place(at: start)
    throw QuizFileError(.importFailure(.unclosedQuotes(line: place.line)), at: place)
  }

  /// Moves behind a line end at the offset, and tells whether there was one.
  fileprivate mutating func skipLineEnd() -> Bool {
    let bytes = source.bytes
    switch bytes[offset] {
    case .lineFeed: offset += 1
    case .carriageReturn:
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
      offset += isPair ? 2 : 1
    default: return false
    }
    return true
  }
}

/// A row of a table.
struct TableRow {
  /// Where the row begins.
  let offset: Int
  /// The fields, at most ``DelimitedTable/maximumFields``.
  fileprivate(set) var fields: [TableField] = []
  /// How many fields there are.
  fileprivate(set) var fieldCount = 0

  fileprivate init(offset: Int) { self.offset = offset }

  /// The field of a column from 0, or nil when the row is shorter.
  func field(_ column: Int) -> TableField? {
    column < fields.count ? fields[column] : nil
  }
}

/// A field of a table, quotes included.
struct TableField {
  /// Where it begins.
  let offset: Int
  /// The offset after it.
  let end: Int
  /// Whether it begins with quotes that enclose its text.
  let isQuoted: Bool
}
