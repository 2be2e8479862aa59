/// A text in which answers stand between asterisks.
///
/// An asterisk without a second one is text when white space or nothing follows it, as after a
/// footnote; before a word it opens an answer that is never closed. Two side by side, outside an answer, are
/// text.
struct StarredText {
  /// A part of the text, by the range of its bytes.
  enum Piece: Equatable {
    case text(Range<Int>)
    /// What stands between two asterisks.
    case answer(Range<Int>)
  }

  /// The parts in the order of the text.
  fileprivate(set) var pieces: [Piece] = []
  /// The offset of an asterisk that opens an answer which is never closed, the first of them.
  fileprivate(set) var unclosed: Int?

  /// Finds the answers of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - endsAtLines: Whether an answer stands on one line.
  init(_ bytes: [UInt8], endsAtLines: Bool) {
    var start = 0
    var index = 0
    while let opening = bytes.firstOffset(of: .asterisk, from: index) {
      let rest = bytes[(opening + 1)...]
      let end = rest.firstIndex { $0 == .asterisk || (endsAtLines && $0.endsLine) } ?? rest.endIndex
      guard end < bytes.count, bytes[end] == .asterisk else {
        if unclosed == nil, opening + 1 < end, !bytes[opening + 1].isSpaceOrTag {
          unclosed = opening
        }
        index = end
        continue
      }
      index = end + 1
      if end == opening + 1 { continue }
      if start < opening { pieces.append(.text(start..<opening)) }
      pieces.append(.answer((opening + 1)..<end))
      start = index
    }
    if start < bytes.count { pieces.append(.text(start..<bytes.count)) }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  fileprivate var isSpaceOrTag: Bool { isHTMLSpace || self == .lessThan || self == .ampersand }
}
