/// A field of an Anki note with its cloze deletions found: `{{c1::word::hint}}`.
///
/// The rules are those of Anki: deletions can be in each other, up to ten deep; of a deletion with several
/// `::` the first ends its text; `c1,2` belongs to two ordinals; a deletion is closed by the next `}}`,
/// whatever that belongs to in LaTeX.
struct AnkiDeletions {
  /// A deletion.
  struct Deletion {
    /// The ordinals of its cards, from 1 and ascending; 0 has none.
    let ordinals: [Int]
    /// Where its marker begins in the field.
    let offset: Int
    /// What is shown in its place, if it says so.
    fileprivate(set) var hint: Range<Int>?
  }

  fileprivate enum Part {
    case text(Range<Int>)
    /// The beginning of the deletion of an index.
    case opening(Int)
    case closing
  }

  fileprivate let bytes: [UInt8]
  fileprivate var parts: [Part] = []
  /// The deletions in the order in which they begin.
  fileprivate(set) var deletions: [Deletion] = []
  /// Where the first deletion begins that is never closed, or nil.
  fileprivate(set) var unclosed: Int?

  fileprivate static let maximumDepth = 10

  /// Finds the deletions of a field.
  init(_ field: String) {
    bytes = Array(field.utf8)
    var open: [Int] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      // Nearly all of a text is neither.
      guard bytes[index] == .openBrace || bytes[index] == .closeBrace else {
        index += 1
        continue
      }
      if let marker = marker(at: index) {
        addText(start..<index, in: open.last)
        if open.count < Self.maximumDepth {
          open.append(deletions.count)
          parts.append(.opening(deletions.count))
          deletions.append(Deletion(ordinals: marker.ordinals, offset: index))
        }
        index = marker.end
        start = index
      } else if !open.isEmpty, bytes[index] == .closeBrace,
        bytes.byte(at: index + 1) == .closeBrace
      {
        addText(start..<index, in: open.popLast())
        parts.append(.closing)
        index += 2
        start = index
      } else {
        index += 1
      }
    }
    addText(start..<index, in: open.last)
    unclosed = open.first.map { deletions[$0].offset }
  }

  /// The ordinals that cards are made for, ascending.
  var ordinals: [Int] { Set(deletions.flatMap(\.ordinals)).subtracting([0]).sorted() }

  /// Whether a deletion is a shape on an image.
  var hidesPartsOfImages: Bool {
    let sign = Array("image-occlusion:".utf8)
    return zip(parts, parts.dropFirst()).contains { before, part in
      guard case .opening = before, case .text(let range) = part else { return false }
      return bytes[range].starts(with: sign)
    }
  }

  fileprivate mutating func addText(_ range: Range<Int>, in deletion: Int?) {
    var range = range
    if let deletion {
      var colon = range.lowerBound
      while colon + 1 < range.upperBound, bytes[colon] != .colon || bytes[colon + 1] != .colon {
        colon += 1
      }
      if colon + 1 < range.upperBound {
        deletions[deletion].hint = colon + 2..<range.upperBound
        range = range.lowerBound..<colon
      }
    }
    if !range.isEmpty { parts.append(.text(range)) }
  }

  /// The marker that begins a deletion at an offset, `{{c1::` or `{{c1,2::`, or nil.
  fileprivate func marker(at offset: Int) -> (ordinals: [Int], end: Int)? {
    guard bytes[offset] == .openBrace, bytes.byte(at: offset + 1) == .openBrace,
      bytes.byte(at: offset + 2) == UInt8(ascii: "c")
    else { return nil }
    let start = offset + 3
    var end = start
    while bytes.byte(at: end).isDigit || bytes.byte(at: end) == .comma { end += 1 }
    guard bytes.byte(at: end) == .colon, bytes.byte(at: end + 1) == .colon else { return nil }
    let ordinals = Set(
      bytes[start..<end].split(separator: .comma)
        .compactMap { UInt16(String(decoding: $0, as: UTF8.self)) })
    return ordinals.isEmpty ? nil : (ordinals.map(Int.init).sorted(), end + 2)
  }
}

extension AnkiDeletions {
  /// The front of a card.
  struct Card {
    /// The field with an ``AnkiBlankSign`` in the place of each blank.
    var text = ""
    /// What each blank hides and its hint.
    var blanks: [(text: String, hint: String?)] = []
  }

  /// The card of an ordinal: its deletions are blanks, and all others show their text.
  ///
  /// What is in a blank belongs to it, further deletions included. No ordinal is 0: that shows all.
  func card(_ ordinal: Int) -> Card {
    var card = Card()
    var text: [UInt8] = []
    var hidden: [UInt8] = []
    // How many deletions are open within the blank, itself included.
    var depth = 0
    for part in parts {
      switch part {
      case .text(let range):
        if depth > 0 {
          hidden.append(contentsOf: bytes[range])
        } else {
          text.append(contentsOf: bytes[range])
        }
      case .opening(let index):
        let deletion = deletions[index]
        if depth > 0 {
          depth += 1
        } else if ordinal > 0, deletion.ordinals.contains(ordinal) {
          depth = 1
          hidden = []
          text.append(contentsOf: AnkiBlankSign.bytes(of: card.blanks.count))
          let hint = deletion.hint.map { String(decoding: bytes[$0], as: UTF8.self) }
          card.blanks.append(("", hint))
        }
      case .closing:
        guard depth > 0 else { continue }
        depth -= 1
        if depth == 0 {
          card.blanks[card.blanks.count - 1].text = String(decoding: hidden, as: UTF8.self)
        }
      }
    }
    card.text = String(decoding: text, as: UTF8.self)
    return card
  }
}
