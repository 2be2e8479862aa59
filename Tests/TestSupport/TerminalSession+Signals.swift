#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension TerminalSession {
  /// Who receives a signal.
  public enum Recipient: Sendable {
    /// The program that was started.
    case program
    /// The group in the foreground of the terminal, as with Control-C.
    case foreground
  }

  /// Sends a signal.
  public func send(_ signal: Int32, to recipient: Recipient = .program) {
    switch recipient {
    case .program: kill(process, signal)
    case .foreground: kill(-terminal.foregroundGroup, signal)
    }
  }
}
