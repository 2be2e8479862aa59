internal import CPty

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program in a terminal of its own; both are gone when this is.
///
/// Nothing here blocks but `waitForEnd()`, and `wait(atMost:forRoomToWrite:)` no longer than it is
/// told.
public final class PseudoTerminal {
  private let started: cpty_process
  private var isOpen = true
  /// How the program ended, nil until `hasEnded` or `waitForEnd()` has found that it did.
  public private(set) var exitStatus: ExitStatus?
  /// Time that the program and its reaped children spent on the processor, once it has ended.
  public private(set) var processorTime: Duration?
  /// The most memory that was resident at once, in bytes, once it has ended.
  ///
  /// On Linux never less than what this process had when it started the program.
  public private(set) var peakMemory: Int?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path; `PATH` is not searched.
  ///   - arguments: Without the program's name.
  ///   - environment: All its variables.
  ///   - directory: Where it starts, nil for the folder of this process.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - redirection: Descriptors in place of the terminal.
  /// - Throws: `StartFailure`, also when the program does not exist.
  public init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    directory: String? = nil,
    columns: Int,
    rows: Int,
    redirection: Redirection = Redirection()
  ) throws(StartFailure) {
    let strings = CStrings()
    var described = cpty_program(
      path: strings.string(program),
      arguments: strings.list([program] + arguments),
      environment: strings.list(environment.map { "\($0.key)=\($0.value)" }),
      directory: directory.flatMap(strings.string),
      columns: UInt16(columns),
      rows: UInt16(rows),
      input: redirection.input ?? -1,
      output: redirection.output ?? -1,
      error: redirection.error ?? -1
    )
    var started = cpty_process()
    let cause = withExtendedLifetime(strings) { cpty_start(&described, &started) }
    guard cause == 0 else { throw StartFailure(path: program, cause: cause) }
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

  /// The program's process.
  public var process: Int32 { started.process }

  /// The terminal's modes before the program ran.
  public var initialModes: TerminalModes { TerminalModes(started.initial_modes) }

  /// The terminal's modes now, also after the program has ended.
  public var modes: TerminalModes {
    var modes = termios()
    tcgetattr(started.terminal, &modes)
    return TerminalModes(modes)
  }

  /// The group that Control-C would reach; the program's own unless a shell has handed it on.
  public var foregroundGroup: Int32 {
    let group = isOpen ? tcgetpgrp(started.controller) : 0
    return group > 0 ? group : started.process
  }

  /// Whether the program has ended; what it wrote may still wait to be read.
  public var hasEnded: Bool {
    if exitStatus == nil { note(cpty_status(started.process, false)) }
    return exitStatus != nil
  }

  /// Returns when the program has ended: one that waits for room to write never does.
  public func waitForEnd() {
    if exitStatus == nil { note(cpty_status(started.process, true)) }
  }

  /// What has been written and not read, empty when there is nothing.
  public func takeOutput(atMost limit: Int = 1 << 16) -> [UInt8] {
    guard isOpen, limit > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, read(started.controller, buffer.baseAddress, buffer.count))
    }
  }

  /// Types as much as there is room for, and says how much that was.
  public func giveInput(_ bytes: [UInt8]) -> Int {
    guard isOpen, !bytes.isEmpty else { return 0 }
    return max(0, write(started.controller, bytes, bytes.count))
  }

  /// Returns when there is something to read, or when the time is over.
  public func wait(atMost duration: Duration, forRoomToWrite: Bool) {
    let events = forRoomToWrite ? POLLIN | POLLOUT : POLLIN
    // poll passes over a negative descriptor and only waits.
    var waited = pollfd(fd: isOpen ? started.controller : -1, events: Int16(events), revents: 0)
    let milliseconds = duration / .milliseconds(1)
    poll(&waited, 1, Int32(max(0, milliseconds.rounded(.up))))
  }

  /// Returns when the time is over, whatever there is to read.
  public func sleep(for duration: Duration) {
    poll(nil, 0, Int32(max(0, (duration / .milliseconds(1)).rounded(.up))))
  }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) {
    cpty_resize(started.controller, UInt16(columns), UInt16(rows))
  }

  /// Takes the terminal away, as when its window is closed.
  public func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(started.controller)
    close(started.terminal)
  }

  private func note(_ status: cpty_status) {
    guard let ended = ExitStatus(status) else { return }
    exitStatus = ended
    processorTime = .seconds(status.processor_seconds)
    peakMemory = status.peak_bytes
  }
}
