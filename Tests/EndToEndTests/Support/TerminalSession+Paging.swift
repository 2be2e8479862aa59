import TestSupport
import Testing

extension TerminalSession {
  /// Presses a key until it changes nothing any more.
  ///
  /// - Returns: Each screen on the way, the one before the first press included.
  func screensPaging(with key: Key) throws -> [Screen] {
    try waitForRest()
    var screens = [screen]
    while screens.count < 100 {
      press(key)
      try waitForRest()
      guard screen.picture != screens.last?.picture else { break }
      screens.append(screen)
    }
    return screens
  }
}
