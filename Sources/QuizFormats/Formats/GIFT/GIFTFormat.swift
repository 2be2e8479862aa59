/// How a text of a GIFT file is to be read, by its name in brackets.
enum GIFTFormat: String, CaseIterable {
  /// Plain text that can hold tags of HTML.
  case moodle
  case html
  case markdown
  /// Text in which nothing but GIFT's own signs has a meaning.
  case plain

  /// The format that a text begins with, such as `[html]`, and the length of its name with the brackets.
  static func named(at start: ArraySlice<UInt8>) -> (format: GIFTFormat, length: Int)? {
    guard start.first == .openBracket else { return nil }
    for format in allCases where start.dropFirst().starts(with: (format.rawValue + "]").utf8) {
      return (format, format.rawValue.utf8.count + 2)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with GIFT's escapes resolved.
  ///
  /// A line end of the file is a space unless lines are kept: authors wrap long texts, and write `\n`
  /// for a line end that they mean.
  func unescapedGIFT(keepsLines: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if byte == .backslash, index + 1 < endIndex, self[index + 1].isEscapedInGIFT {
        let next = self[index + 1]
        result.append(next == UInt8(ascii: "n") ? .lineFeed : next)
        index += 2
      } else if byte == .lineFeed || byte == .carriageReturn {
        while let last = result.last, last == .space || last == .tab { result.removeLast() }
        let end = self[index...].firstIndex { !$0.isHTMLSpace } ?? endIndex
        if keepsLines {
          result.append(.lineFeed)
        } else if result.last != .lineFeed {
          result.append(.space)
        }
        index = end
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }
}
