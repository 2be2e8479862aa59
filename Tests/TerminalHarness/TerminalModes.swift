internal import CPty

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The modes of a terminal's line discipline, to be compared before and after a program.
public struct TerminalModes: Equatable, Sendable {
  /// Each field of `termios` by its name, control characters and speeds included.
  public let fields: [String: [UInt]]
  /// Whether what is typed appears by itself.
  public let echoes: Bool
  /// Whether input waits for the end of a line.
  public let isCanonical: Bool
  /// Whether Control-C, Control-Z and Control-\ send signals.
  public let sendsSignals: Bool
  /// Whether Control-S stops the output.
  public let controlsFlow: Bool

  /// The modes in a `termios` structure.
  init(_ modes: termios) {
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt.init) }
    fields = [
      "c_iflag": [UInt(modes.c_iflag)],
      "c_oflag": [UInt(modes.c_oflag)],
      "c_cflag": [UInt(modes.c_cflag)],
      "c_lflag": [UInt(modes.c_lflag)],
      "c_cc": characters,
      "speeds": [UInt(modes.c_ispeed), UInt(modes.c_ospeed)],
    ]
    echoes = modes.c_lflag & tcflag_t(ECHO) != 0
    isCanonical = modes.c_lflag & tcflag_t(ICANON) != 0
    sendsSignals = modes.c_lflag & tcflag_t(ISIG) != 0
    controlsFlow = modes.c_iflag & tcflag_t(IXON) != 0
  }
}
