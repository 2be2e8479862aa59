internal import CellGrid

/// Where the cards of the library stand, in rows from the top left of all of them.
struct LibraryGrid: Hashable, Sendable {
  /// The columns that a card has at least, where the window has so many.
  fileprivate static let leastWidth = 28
  fileprivate static let mostWidth = 40

  /// How many cards stand side by side.
  let columns: Int
  let cardSize: CellSize
  fileprivate let gap: CellSize

  /// Shares the width of a window out.
  init(in context: LayoutContext) {
    let width = context.wideColumn.count
    gap = CellSize(width: context.isNarrow ? 2 : 3, height: context.isLow ? 0 : 1)
    columns = max(1, (width + gap.width) / (Self.leastWidth + gap.width))
    let share = (width - gap.width * (columns - 1)) / columns
    // A card alone in its row is as wide as the window.
    cardSize = CellSize(
      width: columns == 1 ? share : min(share, Self.mostWidth), height: context.isLow ? 4 : 6)
  }

  /// The frame of a card by its index in reading order.
  func frame(ofCard index: Int) -> CellRect {
    CellRect(
      column: index % columns * (cardSize.width + gap.width),
      row: index / columns * rowHeight,
      width: cardSize.width,
      height: cardSize.height
    )
  }

  /// The rows of so many cards.
  func height(ofCards count: Int) -> Int {
    guard count > 0 else { return 0 }
    return (count - 1) / columns * rowHeight + cardSize.height
  }

  /// How many rows of cards a window shows whole, at least one.
  func rows(inHeight height: Int) -> Int { max(1, (height + gap.height) / rowHeight) }

  fileprivate var rowHeight: Int { cardSize.height + gap.height }
}
