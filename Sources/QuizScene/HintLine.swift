internal import CellGrid
internal import Wording

/// The hints at the bottom as they stand: as many as fit whole.
struct HintLine: Sendable {
  /// Keys as printed and the word for what they do.
  struct Hint: Hashable, Sendable {
    let label: KeyLabel
    let word: HintWord
    /// Whether it makes room for others that are more useful.
    let isSpare: Bool

    init(_ label: KeyLabel, _ word: HintWord, isSpare: Bool = false) {
      self.label = label
      self.word = word
      self.isSpare = isSpare
    }
  }

  /// A hint that has room.
  fileprivate struct PlacedHint {
    let hint: Hint
    let keys: String
    let words: String
    let keysWidth: Int
    let width: Int
    var column = 0

    init(_ hint: Hint, in context: LayoutContext) {
      self.hint = hint
      keys = hint.label.text(isASCII: context.isASCII)
      words = context.phrases.hint(hint.word)
      keysWidth = TextWidth.columns(of: keys)
      width = keysWidth + 1 + TextWidth.columns(of: words)
    }
  }

  fileprivate let placed: [PlacedHint]
  /// The columns that it may take.
  fileprivate let columns: Range<Int>
  fileprivate let context: LayoutContext

  /// Places as many hints as have room: spare ones go first, and of all the last ones.
  init(hints: [Hint], columns: Range<Int>, context: LayoutContext) {
    // The empty columns between hints.
    let gap = context.isNarrow ? 2 : 3
    var fitting = hints.map { PlacedHint($0, in: context) }
    var needed = fitting.reduce(0) { $0 + $1.width } + gap * (hints.count - 1)
    while needed > columns.count, !fitting.isEmpty {
      let index = fitting.lastIndex { $0.hint.isSpare } ?? fitting.count - 1
      needed -= fitting.remove(at: index).width + gap
    }
    var column = columns.lowerBound
    for index in fitting.indices {
      fitting[index].column = column
      column += fitting[index].width + gap
    }
    placed = fitting
    self.columns = columns
    self.context = context
  }

  /// The hints from left to right; a click on one does what its key does.
  var elements: [Element] {
    let keyStyle = context.style(.text).adding(.bold)
    let wordStyle = context.style(.secondary)
    var elements: [Element] = []
    elements.reserveCapacity(2 * placed.count)
    func append(_ text: String, _ style: Style, _ columns: Range<Int>, _ label: KeyLabel) {
      var element = Element(
        .text(text, style),
        frame: CellRect(
          column: columns.lowerBound, row: context.hintRow, width: columns.count, height: 1),
        clip: context.screen)
      element.action = .key(label)
      elements.append(element)
    }
    for place in placed {
      let words = place.column + place.keysWidth + 1
      append(
        place.keys, keyStyle, place.column..<(place.column + place.keysWidth), place.hint.label)
      append(place.words, wordStyle, words..<(place.column + place.width), place.hint.label)
    }
    return elements
  }

  /// Where the hint of the help stands, or the start of the row when it has no room.
  var helpOrigin: CellRect {
    let place = placed.first { $0.hint.word == .help }
    return CellRect(
      column: place?.column ?? columns.lowerBound, row: context.hintRow, width: place?.width ?? 1,
      height: 1)
  }
}
