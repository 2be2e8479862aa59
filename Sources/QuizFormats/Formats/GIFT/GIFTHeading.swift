/// What a GIFT item has before its question: categories, a title, and what comments say of it.
struct GIFTHeading {
  /// The categories that are set, in order.
  fileprivate(set) var categories: [Range<Int>] = []
  /// The title between double colons.
  fileprivate(set) var title: Range<Int>?
  /// The question.
  fileprivate(set) var question: Range<Int>

  /// Finds the parts of an item.
  ///
  /// - Parameters:
  ///   - bytes: The file with spaces for comments.
  ///   - range: The item.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    question = bytes.trimmed(range)
    let category = Array("$CATEGORY:".utf8)
    while bytes[question].starts(with: category) {
      let start = question.lowerBound + category.count
      let end =
        bytes[start..<question.upperBound].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
        ?? question.upperBound
      categories.append(bytes.trimmed(start..<end))
      question = bytes.trimmed(end..<question.upperBound)
    }
    guard bytes[question].starts(with: [.colon, .colon]) else { return }
    var rest = question.lowerBound + 2..<question.upperBound
    while let colon = bytes.firstUnescaped(in: rest, where: { $0 == .colon }) {
      rest = colon + 1..<question.upperBound
      guard bytes.byte(at: colon + 1) == .colon, colon + 1 < question.upperBound else { continue }
      title = bytes.trimmed(question.lowerBound + 2..<colon)
      question = bytes.trimmed(colon + 2..<question.upperBound)
      return
    }
  }
}

/// What comments say of a question, by Moodle's custom: `[id:…]` and `[tag:…]`.
struct GIFTLabels {
  fileprivate(set) var id: String?
  fileprivate(set) var tags: [String] = []

  /// Reads the labels in comments.
  init(_ comments: [Range<Int>], in text: SourceText) {
    for comment in comments {
      var rest = comment
      while let start = text.bytes.firstOffset(of: "[", in: rest) {
        rest = start + 1..<comment.upperBound
        let isID = text.bytes[rest].starts(with: "id:".utf8)
        guard isID || text.bytes[rest].starts(with: "tag:".utf8) else { continue }
        let value = rest.lowerBound + (isID ? 3 : 4)
        guard let end = text.bytes.labelEnd(in: value..<comment.upperBound) else { break }
        let label = text.string(value..<end).unescapedLabel
        if isID { id = label } else { tags.append(label) }
        rest = end + 1..<comment.upperBound
      }
    }
  }
}

extension [UInt8] {
  /// Where a label ends: at the first `]` without a backslash.
  fileprivate func labelEnd(in range: Range<Int>) -> Int? {
    range.first { self[$0] == .closeBracket && self[$0 - 1] != .backslash }
  }
}

extension String {
  /// The text of a label, in which `\]` is a bracket.
  fileprivate var unescapedLabel: String {
    split(separator: "\\]", omittingEmptySubsequences: false).joined(separator: "]").trimmedASCII
  }

  fileprivate var trimmedASCII: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.trimmed(bytes.indices)], as: UTF8.self)
  }
}
