/// The environment variables of a program under test: nothing is inherited.
public enum TerminalEnvironment {
  /// xterm with 256 colours, UTF-8, English, a path to the system's programs and no home.
  public static let standard = [
    "TERM": "xterm-256color",
    "LANG": "C.UTF-8",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "TZ": "UTC",
  ]

  /// The standard environment with some variables changed or added.
  public static func standard(with changes: [String: String]) -> [String: String] {
    standard.merging(changes) { _, change in change }
  }
}
