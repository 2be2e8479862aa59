internal import CellGrid
internal import QuizFormats

/// The line of a file around a place, and a caret under the place.
struct CaretExcerpt {
  /// The columns that the line may take.
  static let columns = 76
  /// How far from the place the file is looked at, in bytes: more than fills the columns.
  fileprivate static let reach = 4 * columns

  /// The line, or a part of it between ellipses, as it can be shown.
  let line: String
  /// The column of the caret, from 0.
  let caret: Int

  /// Finds the line around a place.
  ///
  /// Only its surroundings are looked at: a file may be one line of a hundred megabytes with ten
  /// thousand errors.
  ///
  /// - Returns: nil when there is nothing on the line, or a null character: that is no text.
  init?(_ source: SourceText, at place: SourcePlace) {
    let bytes = source.bytes
    let offset = min(place.offset, bytes.count)
    let lowest = max(0, offset - Self.reach)
    let highest = min(bytes.count, offset + Self.reach)
    let lineStart = bytes[lowest..<offset].lastIndex(where: \.endsLine).map { $0 + 1 }
    let lineEnd = bytes[offset..<highest].firstIndex(where: \.endsLine)
    let before = Self.shown(bytes[(lineStart ?? lowest)..<offset])
    let after = Self.shown(bytes[offset..<(lineEnd ?? highest)])
    guard !(before + after).allSatisfy(\.isWhitespace),
      !bytes[(lineStart ?? lowest)..<(lineEnd ?? highest)].contains(0)
    else { return nil }

    let isWholeBefore = lineStart != nil || lowest == 0
    let isWholeAfter = lineEnd != nil || highest == bytes.count
    let width = TextWidth.columns(of: before)
    let rest = Self.columns - TextWidth.columns(of: after)
    // The caret stands in the middle unless one side leaves the other more room.
    let room = max(Self.columns / 2, isWholeAfter ? rest : 0)
    let left = isWholeBefore && width <= room ? before : "…" + before.suffix(columns: room - 1)
    caret = TextWidth.columns(of: left)
    let rightRoom = Self.columns - caret
    let right =
      isWholeAfter && TextWidth.columns(of: after) <= rightRoom
      ? after : after.prefix(columns: rightRoom - 1) + "…"
    line = left + right
  }

  /// The line and below it the caret, indented, each with a line end.
  var text: String {
    "  \(line)\n  \(String(repeating: " ", count: caret))^\n"
  }

  /// Bytes of a line as they can be shown; what is not UTF-8 becomes U+FFFD.
  fileprivate static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes
    return String(decoding: text, as: UTF8.self).shownOnOneLine
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension String {
  /// The longest beginning that fits in a number of columns.
  fileprivate func prefix(columns: Int) -> String {
    var width = 0
    return String(
      prefix { grapheme in
        width += TextWidth.columns(of: grapheme)
        return width <= columns
      })
  }

  /// The longest end that fits in a number of columns.
  fileprivate func suffix(columns: Int) -> String {
    var width = 0
    let count = reversed().prefix { grapheme in
      width += TextWidth.columns(of: grapheme)
      return width <= columns
    }.count
    return String(suffix(count))
  }
}
