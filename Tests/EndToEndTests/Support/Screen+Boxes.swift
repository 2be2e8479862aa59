import TestSupport

extension Screen {
  /// A box whose whole border is seen.
  struct Box: Equatable {
    let column: Int
    let row: Int
    let width: Int
    let height: Int

    /// Whether each of its sides is strictly between those of two others.
    func isBetween(_ one: Box, _ other: Box) -> Bool {
      func lies(_ side: (Box) -> Int) -> Bool {
        let ends = [side(one), side(other)].sorted()
        return ends[0] < side(self) && side(self) < ends[1]
      }
      return lies(\.width) && lies(\.height)
    }
  }

  /// The boxes from the top left on.
  var boxes: [Box] {
    rows.indices.flatMap { row in
      rows[row].indices.compactMap { column in
        rows[row][column].text == "╭" ? box(column: column, row: row) : nil
      }
    }
  }

  /// The smallest box in which a text stands.
  func box(around text: String) -> Box? {
    guard let place = position(of: text) else { return nil }
    return boxes.filter { box in
      (box.column..<(box.column + box.width)).contains(place.column)
        && (box.row..<(box.row + box.height)).contains(place.row)
    }.min { $0.width * $0.height < $1.width * $1.height }
  }

  private func box(column: Int, row: Int) -> Box? {
    func length(_ side: String, to corner: String, _ text: (Int) -> String?) -> Int? {
      var length = 1
      while text(length) == side { length += 1 }
      return text(length) == corner ? length + 1 : nil
    }
    let width = length("─", to: "╮") { self[column + $0, row]?.text }
    let height = length("│", to: "╰") { self[column, row + $0]?.text }
    guard let width, let height, self[column + width - 1, row + height - 1]?.text == "╯" else {
      return nil
    }
    return Box(column: column, row: row, width: width, height: height)
  }
}
