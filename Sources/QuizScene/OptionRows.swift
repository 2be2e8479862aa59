internal import CellGrid
internal import QuizModel

/// The row of options, broken into as many rows as it needs.
struct OptionRows: Hashable, Sendable {
  /// Where one option stands.
  struct Slot: Hashable, Sendable {
    let option: OptionID
    /// The key that picks it, or nil past the last one.
    let label: Character?
    /// The chip, from the top left of all rows.
    var frame: CellRect
    /// The visual row, from 0.
    let line: Int
  }

  /// The columns before a chip: its key and a space.
  static let labelWidth = 2

  /// The keys of options in their order.
  static let labels = Array("1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  let slots: [Slot]
  let height: Int

  /// Lays options out.
  ///
  /// - Parameters:
  ///   - options: The options in their shown order.
  ///   - texts: Their chips.
  ///   - width: The columns of a row.
  ///   - isDense: Whether rows follow each other without an empty one between.
  init(_ options: [OptionID], texts: [OptionID: ChipText], width: Int, isDense: Bool) {
    let gap = width < 50 ? 2 : 3
    var slots: [Slot] = []
    var column = 0
    var row = 0
    var line = 0
    var lineHeight = 0
    for (index, option) in options.enumerated() {
      guard let size = texts[option]?.size else { continue }
      if column > 0, column + Self.labelWidth + size.width > width {
        row += lineHeight + (isDense ? 0 : 1)
        column = 0
        line += 1
        lineHeight = 0
      }
      slots.append(
        Slot(
          option: option,
          label: Self.labels.indices.contains(index) ? Self.labels[index] : nil,
          frame: CellRect(
            column: column + Self.labelWidth, row: row, width: size.width, height: size.height),
          line: line))
      column += Self.labelWidth + size.width + gap
      lineHeight = max(lineHeight, size.height)
    }
    self.slots = slots
    height = row + lineHeight
  }

  /// The option a visual row above or below another, nearest by its middle; nil beyond the ends.
  func option(_ rows: Int, from option: OptionID) -> OptionID? {
    guard let start = slots.first(where: { $0.option == option }) else { return nil }
    return
      slots
      .filter { $0.line == start.line + rows }
      .min { abs($0.middle - start.middle) < abs($1.middle - start.middle) }?
      .option
  }
}

extension OptionRows.Slot {
  /// Twice the middle column, to stay whole.
  fileprivate var middle: Int { 2 * frame.column + frame.width }
}
