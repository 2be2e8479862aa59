internal import CellGrid
internal import CNcurses
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ProcessTerminal {
  /// Does what the signals ask that have come since the last time.
  func takeSignals() {
    while case let signal = signals_take(), signal != 0 {
      switch signal {
      case SIGWINCH: updateSize()
      case SIGTSTP: suspend()
      // Stopped from outside, unawares: whoever had the terminal meanwhile has left traces.
      case SIGCONT: resume()
      // Ahead of keys typed before: who ends the program does not wait for them.
      default: events.insert(.terminate(signal: signal), at: 0)
      }
    }
  }

  /// Gives the terminal back as it was while another program uses it, then takes it over again.
  ///
  /// Once that is done a ``Event/resize(_:)`` asks for the screen, even if the size is the same.
  ///
  /// - Parameter use: Runs the other program until it ends.
  public func lend(to use: () -> Void) {
    guard !isGone else { return }
    leave()
    // Stopping the other program has to stop this one as well, or the shell would not come back.
    signals_uninstall()
    use()
    _ = signals_install()
    resume()
  }

  fileprivate func suspend() {
    leave()
    signals_suspend()
    resume()
  }

  fileprivate func resume() {
    // To take the terminal from the background would stop the program again before it can end.
    guard !signals_end_requested() else { return }
    isOnScreen = false
    _ = terminal_enter(device.descriptor)
    updateSize()
  }

  fileprivate func updateSize() {
    size = device.size ?? environment.fallbackSize
    screen.resize(to: size)
    armExit()
    awaited = nil
    events.removeAll { if case .resize = $0 { true } else { false } }
    // Ahead of keys typed before, which are to act on what is seen; but not of an end.
    let ends = events.prefix { if case .terminate = $0 { true } else { false } }.count
    events.insert(.resize(size), at: ends)
  }
}
