/// What a terminal can report.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text came in one piece, from the clipboard.
  case paste(String)
  /// The mouse was clicked, or its wheel was turned.
  case mouse(MouseEvent)
  /// The window has another size; every cell must be drawn anew.
  case resize(CellSize)
  /// What is known of the terminal has changed, such as its background.
  case traits(TerminalTraits)
  /// A signal asks the program to end; its number tells which.
  case terminate(signal: Int32)
  /// Nothing more can be read: the terminal is gone.
  case inputClosed
}
