internal import CellGrid
internal import QuizModel

/// An option's text as it stands on its chip.
struct ChipText: Hashable, Sendable {
  let lines: [String]
  let size: CellSize

  /// Wraps a text for a chip of at most some columns, padding included.
  init(_ text: String, maximumWidth: Int, padding: Int) {
    lines = TextFlow.wrap(text.displayed, width: max(1, maximumWidth - padding))
    let width = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
    size = CellSize(width: width + padding, height: lines.count)
  }
}

extension Question {
  /// The chips of all options; one wider than the line is wrapped inside its own box.
  func chipTexts(columnWidth: Int, padding: Int) -> [OptionID: ChipText] {
    var texts: [OptionID: ChipText] = [:]
    for (bank, options) in banks.enumerated() {
      for (index, option) in options.options.enumerated() {
        texts[OptionID(bank: bank, index: index)] = ChipText(
          option.text, maximumWidth: columnWidth - OptionRows.labelWidth, padding: padding)
      }
    }
    return texts
  }
}
