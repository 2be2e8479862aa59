internal import TerminalHarness

/// Encodes screens one after the other in about as few bytes as a terminal can be told them in.
///
/// What a program spends on its frames is measured against this. The encoding is a valid one for
/// xterm and what is like it: each frame begins with the pen and the cursor that the last one left.
/// Within a row it is the shortest from left to right (see `RowEncoder`); the rows come from the top
/// down or from the bottom up, whichever is shorter, and what is blank to the end of the screen may
/// be erased at once (ED). Scrolling, inserting and deleting are not tried: a program that used them
/// well could be shorter still.
struct FrameEncoder {
  private var cells: [[VisibleCell]]
  private var state = Draft.State(place: CursorPlace(column: 0, row: 0), pen: Pen())
  private var isCursorVisible = true
  private var pens = PenSequences()

  /// An empty terminal, its cursor at the top left and visible.
  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: .empty, count: columns), count: rows)
  }

  /// The bytes that turn what was encoded last into a screen of the same size.
  mutating func encode(_ screen: Screen) -> [UInt8] {
    let new = screen.rows.map { $0.map(VisibleCell.init) }
    let rows = new.indices.compactMap { RowEncoder(row: $0, from: cells[$0], to: new[$0]) }
    let drafts = [downwards(rows, of: new), upwards(rows)].compactMap(\.best)
    var draft = drafts.min { $0.count < $1.count } ?? Draft(state)
    cells = new
    if screen.modes.isCursorVisible != isCursorVisible {
      isCursorVisible.toggle()
      draft = draft.adding(Array("\u{1B}[?25\(isCursorVisible ? "h" : "l")".utf8), draft.state)
    }
    if isCursorVisible {
      let place = CursorPlace(column: screen.cursor.column, row: screen.cursor.row)
      draft = draft.adding(
        draft.state.place.move(toColumn: screen.cursor.column, row: screen.cursor.row),
        Draft.State(place: place, pen: draft.state.pen))
    }
    state = draft.state
    return draft.bytes
  }

  private mutating func upwards(_ rows: [RowEncoder]) -> Drafts {
    rows.reversed().reduce(start) { $1.continuing($0, &pens) }
  }

  private mutating func downwards(_ rows: [RowEncoder], of cells: [[VisibleCell]]) -> Drafts {
    var drafts = start
    var finished = Drafts()
    for row in rows {
      if let blank = blankRest(of: cells, from: row.row) {
        for draft in drafts.all { erase(draft, from: row.row, to: blank, into: &finished) }
      }
      drafts = row.continuing(drafts, &pens)
    }
    for draft in drafts.all { finished.insert(draft) }
    return finished
  }

  private var start: Drafts {
    var drafts = Drafts()
    drafts.insert(Draft(state))
    return drafts
  }

  /// The cell that all cells from a row on are like, when they are blank and alike.
  private func blankRest(of cells: [[VisibleCell]], from row: Int) -> VisibleCell? {
    guard let first = cells[row].first, first.isBlank else { return nil }
    return cells[row...].allSatisfy { $0.allSatisfy { $0 == first } } ? first : nil
  }

  private mutating func erase(
    _ draft: Draft, from row: Int, to blank: VisibleCell, into finished: inout Drafts
  ) {
    let place = CursorPlace(column: 0, row: row)
    let move = draft.state.place.move(toColumn: 0, row: row)
    for pen in blank.pens(from: draft.state.pen) {
      let bytes = move + pens.bytes(from: draft.state.pen, to: pen) + Array("\u{1B}[J".utf8)
      finished.insert(draft.adding(bytes, Draft.State(place: place, pen: pen)))
    }
  }
}
