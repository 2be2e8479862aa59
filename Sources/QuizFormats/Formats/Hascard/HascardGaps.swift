internal import QuizModel

/// The text of a hascard card with its gaps.
struct HascardGaps {
  /// The text in reading order.
  fileprivate(set) var pieces: [QuestionDraft.Piece] = []

  /// Finds the gaps of a text: `_a|b_` is one, and `\_` is an underscore.
  ///
  /// Two underscores in a row and one that has no partner are text.
  init(_ text: [UInt8]) {
    var plain: [UInt8] = []
    var index = 0
    while index < text.count {
      guard let mark = text.firstMark(from: index) else {
        plain += text[index...]
        break
      }
      plain += text[index..<mark]
      if text[mark] == .backslash {
        plain.append(text[mark + 1])
        index = mark + 2
        continue
      }
      guard let end = text.gapEnd(from: mark + 1) else {
        // Without a partner here there is none for those that follow; escapes are still resolved.
        plain.append(text[mark])
        index = mark + 1
        continue
      }
      index = end + 1
      let alternatives = Self.alternatives(text[mark + 1..<end])
      guard !alternatives.isEmpty else {
        plain += text[mark...end]
        continue
      }
      pieces.append(.text(String(decoding: plain, as: UTF8.self)))
      pieces.append(.blank(BlankDraft(alternatives.map { Alternative(.text($0)) })))
      plain = []
    }
    pieces.append(.text(String(decoding: plain, as: UTF8.self)))
  }

  /// How many gaps there are.
  var count: Int { pieces.count / 2 }

  /// The alternatives of a gap, apart by bars.
  fileprivate static func alternatives(_ gap: ArraySlice<UInt8>) -> [String] {
    var alternatives: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in gap {
      if byte == .backslash, !isEscaped {
        isEscaped = true
        continue
      }
      if byte == UInt8(ascii: "|"), !isEscaped {
        alternatives.append([])
      } else {
        if isEscaped, !byte.isEscapedInHascard {
          alternatives[alternatives.count - 1].append(.backslash)
        }
        alternatives[alternatives.count - 1].append(byte)
      }
      isEscaped = false
    }
    if isEscaped { alternatives[alternatives.count - 1].append(.backslash) }
    return alternatives.map { String(decoding: $0, as: UTF8.self).collapsed }
      .filter { !$0.isEmpty }
  }
}

extension UInt8 {
  fileprivate var isEscapedInHascard: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: "|")
  }
}

extension [UInt8] {
  /// The offset of the next underscore, or of a backslash before one.
  fileprivate func firstMark(from offset: Int) -> Int? {
    var index = offset
    while index < count {
      let byte = self[index]
      if byte == UInt8(ascii: "_") { return index }
      if byte == .backslash, index + 1 < count, self[index + 1] == UInt8(ascii: "_") {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The offset of the underscore that ends a gap.
  fileprivate func gapEnd(from offset: Int) -> Int? {
    var index = offset
    while let mark = firstMark(from: index) {
      if self[mark] != .backslash { return mark }
      index = mark + 2
    }
    return nil
  }
}
