#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Says something when Ctrl-C ends the process.
enum Interruption {
  /// What is said.
  ///
  /// A signal handler can neither allocate nor free, so it is never freed.
  nonisolated(unsafe) fileprivate static var message: UnsafeMutablePointer<CChar>?

  /// Does something, and says a text on standard error if Ctrl-C ends the process meanwhile.
  static func telling<Value>(_ text: String, while action: () -> Value) -> Value {
    message = strdup(text)
    let previous = signal(SIGINT) { number in
      if let message = Interruption.message { _ = write(STDERR_FILENO, message, strlen(message)) }
      _ = signal(number, SIG_DFL)
      raise(number)
    }
    defer { _ = signal(SIGINT, previous) }
    return action()
  }
}
