internal import CellGrid
internal import Wording

/// The help overlay: the key table, the part that is in use first.
struct HelpPanel: Sendable {
  /// The columns below which keys stand above what they do.
  fileprivate static let narrowWidth = 48

  let frame: CellRect
  let look: PanelLook
  /// How many lines are in sight.
  let shownLines: Int
  /// The furthest that it can scroll.
  let lastFirstLine: Int

  init(usedPart: ScreenPart, firstLine: Int, in context: LayoutContext) {
    let rows = Self.content(usedPart: usedPart, in: context)
    let width = min(context.size.width - 2, 70)
    let padding = width < Self.narrowWidth ? 2 : 3
    let inner = width - 2 * padding
    let widestKey = rows.map { TextWidth.columns(of: $0.key) }.max() ?? 0
    let keyWidth = width < Self.narrowWidth ? 0 : min(inner / 4, widestKey)
    let columns = Columns(padding: padding, keys: keyWidth, inner: inner)
    let lines = rows.flatMap { Self.lines(for: $0, columns, in: context) }
    // A low window has no room for empty lines inside the border.
    let margin = context.isLow ? 0 : 1
    let borders = 2 + 2 * margin
    let height = min(context.size.height - (context.isLow ? 1 : 4), lines.count + borders)
    shownLines = max(1, height - borders)
    lastFirstLine = max(0, lines.count - shownLines)
    frame = CellRect(
      column: (context.size.width - width) / 2,
      row: context.isLow ? 0 : (context.size.height - height) / 2,
      width: width,
      height: height
    )
    look = PanelLook(
      lines: lines,
      style: context.style(.panel),
      borderStyle: context.style(.accent),
      glyphs: context.glyphs.box,
      margin: margin,
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
            words: context.phrases.help(row.purpose), isHeading: false))
      }
    }
    return rows
  }

  /// How the width is shared out.
  fileprivate struct Columns {
    /// Between border and text.
    let padding: Int
    /// For the keys; 0 where they stand above what they do.
    let keys: Int
    /// Between the paddings.
    let inner: Int
  }

  fileprivate static func lines(
    for row: Row, _ columns: Columns, in context: LayoutContext
  ) -> [PanelLook.Line] {
    let start = columns.padding
    func pieces(_ text: String, _ style: Style, column: Int, width: Int) -> [PanelLook.Piece] {
      TextFlow.wrap(text, width: width).map {
        PanelLook.Piece(text: $0, style: style, column: column)
      }
    }
    if row.isHeading {
      let style = context.style(.text).adding(.bold)
      return pieces(row.key, style, column: start, width: columns.inner).map { [$0] }
    }
    guard columns.keys > 0 else {
      let keys = pieces(row.key, context.style(.accent), column: start, width: columns.inner)
      let words = pieces(
        row.words, context.style(.text), column: start + 2, width: columns.inner - 2)
      return row.words.isEmpty ? [[]] : (keys + words).map { [$0] }
    }
    let keys = pieces(row.key, context.style(.accent), column: start, width: columns.keys)
    let words = pieces(
      row.words, context.style(.text), column: start + columns.keys + 2,
      width: columns.inner - columns.keys - 2)
    return (0..<max(keys.count, words.count)).map { index in
      [keys, words].compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}
