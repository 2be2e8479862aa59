import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals while a quiz zooms: the terminal is as it was.
@Suite struct ZoomEndTests {
  @Test(arguments: [(SIGTERM, true), (SIGSEGV, false), (SIGHUP, true)])
  func `a signal in the middle of a zoom leaves the terminal as it was`(
    signal: Int32, isCaught: Bool
  ) throws {
    let shelf = try QuizShelf()
    let session = try shelf.open(directory: shelf.folder.path)
    try zoom(session)
    session.send(signal)
    let status = try session.waitForExit()
    #expect(status == (isCaught ? .exited(128 + signal) : .signalled(signal)))
    session.expectTerminalAsBefore()
  }

  /// Starts a quiz and returns while its page grows.
  private func zoom(_ session: TerminalSession) throws {
    // On a busy machine a whole zoom may go unseen; then there is another.
    for _ in 1...5 {
      session.press(.enter)
      try session.waitForText("solutions")
      try session.waitForRest()
      let dialog = try #require(session.screen.box(around: "solutions"))
      func isGrowing(_ screen: Screen) -> Bool { screen.boxes.contains { $0.width > dialog.width } }
      session.press(.enter)
      try session.waitUntil("a growing page") { screen in
        !screen.modes.isMidFrame
          && (isGrowing(screen) || (screen.contains("q library") && screen.boxes.isEmpty))
      }
      if isGrowing(session.screen) { return }
      session.type("q")
      try session.waitForText("/ filter")
      try session.waitForRest()
    }
    Issue.record("no zoom is seen")
  }
}
