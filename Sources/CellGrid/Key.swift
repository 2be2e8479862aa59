/// A key of the keyboard as a terminal reports it.
public enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// A letter, in lower case, with the control key.
  case control(Character)
  /// The return key, also of the number pad.
  case enter
  /// Tabulator.
  case tab
  /// Tabulator with shift.
  case backTab
  /// Delete to the left.
  case backspace
  /// Delete to the right.
  case delete
  /// Escape.
  case escape
  /// An arrow.
  case up, down, left, right
  /// The ends of a line or list.
  case home, end
  /// A page at a time.
  case pageUp, pageDown
  /// A function key, from 1.
  case function(Int)
}
