/// Why there can be no screen.
public enum TerminalError: Error, Hashable, Sendable {
  /// Neither a standard stream nor the process has a terminal.
  case noTerminal
  /// `TERM` is unset or empty.
  case unnamedTerminalType
  /// The terminfo database does not know the value of `TERM`.
  case unknownTerminalType(String)
  /// The type that `TERM` names, such as `dumb`, cannot place its cursor.
  case noCursorAddressing(String)
  /// The system refuses something that a screen needs; with its `errno`.
  case refused(code: Int32)
}
