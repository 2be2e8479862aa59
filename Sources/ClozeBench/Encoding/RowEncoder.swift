/// Finds the fewest bytes that turn one row of a terminal into another, from left to right.
///
/// A shortest path over columns and pens: each step writes a cell (a changed one, or an unchanged
/// one because that is shorter than to step over it), moves to the next changed cell, repeats a
/// character of ASCII (REP), erases a stretch (ECH) or the rest of the row (EL).
struct RowEncoder {
  /// The row from the top.
  let row: Int
  /// What is to be seen.
  let cells: [VisibleCell]
  /// Whether each cell differs from what is seen; a wide character's first column tells for both.
  fileprivate let isChanged: [Bool]
  fileprivate let lastChange: Int

  /// What has to be done in a row, nil when nothing has changed.
  init?(row: Int, from old: [VisibleCell], to new: [VisibleCell]) {
    self.row = row
    cells = new
    let isChanged = new.indices.map { column in
      let covered = column..<min(new.count, column + new[column].width)
      return covered.contains { old[$0] != new[$0] }
    }
    guard let last = isChanged.lastIndex(of: true) else { return nil }
    self.isChanged = isChanged
    lastChange = last
  }

  /// The drafts that have drawn the row, continuing others.
  func continuing(_ drafts: Drafts, _ pens: inout PenSequences) -> Drafts {
    var finished = Drafts()
    var open = [Drafts](repeating: Drafts(), count: cells.count + 1)
    let first = isChanged.firstIndex(of: true) ?? 0
    for draft in drafts.all { open[first].insert(moved(draft, to: first)) }
    for column in first...lastChange {
      for draft in open[column].all {
        for next in steps(from: draft, at: column, &pens) {
          if let place = next.state.place.column, place <= lastChange, !next.isFinal {
            open[place].insert(next.draft)
          } else {
            finished.insert(next.draft)
          }
        }
      }
    }
    return finished
  }

  /// The bytes that erase from a column to the end of the row, when all that follows is blank.
  func isBlank(from column: Int) -> Bool {
    cells[column...].allSatisfy { $0.isBlank && $0 == cells[column] }
  }

  /// A draft, and whether nothing is left to be drawn behind it though the cursor stands before it.
  fileprivate struct Next {
    var draft: Draft
    var isFinal = false
    var state: Draft.State { draft.state }
  }

  fileprivate func steps(
    from draft: Draft, at column: Int, _ pens: inout PenSequences
  ) -> [Next] {
    var steps: [Next] = []
    let cell = cells[column]
    if !isChanged[column], let next = nextChange(from: column) {
      steps.append(Next(draft: moved(draft, to: next)))
    }
    for pen in cell.pens(from: draft.state.pen) {
      let bytes = pens.bytes(from: draft.state.pen, to: pen) + Array(cell.text.utf8)
      steps.append(Next(draft: draft.adding(bytes, state(column + cell.width, pen))))
      let count = run(from: column)
      // Terminfo's capability to repeat takes one byte: of others it is not known who repeats them.
      if count > 1, cell.text.utf8.count == 1 {
        let repeated = bytes + Array("\u{1B}[\(count == 2 ? "" : "\(count - 1)")b".utf8)
        steps.append(Next(draft: draft.adding(repeated, state(column + count, pen))))
      }
    }
    if cell.isBlank { steps += erasures(from: draft, at: column, &pens) }
    return steps
  }

  fileprivate func erasures(
    from draft: Draft, at column: Int, _ pens: inout PenSequences
  ) -> [Next] {
    var steps: [Next] = []
    let count = run(from: column)
    for pen in cells[column].pens(from: draft.state.pen) {
      let change = pens.bytes(from: draft.state.pen, to: pen)
      if isBlank(from: column) {
        let erased = draft.adding(change + Array("\u{1B}[K".utf8), state(column, pen))
        steps.append(Next(draft: erased, isFinal: true))
      }
      let sequence = change + Array("\u{1B}[\(count == 1 ? "" : "\(count)")X".utf8)
      let erased = draft.adding(sequence, state(column, pen))
      if let next = nextChange(from: column + count) {
        steps.append(Next(draft: moved(erased, to: next)))
      } else {
        steps.append(Next(draft: erased, isFinal: true))
      }
    }
    return steps
  }

  /// How many equal narrow cells follow each other, as far as anything has changed.
  fileprivate func run(from column: Int) -> Int {
    guard cells[column].width == 1 else { return 1 }
    return cells[column...lastChange].prefix { $0 == cells[column] }.count
  }

  fileprivate func nextChange(from column: Int) -> Int? {
    guard column <= lastChange else { return nil }
    return isChanged[column...].firstIndex(of: true)
  }

  fileprivate func moved(_ draft: Draft, to column: Int) -> Draft {
    draft.adding(
      draft.state.place.move(toColumn: column, row: row), state(column, draft.state.pen))
  }

  /// Behind the last column there is no place that all terminals agree on.
  fileprivate func state(_ column: Int, _ pen: Pen) -> Draft.State {
    let known = column < cells.count ? column : nil
    return Draft.State(place: CursorPlace(column: known, row: row), pen: pen)
  }
}
