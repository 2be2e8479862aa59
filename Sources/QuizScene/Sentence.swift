internal import CellGrid
internal import QuizModel

/// A question's text with its blanks, laid out in the column; places from its top left.
struct Sentence: Sendable {
  /// The columns of a typed blank.
  static let typedWidth = 12

  let texts: [StyledText]
  let blanks: [CellRect]
  let height: Int

  init(_ question: Question, chips: [OptionID: ChipText], in context: LayoutContext) {
    var texts: [StyledText] = []
    var blanks = question.blanks.map { _ in CellRect(column: 0, row: 0, width: 0, height: 0) }
    var row = 0
    for passage in question.passages {
      if row > 0 { row += context.isLow ? 0 : 1 }
      let indent = passage.isCode ? context.codeIndent : 0
      let width = context.column.count - indent
      let items = passage.segments.map { segment -> TextFlow.Item in
        switch segment {
        case .text(let text): return .text(text.displayed)
        case .blank(let blank):
          let size = question.drawnSize(ofBlank: blank, chips: chips)
          return .box(
            blank, size: CellSize(width: min(size.width, width), height: size.height))
        }
      }
      let flow = TextFlow(items, width: width)
      for piece in flow.pieces {
        let frame = piece.frame.offset(columns: indent, rows: row)
        switch piece.content {
        case .box(let blank): blanks[blank] = frame
        case .text(let text):
          texts.append(
            StyledText(
              text: text, style: context.style(passage.isCode ? .code : .text),
              column: frame.column, row: frame.row))
        }
      }
      row += flow.height
    }
    self.texts = texts
    self.blanks = blanks
    height = row
  }
}

extension Question {
  /// The cells of a blank: its widest chip, or a fixed width for typing, so that filling never
  /// moves the text and the width gives nothing away.
  func drawnSize(ofBlank blank: Int, chips: [OptionID: ChipText]) -> CellSize {
    let sizes = options(forBlank: blank).compactMap { chips[$0]?.size }
    guard !sizes.isEmpty else { return CellSize(width: Sentence.typedWidth, height: 1) }
    return CellSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 1
    )
  }
}
