/// A key, or something else that a person does at a terminal.
public enum Key: Sendable {
  case enter, escape, tab, backTab, backspace, delete
  case up, down, right, left, home, end, pageUp, pageDown
  /// A letter held with Control: `.control("c")`.
  case control(Character)
  /// The left button pressed and released in a cell, counted from 0.
  ///
  /// As in any terminal, nothing of the mouse is sent to a program that has not asked for it.
  case click(column: Int, row: Int)
  /// One notch of the wheel over a cell, counted from 0.
  case scrollUp(column: Int, row: Int)
  /// One notch of the wheel over a cell, counted from 0.
  case scrollDown(column: Int, row: Int)
  /// Text pasted, in brackets when the program has asked for them.
  case paste(String)
  /// The window gained or lost the focus.
  case focus(Bool)
}

extension Key {
  /// What xterm sends; for cursor keys, a paste and the mouse that depends on what the program switched on.
  func text(in modes: PrivateModes) -> String {
    let cursor = modes.on.contains(1) ? "\u{1B}O" : "\u{1B}["
    return switch self {
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .backspace: "\u{7F}"
    case .delete: "\u{1B}[3~"
    case .up: "\(cursor)A"
    case .down: "\(cursor)B"
    case .right: "\(cursor)C"
    case .left: "\(cursor)D"
    case .home: "\(cursor)H"
    case .end: "\(cursor)F"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .control(let letter):
      String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
    case .click(let column, let row):
      modes.mouse("0", column, row, ends: "Mm")
    case .scrollUp(let column, let row): modes.mouse("64", column, row, ends: "M")
    case .scrollDown(let column, let row): modes.mouse("65", column, row, ends: "M")
    case .paste(let text):
      modes.on.contains(2004) ? "\u{1B}[200~\(text)\u{1B}[201~" : text
    case .focus(let isGained): isGained ? "\u{1B}[I" : "\u{1B}[O"
    }
  }
}

extension PrivateModes {
  /// Reports of the mouse with each of the ends; none of the old form, which no program here wants.
  fileprivate func mouse(_ button: String, _ column: Int, _ row: Int, ends: String) -> String {
    guard reportsMouse, on.contains(1006) else { return "" }
    return ends.map { "\u{1B}[<\(button);\(column + 1);\(row + 1)\($0)" }.joined()
  }
}
