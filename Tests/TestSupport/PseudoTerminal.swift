internal import CPty

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program in a terminal of its own; both are gone when this is.
///
/// Nothing here blocks but `wait(atMost:forRoomToWrite:)`, and that no longer than it is told.
final class PseudoTerminal {
  private let started: cpty_process
  private var isOpen = true
  private(set) var exitStatus: ExitStatus?
  private(set) var processorTime: Duration?

  /// Starts the program, whose pointers need to live until this returns.
  init(_ program: cpty_program) throws(StartFailure) {
    var program = program
    var started = cpty_process()
    let cause = cpty_start(&program, &started)
    guard cause == 0 else { throw StartFailure(path: String(cString: program.path), cause: cause) }
    self.started = started
  }

  deinit {
    if !hasEnded {
      kill(-foregroundGroup, SIGKILL)
      kill(started.process, SIGKILL)
      note(cpty_status(started.process, true))
    }
    hangUp()
  }

  var process: Int32 { started.process }

  var initialModes: TerminalModes { TerminalModes(started.initial_modes) }

  var modes: TerminalModes {
    var modes = termios()
    tcgetattr(started.terminal, &modes)
    return TerminalModes(modes)
  }

  /// The group that Control-C would reach; the program's own unless a shell has handed it on.
  var foregroundGroup: Int32 {
    let group = isOpen ? tcgetpgrp(started.controller) : 0
    return group > 0 ? group : started.process
  }

  /// Whether the program has ended; what it wrote may still wait to be read.
  var hasEnded: Bool {
    if exitStatus == nil { note(cpty_status(started.process, false)) }
    return exitStatus != nil
  }

  /// What has been written and not read, empty when there is nothing.
  func takeOutput() -> [UInt8] {
    guard isOpen else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(started.controller, buffer.baseAddress, buffer.count))
    }
  }

  /// Types as much as there is room for, and says how much that was.
  func giveInput(_ bytes: [UInt8]) -> Int {
    guard isOpen, !bytes.isEmpty else { return 0 }
    return max(0, write(started.controller, bytes, bytes.count))
  }

  /// Returns when there is something to read, or when the time is over.
  func wait(atMost duration: Duration, forRoomToWrite: Bool) {
    let events = forRoomToWrite ? POLLIN | POLLOUT : POLLIN
    // poll passes over a negative descriptor and only waits.
    var waited = pollfd(fd: isOpen ? started.controller : -1, events: Int16(events), revents: 0)
    let milliseconds = duration / .milliseconds(1)
    poll(&waited, 1, Int32(max(0, milliseconds.rounded(.up))))
  }

  func resize(columns: Int, rows: Int) {
    cpty_resize(started.controller, UInt16(columns), UInt16(rows))
  }

  /// Takes the terminal away, as when its window is closed.
  func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(started.controller)
    close(started.terminal)
  }

  private func note(_ status: cpty_status) {
    guard let ended = ExitStatus(status) else { return }
    exitStatus = ended
    processorTime = .seconds(status.processor_seconds)
  }
}
