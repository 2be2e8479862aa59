/// Where a terminal's cursor stands.
struct CursorPlace: Hashable {
  /// Columns from the left; nil behind a character in the last column, where terminals differ.
  var column: Int?
  /// Rows from the top.
  var row: Int

  /// The fewest bytes that bring the cursor from here to a place.
  ///
  /// Tried are the absolute sequences (CUP, CHA, VPA), the relative ones (CUU, CUD, CUF, CUB), and
  /// the controls: backspace, tab to the stops every 8 columns, line feed, carriage return.
  func move(toColumn column: Int, row: Int) -> [UInt8] {
    if self == CursorPlace(column: column, row: row) { return [] }
    var ways = [Self.absolute(column: column, row: row)]
    let down = Self.vertical(from: self.row, to: row)
    ways.append(down + "\u{1B}[\(column == 0 ? "" : "\(column + 1)")G")
    ways.append("\r" + down + Self.right(from: 0, to: column))
    if let start = self.column {
      let across =
        column < start
        ? Self.left(from: start, to: column) : Self.right(from: start, to: column)
      ways.append(down + across)
    }
    return Self.shortest(ways)
  }

  fileprivate static func absolute(column: Int, row: Int) -> String {
    let line = row == 0 ? "" : "\(row + 1)"
    return "\u{1B}[\(line)\(column == 0 ? "" : ";\(column + 1)")H"
  }

  fileprivate static func vertical(from start: Int, to end: Int) -> String {
    guard start != end else { return "" }
    let count = abs(end - start)
    let steps = sequence(count, end > start ? "B" : "A")
    let absolute = "\u{1B}[\(end == 0 ? "" : "\(end + 1)")d"
    let relative = end > start && count < steps.utf8.count ? repeated("\n", count) : steps
    return absolute.utf8.count < relative.utf8.count ? absolute : relative
  }

  fileprivate static func left(from start: Int, to end: Int) -> String {
    let steps = sequence(start - end, "D")
    return start - end < steps.utf8.count ? repeated("\u{8}", start - end) : steps
  }

  /// A step to the right, or tabs and what is left of the way.
  fileprivate static func right(from start: Int, to end: Int) -> String {
    guard start != end else { return "" }
    let straight = sequence(end - start, "C")
    let stop = end / 8 * 8
    guard stop > start else { return straight }
    let tabs = repeated("\t", end / 8 - start / 8)
    let tabbed = tabs + (stop == end ? "" : sequence(end - stop, "C"))
    return tabbed.utf8.count < straight.utf8.count ? tabbed : straight
  }

  fileprivate static func sequence(_ count: Int, _ final: String) -> String {
    "\u{1B}[\(count == 1 ? "" : "\(count)")\(final)"
  }

  fileprivate static func repeated(_ control: String, _ count: Int) -> String {
    String(repeating: control, count: count)
  }

  fileprivate static func shortest(_ ways: [String]) -> [UInt8] {
    Array((ways.min { $0.utf8.count < $1.utf8.count } ?? "").utf8)
  }
}
