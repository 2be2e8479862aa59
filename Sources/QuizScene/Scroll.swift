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
