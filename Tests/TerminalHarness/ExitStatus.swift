internal import CPty

/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// It returned or called `exit` with this status.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  /// Nil while the process runs.
  init?(_ status: cpty_status) {
    switch status.state {
    case CPTY_EXITED: self = .exited(status.code)
    case CPTY_SIGNALLED: self = .signalled(status.code)
    default: return nil
    }
  }
}
