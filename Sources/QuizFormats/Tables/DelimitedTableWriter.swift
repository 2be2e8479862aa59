/// Writes a table in text, so that ``DelimitedTable`` reads the same.
struct DelimitedTableWriter {
  /// What is written so far.
  fileprivate(set) var bytes: [UInt8] = []
  fileprivate let separator: UInt8
  fileprivate let lineEnd: [UInt8]

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - separator: A character of ASCII other than quotes and line ends.
  ///   - lineEnd: What ends a row; CRLF by RFC 4180.
  init(separator: UInt8, lineEnd: String = "\r\n") {
    self.separator = separator
    self.lineEnd = Array(lineEnd.utf8)
  }

  /// Writes a line as it is.
  mutating func writeLine(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(contentsOf: lineEnd)
  }

  /// Writes a row; fields are in quotes where they must be.
  mutating func writeRow(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(separator) }
      write(field, isFirst: index == 0)
    }
    bytes.append(contentsOf: lineEnd)
  }

  fileprivate mutating func write(_ field: String, isFirst: Bool) {
    let field = Array(field.utf8)
    let needsQuotes =
      field.isEmpty || field.contains { $0 == separator || $0 == .quote || $0 < .space }
      || field.first == .space || field.last == .space
      // Some programs take such a line for a comment.
      || (isFirst && field.first == UInt8(ascii: "#"))
    guard needsQuotes, !field.isEmpty || isFirst else { return bytes.append(contentsOf: field) }
    bytes.append(.quote)
    for byte in field {
      if byte == .quote { bytes.append(.quote) }
      bytes.append(byte)
    }
    bytes.append(.quote)
  }
}
