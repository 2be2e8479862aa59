/// What stands between two empty lines of a GIFT file.
struct GIFTItem: Equatable {
  /// From the first byte that is no white space to the end of the last line.
  var range: Range<Int>
  /// Its lines that are comments, from their slashes on.
  var comments: [Range<Int>] = []
}

/// A GIFT file as its items.
struct GIFTItems {
  /// The bytes of the file, with spaces where comments are, so that offsets stay what they are.
  fileprivate(set) var bytes: [UInt8]
  /// The items in the order of the file.
  fileprivate(set) var items: [GIFTItem] = []

  /// Finds the items of a text.
  ///
  /// Answers that an empty line interrupts go on when the next brace closes them. Moodle refuses such
  /// a question, but what is meant is plain.
  init(_ text: SourceText) {
    bytes = text.bytes
    items = Self.paragraphs(of: text, blanking: &bytes)
    items = joined()
  }

  fileprivate static func paragraphs(
    of text: SourceText, blanking bytes: inout [UInt8]
  ) -> [GIFTItem] {
    var items: [GIFTItem] = []
    var isOpen = false
    for number in 1...text.lineCount {
      let range = text.range(ofLine: number)
      let line = bytes.trimmed(range)
      guard !line.isEmpty else {
        isOpen = false
        continue
      }
      if !isOpen { items.append(GIFTItem(range: line)) }
      isOpen = true
      let last = items.count - 1
      items[last].range = items[last].range.lowerBound..<line.upperBound
      if bytes[line].starts(with: [.slash, .slash]) {
        items[last].comments.append(line)
        for index in line { bytes[index] = .space }
      }
    }
    return items
  }

  /// The items, with those that stand between the two braces of the same answers as one.
  fileprivate func joined() -> [GIFTItem] {
    var result: [GIFTItem] = []
    var index = 0
    while index < items.count {
      var item = items[index]
      index += 1
      var isOpen = endsInAnswers(item.range)
      while isOpen, let end = closing(from: index) {
        for other in items[index...end] { item.comments += other.comments }
        item.range = item.range.lowerBound..<items[end].range.upperBound
        index = end + 1
        isOpen = endsInAnswers(items[end].range)
      }
      result.append(item)
    }
    return result
  }

  fileprivate func endsInAnswers(_ range: Range<Int>) -> Bool {
    var isOpen = false
    var rest = range
    while let brace = bytes.firstUnescaped(in: rest, where: \.isBrace) {
      isOpen = bytes[brace] == .openBrace
      rest = brace + 1..<rest.upperBound
    }
    return isOpen
  }

  /// The item whose first brace closes answers, when no other item before it has a brace.
  fileprivate func closing(from index: Int) -> Int? {
    for (offset, item) in items[index...].enumerated() {
      guard let brace = bytes.firstUnescaped(in: item.range, where: \.isBrace) else { continue }
      return bytes[brace] == .closeBrace ? index + offset : nil
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is `{` or `}`.
  var isBrace: Bool { self == .openBrace || self == .closeBrace }
}
