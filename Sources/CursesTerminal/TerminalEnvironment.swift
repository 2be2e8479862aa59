internal import CellGrid
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the environment says about the terminal.
struct TerminalEnvironment: Sendable {
  /// The value of a variable, or nil when it is unset.
  let variable: @Sendable (String) -> String?

  /// The environment of this process.
  static let process = TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }

  /// The terminal type, or nil when there is none.
  var type: String? {
    guard let type = variable("TERM"), !type.isEmpty else { return nil }
    return type
  }

  /// Whether colour is wanted (no-color.org: any value that is not empty says no).
  var allowsColor: Bool {
    (variable("NO_COLOR") ?? "").isEmpty
  }

  /// How long an escape byte may wait for what follows it, in seconds.
  ///
  /// `ESCDELAY` tells it in milliseconds; no key is held back for more than a second.
  var escapeDelay: Double {
    guard let delay = number("ESCDELAY") else { return 0.025 }
    return Double(min(delay, 1000)) / 1000
  }

  /// The size where the terminal itself tells none.
  var fallbackSize: CellSize {
    CellSize(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }

  /// Whether questions for background and modes can be put without their text being shown.
  ///
  /// Linux's console, real terminals and ANSI.SYS print parts of what they do not understand.
  var understandsQueries: Bool { isWindow }

  /// Whether clicks are reported in the form that knows every column (mode 1006).
  ///
  /// terminfo does not tell: `kmous` is there for Linux's console, which has only the old form and
  /// gives up selecting for it, and `XM` is not for tmux and others that have the new one.
  var reportsMouse: Bool { isWindow }

  /// Whether the terminal can be asked for a mode; Apple's prints the final letter of the question.
  var understandsModeQueries: Bool {
    understandsQueries && variable("TERM_PROGRAM") != "Apple_Terminal"
  }

  /// Whether the terminal is a program with a window, or in one, and neither console nor machine.
  fileprivate var isWindow: Bool {
    guard let type else { return false }
    let others = ["linux", "vt1", "vt2", "vt3", "vt5", "ansi", "pcansi", "cons25", "sun", "hurd"]
    return !others.contains { type.hasPrefix($0) }
  }

  /// A positive number, at most 1000: nothing asked for here is larger.
  fileprivate func number(_ name: String) -> Int? {
    guard let text = variable(name), let number = Int(text), number > 0 else { return nil }
    return min(number, 1000)
  }
}
