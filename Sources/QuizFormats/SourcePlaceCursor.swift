/// Finds the places of many offsets in one pass over a file.
///
/// A file can be one long line: counting from its start for each finding would take hours.
struct SourcePlaceCursor {
  fileprivate let text: SourceText
  fileprivate var last: SourcePlace

  init(_ text: SourceText) {
    self.text = text
    last = text.place(at: 0)
  }

  /// The place of an offset.
  ///
  /// - Parameter offset: An offset within the file; quick when it is not before the last one.
  /// - Returns: The same as ``SourceText/place(at:)``.
  mutating func place(at offset: Int) -> SourcePlace {
    let line = text.line(at: offset)
    if line == last.line, offset >= last.offset {
      let start = Swift.max(last.offset, text.start(ofLine: line))
      let columns = start < offset ? text.bytes[start..<offset].count { !$0.continuesScalar } : 0
      last = SourcePlace(line: line, column: last.column + columns, offset: offset)
    } else {
      last = text.place(at: offset)
    }
    return last
  }
}
