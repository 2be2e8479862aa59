import TestSupport
import Testing

extension TerminalSession {
  /// Presses a key until it changes nothing any more.
  ///
  /// - Returns: Each screen on the way, the one before the first press included.
  func screensPaging(with key: Key) throws -> [Screen] {
    try waitForRest()
    var screens = [screen]
    var unchanged = 0
    // In a low window two pages in a row may happen to look the same.
    while unchanged < 2, screens.count < 200 {
      press(key)
      try waitForRest()
      if screen.picture == screens.last?.picture {
        unchanged += 1
      } else {
        unchanged = 0
        screens.append(screen)
      }
    }
    return screens
  }
}
