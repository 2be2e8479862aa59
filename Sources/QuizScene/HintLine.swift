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

  let hints: [Hint]
  /// Where the keys work.
  let part: ScreenPart
  /// The columns that it may take.
  let columns: Range<Int>
  let context: LayoutContext

  /// The hints from left to right.
  var elements: [Element] {
    placed.flatMap { hint, column in
      let key = text(of: hint.label)
      var elements = [
        Element.line(
          key, context.style(.text).adding(.bold), column: column, row: context.hintRow,
          clip: context.screen),
        Element.line(
          words(of: hint), context.style(.secondary),
          column: column + TextWidth.columns(of: key) + 1, row: context.hintRow,
          clip: context.screen),
      ]
      // A click does what the key does; where several keys are printed it cannot know which.
      let keys = hint.label.keys
      let action = keys.count == 1 ? KeyTable.action(for: keys[0], in: part) : nil
      for index in elements.indices { elements[index].action = action }
      return elements
    }
  }

  /// Where the hint of the help stands, or the start of the row when it has no room.
  var helpOrigin: CellRect {
    let place = placed.first { $0.hint.word == .help }
    return CellRect(
      column: place?.column ?? columns.lowerBound, row: context.hintRow,
      width: place.map { width(of: $0.hint) } ?? 1, height: 1)
  }

  fileprivate var placed: [(hint: Hint, column: Int)] {
    var column = columns.lowerBound
    return fitting.map { hint in
      defer { column += width(of: hint) + gap }
      return (hint, column)
    }
  }

  /// The hints that have room: spare ones go first, and of all the last ones.
  fileprivate var fitting: [Hint] {
    var fitting = hints
    var needed = hints.reduce(0) { $0 + width(of: $1) } + gap * (hints.count - 1)
    while needed > columns.count, !fitting.isEmpty {
      let index = fitting.lastIndex { $0.isSpare } ?? fitting.count - 1
      needed -= width(of: fitting.remove(at: index)) + gap
    }
    return fitting
  }

  /// The empty columns between hints.
  fileprivate var gap: Int { context.isNarrow ? 2 : 3 }

  fileprivate func words(of hint: Hint) -> String { context.phrases.hint(hint.word) }

  fileprivate func text(of label: KeyLabel) -> String {
    label.text(isASCII: context.glyphs.isASCII)
  }

  fileprivate func width(of hint: Hint) -> Int {
    TextWidth.columns(of: text(of: hint.label)) + 1 + TextWidth.columns(of: words(of: hint))
  }
}
