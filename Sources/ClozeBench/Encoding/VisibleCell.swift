internal import TerminalHarness

/// A cell as it is seen: what nobody can see of it is left out, so that equal cells look alike.
struct VisibleCell: Hashable {
  /// One grapheme, empty in the second column of a wide character.
  let text: String
  /// Columns taken: 1, 2, or 0 in the second column of a wide character.
  let width: Int
  /// What it is written with; of a blank cell only the colour behind it.
  let pen: Pen

  /// The attributes that show in a cell without text.
  static let seenOnBlanks: ScreenCell.Attributes = [.underline, .reverse, .strike]

  /// What an empty terminal shows.
  static let empty = VisibleCell(text: " ", width: 1, pen: Pen())

  /// A cell without text, whose colour in front of it nobody sees.
  var isBlank: Bool { text == " " && pen.attributes.isDisjoint(with: Self.seenOnBlanks) }
}

extension VisibleCell {
  /// What is seen of a cell.
  init(_ cell: ScreenCell) {
    var pen = Pen(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
    // Emulators leave what they like in the second column of a wide character.
    if cell.isContinuation { pen = Pen() }
    if cell.text == " ", cell.attributes.isDisjoint(with: Self.seenOnBlanks) {
      pen = Pen(background: cell.background)
    }
    self.init(text: cell.text, width: cell.width, pen: pen)
  }

  /// The pens that can write the cell, when one is held: that one where it will do.
  ///
  /// What can write a blank cell can erase to it as well; terminals differ in whether attributes
  /// show in what was erased, so that none of those may be held.
  func pens(from held: Pen) -> [Pen] {
    guard isBlank else { return [pen] }
    guard held.background != pen.background || !held.attributes.isDisjoint(with: Self.seenOnBlanks)
    else { return [held] }
    var changed = held
    changed.background = pen.background
    changed.attributes.subtract(Self.seenOnBlanks)
    return [changed, pen]
  }
}
