/// The optimal string alignment distance (Damerau 1964, without edits inside a swap).
///
/// - Complexity: O(length × limit): only the band of cells that can stay within the limit is looked
///   at (Ukkonen 1985), and it ends with the first two rows that cannot.
/// - Returns: The distance, or `limit + 1` when it is above the limit.
package func editDistance<Element: Equatable>(
  _ from: [Element], _ to: [Element], limit: Int
) -> Int {
  // Nothing is further apart than the longer one is long.
  let reach = min(limit, max(from.count, to.count))
  guard abs(from.count - to.count) <= reach else { return limit + 1 }
  let outside = reach + 1
  // The cell of a column stands at `column - row + reach`, so the one above it is the next.
  let width = 2 * reach + 1
  var older: [Int] = []
  var previous = (0..<width).map { $0 < reach ? outside : $0 - reach }
  var isPreviousWithin = true
  for row in 0..<from.count {
    var current = [Int](repeating: outside, count: width)
    var isWithin = row < reach
    if isWithin { current[reach - row - 1] = row + 1 }
    for column in max(0, row - reach)..<max(0, row - reach, min(to.count, row + reach + 1)) {
      let cell = column - row + reach
      var best = previous[cell] + (from[row] == to[column] ? 0 : 1)
      if cell + 1 < width { best = min(best, previous[cell + 1] + 1) }
      if cell > 0 { best = min(best, current[cell - 1] + 1) }
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        best = min(best, older[cell] + 1)
      }
      current[cell] = min(best, outside)
      isWithin = isWithin || best <= reach
    }
    // A swap reaches back two rows.
    guard isWithin || isPreviousWithin else { return limit + 1 }
    (older, previous, isPreviousWithin) = (previous, current, isWithin)
  }
  let distance = previous[to.count - from.count + reach]
  return distance > reach ? limit + 1 : distance
}
