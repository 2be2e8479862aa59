internal import CellGrid
internal import Wording

/// The help overlay: the key table, the part that is in use first.
enum HelpPanel {
  /// The keys of a part, and those of all others.
  static func page(
    usedPart: ScreenPart, parts: [ScreenPart], in context: LayoutContext
  ) -> DialogPage {
    let rows = content(usedPart: usedPart, parts: parts, in: context)
    let width = min(context.size.width - 2, 70)
    let padding = DialogPage.padding(width: width)
    let inner = width - 2 * padding
    let widestKey = rows.map { TextWidth.columns(of: $0.key) }.max() ?? 0
    let keyWidth = width < DialogPage.narrowWidth ? 0 : min(inner / 4, widestKey)
    let columns = Columns(padding: padding, keys: keyWidth, inner: inner)
    return DialogPage(
      lines: rows.flatMap { lines(for: $0, columns, in: context) }, width: width, in: context)
  }

  /// A heading, or a key with what it does.
  fileprivate struct Row {
    let key: String
    let words: String
    let isHeading: Bool
  }

  fileprivate static func content(
    usedPart: ScreenPart, parts: [ScreenPart], in context: LayoutContext
  ) -> [Row] {
    let others = parts.filter { $0 != usedPart && $0 != .help }
    var rows = [Row(key: context.phrases.helpTitle, words: "", isHeading: true)]
    for part in [usedPart] + others + [.help] {
      rows.append(Row(key: "", words: "", isHeading: false))
      rows.append(Row(key: context.phrases.heading(part), words: "", isHeading: true))
      for row in KeyTable.rows where row.parts.contains(part) {
        rows.append(
          Row(
            key: row.label.text(isASCII: context.isASCII),
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
  ) -> [DialogPage.Line] {
    let start = columns.padding
    if row.isHeading {
      let style = context.style(.text).adding(.bold)
      return StyledText.wrapped(row.key, style, column: start, width: columns.inner).map { [$0] }
    }
    guard columns.keys > 0 else {
      let keys = StyledText.wrapped(
        row.key, context.style(.accent), column: start, width: columns.inner)
      let words = StyledText.wrapped(
        row.words, context.style(.text), column: start + 2, width: columns.inner - 2)
      return row.words.isEmpty ? [[]] : (keys + words).map { [$0] }
    }
    let keys = StyledText.wrapped(
      row.key, context.style(.accent), column: start, width: columns.keys)
    let words = StyledText.wrapped(
      row.words, context.style(.text), column: start + columns.keys + 2,
      width: columns.inner - columns.keys - 2)
    return (0..<max(keys.count, words.count)).map { index in
      [keys, words].compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}
