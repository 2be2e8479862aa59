extension SourceText {
  /// The offsets of a line without its end.
  ///
  /// - Parameter number: From 1 to ``lineCount``.
  /// - Returns: An empty range at the start of an empty line.
  func range(ofLine number: Int) -> Range<Int> {
    let start = start(ofLine: number)
    let end = number < lineCount ? self.start(ofLine: number + 1) : bytes.count
    let last = bytes[start..<end].lastIndex { $0 != .lineFeed && $0 != .carriageReturn }
    return start..<(last.map { $0 + 1 } ?? start)
  }

  /// The text of some offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension [UInt8] {
  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isInk = { (index: Int) in !self[index].isHTMLSpace }
    guard let first = range.first(where: isInk), let last = range.last(where: isInk) else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }
}
