public import CellGrid
internal import CNcurses
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ProcessTerminal {
  /// Waits for something to happen.
  ///
  /// After ``Event/inputClosed`` there is nothing but that. A stop (Ctrl-Z) happens within; once the
  /// program goes on, a ``Event/resize(_:)`` asks for the screen, even if the size is the same.
  ///
  /// - Parameter deadline: Seconds on the terminal's clock at which waiting ends, or nil to wait as
  ///   long as it takes.
  /// - Returns: What happened, or nil at the deadline.
  public func nextEvent(until deadline: Double?) -> Event? {
    var hasLooked = false
    while true {
      takeSignals()
      if !events.isEmpty { return events.removeFirst() }
      if isGone { return .inputClosed }
      if hasLooked, let deadline, now() >= deadline { return nil }
      // Even when the deadline has passed: keys are not to wait for late frames.
      hasLooked = true
      let wait = [deadline, decoder.wait(from: now())].compactMap(\.self).min()
      if !waitForInput(until: wait) { handle(decoder.expire(at: now())) }
    }
  }

  /// Reads late answers away, so that they are not typed into the shell.
  func awaitAnswers() {
    while !isGone, let deadline = queries.answerDeadline(at: now()) {
      guard waitForInput(until: deadline) else { return }
    }
  }

  /// Waits until there is input, a signal or room for output, and takes it.
  ///
  /// - Returns: Whether there was any.
  fileprivate func waitForInput(until deadline: Double?) -> Bool {
    let wantsRoom = !queue.isEmpty
    var ready = [
      pollfd(fd: signals_descriptor(), events: Int16(POLLIN), revents: 0),
      pollfd(
        fd: device.descriptor, events: Int16(wantsRoom ? POLLIN | POLLOUT : POLLIN), revents: 0),
    ]
    // Rounded up: a little late does no harm, a little early would poll again and again.
    let milliseconds = deadline.map { Int32(max(0, min(($0 - now()) * 1000, 1e6)).rounded(.up)) }
    guard poll(&ready, 2, milliseconds ?? -1) != 0 else { return false }
    if ready[0].revents != 0 { signals_drain() }
    if Int32(ready[1].revents) & POLLOUT != 0 { sendFrames() }
    if Int32(ready[1].revents) & ~POLLOUT != 0 { read() }
    return true
  }

  fileprivate func read() {
    switch device.receive() {
    case .bytes(let bytes): handle(decoder.feed(bytes, at: now()))
    case .nothing: break
    case .closed: isGone = true
    }
  }

  fileprivate func handle(_ inputs: [TerminalInput]) {
    for input in inputs {
      switch input {
      case .key(let key): events.append(.key(key))
      case .paste(let text): events.append(.paste(text))
      case .mouse(let event): events.append(.mouse(event))
      case .reply(let reply): handle(reply)
      }
    }
  }

  fileprivate func handle(_ reply: TerminalReply) {
    switch reply {
    case .attributes:
      queries.answer()
    case .mode(2026, let setting):
      isSynchronized = setting == 1 || setting == 2
    case .mode:
      break
    case .background(let color):
      guard traits.hasLightBackground != color.isLight else { return }
      traits.hasLightBackground = color.isLight
      events.append(.traits(traits))
    }
  }
}
