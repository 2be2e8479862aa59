/// A question's text in one string, for quizzes of very many questions: a list of pieces would take
/// twice the memory.
///
/// U+0000 stands for a blank; no text that is read from a file has one. The blanks are those of the
/// indices from 0 on, in order.
package struct JoinedText: Hashable, Sendable {
  fileprivate enum Storage: Hashable {
    case joined(String)
    /// A text that does not go into one string without a loss.
    case separate([TextSegment])
  }

  fileprivate var storage: Storage

  /// Takes a text in which U+0000 stands for a blank and for nothing else.
  package init(joined text: String) {
    storage = .joined(text)
  }

  /// Joins pieces; those that do not come back the same stay as they are.
  package init(_ segments: [TextSegment]) {
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let piece): text += piece
      case .blank: text.unicodeScalars.append(blankScalar)
      }
    }
    storage = .joined(text)
    if !isMade(of: segments) { storage = .separate(segments) }
  }

  /// The text in reading order.
  package var segments: [TextSegment] {
    switch storage {
    case .separate(let segments): return segments
    case .joined(let text):
      var segments: [TextSegment] = []
      var blanks = 0
      var rest = text.utf8[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: 0) ?? rest.endIndex
        if end > rest.startIndex { segments.append(.text(String(Substring(rest[..<end])))) }
        rest = rest[end...]
        guard rest.popFirst() != nil else { break }
        segments.append(.blank(blanks))
        blanks += 1
      }
      return segments
    }
  }

  /// Whether the text comes apart into some pieces: into the very same bytes, not only what is drawn
  /// the same.
  fileprivate func isMade(of other: [TextSegment]) -> Bool {
    let own = segments
    return own.count == other.count
      && zip(own, other).allSatisfy { left, right in
        switch (left, right) {
        case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
        default: left == right
        }
      }
  }
}

fileprivate let blankScalar: Unicode.Scalar = "\0"
