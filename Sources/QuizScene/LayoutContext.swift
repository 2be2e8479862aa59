internal import CellGrid
internal import Wording

/// What every screen is laid out with.
struct LayoutContext: Sendable {
  /// The smallest window in which a screen is drawn.
  static let minimumSize = CellSize(width: 20, height: 6)

  let size: CellSize
  let theme: Theme
  /// Whether signs are ASCII.
  let isASCII: Bool
  let phrases: any ScreenPhrases

  /// Whether everything is laid out alike in both, but for the language.
  func looks(like other: LayoutContext) -> Bool {
    size == other.size && theme == other.theme && isASCII == other.isASCII
  }

  /// The signs to draw with; not kept, because they would be copied with all that knows the context.
  var glyphs: Glyphs { isASCII ? .ascii : .unicode }

  var isTooSmall: Bool {
    size.width < Self.minimumSize.width || size.height < Self.minimumSize.height
  }

  /// Whether only the content and one row of hints have room.
  var isLow: Bool { size.height < 16 }

  /// Whether the progress has to stand below the title.
  var isNarrow: Bool { size.width <= 60 }

  /// The columns of a chip beside its text: a space on each side, and one more where the sign of a
  /// verdict is a letter or a bracket ends the chip.
  var chipPadding: Int { isASCII || !theme.hasFields ? 3 : 2 }

  /// The columns by which code stands in from prose.
  var codeIndent: Int { isNarrow ? 2 : 4 }

  /// The column in which everything is read, at most 72 wide.
  var column: Range<Int> {
    let width = max(1, min(72, size.width - 2 * margin))
    let left = max(0, (size.width - width) / 2)
    return left..<(left + width)
  }

  /// The columns of what needs room more than calm: all but a margin.
  var wideColumn: Range<Int> { margin..<max(margin + 1, size.width - margin) }

  /// The empty columns at the edges.
  fileprivate var margin: Int { size.width >= 60 ? 4 : size.width >= 40 ? 2 : 1 }

  /// The whole window.
  var screen: CellRect { CellRect(column: 0, row: 0, width: size.width, height: size.height) }

  /// The row over the cards of the library.
  var libraryHeaderRow: Int { isLow ? 0 : 1 }

  /// The rows through which the cards scroll.
  var libraryViewport: CellRect {
    let top = libraryHeaderRow + (isLow ? 1 : 2)
    let bottom = isLow ? size.height - 1 : size.height - 3
    return CellRect(column: 0, row: top, width: size.width, height: max(1, bottom - top))
  }

  /// The rows between header and hints, through which content scrolls.
  var viewport: CellRect {
    let top = isLow ? 0 : isNarrow ? 4 : 3
    let bottom = isLow ? size.height - 1 : size.height - 3
    return CellRect(column: 0, row: top, width: size.width, height: bottom - top)
  }

  /// The row of key hints.
  var hintRow: Int { isLow ? size.height - 1 : size.height - 2 }

  func style(_ role: Role) -> Style { theme.style(role) }
}
