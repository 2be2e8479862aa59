internal import CellGrid
internal import Wording

/// The help overlay: the key table, the part that is in use first.
struct HelpPanel: Sendable {
  /// Columns between border and text.
  fileprivate static let padding = 3

  let frame: CellRect
  let look: PanelLook
  /// The furthest that it can scroll.
  let lastFirstLine: Int

  init(usedPart: ScreenPart, firstLine: Int, in context: LayoutContext) {
    let rows = Self.content(usedPart: usedPart, in: context)
    let width = min(context.size.width - 2, 70)
    let inner = width - 2 * Self.padding
    let keyWidth = min(
      inner / 4, rows.map { TextWidth.columns(of: $0.key) }.max() ?? 0)
    var lines: [PanelLook.Line] = []
    for row in rows {
      lines += Self.lines(for: row, keyWidth: keyWidth, inner: inner, in: context)
    }
    let height = min(context.size.height - (context.isLow ? 0 : 4), lines.count + 4)
    let shown = max(1, height - 4)
    lastFirstLine = max(0, lines.count - shown)
    frame = CellRect(
      column: (context.size.width - width) / 2,
      row: (context.size.height - height) / 2,
      width: width,
      height: height
    )
    look = PanelLook(
      lines: lines,
      style: context.style(.panel),
      borderStyle: context.style(.accent),
      glyphs: context.glyphs.box,
      firstLine: min(firstLine, lastFirstLine)
    )
  }

  /// A heading, or a key with what it does.
  fileprivate struct Row {
    let key: String
    let words: String
    let isHeading: Bool
  }

  fileprivate static func content(usedPart: ScreenPart, in context: LayoutContext) -> [Row] {
    let others = ScreenPart.allCases.filter { $0 != usedPart && $0 != .help }
    var rows = [Row(key: context.phrases.helpTitle, words: "", isHeading: true)]
    for part in [usedPart] + others + [.help] {
      rows.append(Row(key: "", words: "", isHeading: false))
      rows.append(Row(key: context.phrases.heading(part), words: "", isHeading: true))
      for row in KeyTable.rows where row.parts.contains(part) {
        rows.append(
          Row(
            key: row.label.text(isASCII: context.glyphs.isASCII),
            words: context.phrases.help(row.hint), isHeading: false))
      }
    }
    return rows
  }

  fileprivate static func lines(
    for row: Row, keyWidth: Int, inner: Int, in context: LayoutContext
  ) -> [PanelLook.Line] {
    if row.isHeading {
      let style = context.style(.text).adding(.bold)
      return [[PanelLook.Piece(text: row.key, style: style, column: padding)]]
    }
    let keys = TextFlow.wrap(row.key, width: max(1, keyWidth))
    let words = TextFlow.wrap(row.words, width: max(1, inner - keyWidth - 2))
    return (0..<max(1, keys.count, words.count)).map { index in
      var line: PanelLook.Line = []
      if index < keys.count {
        line.append(
          PanelLook.Piece(text: keys[index], style: context.style(.accent), column: padding))
      }
      if index < words.count {
        line.append(
          PanelLook.Piece(
            text: words[index], style: context.style(.text), column: padding + keyWidth + 2))
      }
      return line
    }
  }
}
