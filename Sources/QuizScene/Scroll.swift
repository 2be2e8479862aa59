/// Which part of content that is too high is shown.
struct Scroll: Hashable, Sendable {
  /// The first row shown.
  var offset = 0

  /// Keeps the offset between top and end.
  mutating func clamp(contentHeight: Int, viewHeight: Int) {
    offset = min(max(0, offset), max(0, contentHeight - viewHeight))
  }

  /// Moves as little as it takes to show rows of the content; the first when not all fit.
  mutating func reveal(_ rows: Range<Int>, viewHeight: Int) {
    if rows.upperBound > offset + viewHeight { offset = rows.upperBound - viewHeight }
    if rows.lowerBound < offset { offset = rows.lowerBound }
  }
}

/// How far actions scroll that speak of lines, windows and ends.
struct ScrollSteps: Hashable, Sendable {
  /// The rows in sight.
  let view: Int
  /// All rows.
  let content: Int

  /// The lines by which an action scrolls, or nil when it does not.
  func lines(of action: Action) -> Int? {
    switch action {
    case .scrollLines(let lines): lines
    // A line of the page before stays, to read on from.
    case .scrollPages(let pages): pages * max(1, view - 1)
    case .scrollToTop: -content
    case .scrollToEnd: content
    default: nil
    }
  }
}
