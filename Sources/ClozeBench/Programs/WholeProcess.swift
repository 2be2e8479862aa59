internal import TerminalHarness

/// What a program took from its start to its end.
struct WholeProcess {
  /// From before the start until the end was known.
  let time: Duration
  /// The most memory that was resident at once, in bytes.
  let peakMemory: Int

  /// Runs a program that writes less than a terminal holds, some 4 KB.
  ///
  /// - Throws: `BenchError.failed` when its exit status is not 0.
  init(_ command: Command, in surroundings: Surroundings) throws {
    let environment = surroundings.environment()
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(
      command.program, command.arguments, environment: environment,
      columns: WindowSize.usual.columns, rows: WindowSize.usual.rows)
    terminal.waitForEnd()
    time = .now - start
    peakMemory = terminal.peakMemory ?? 0
    guard terminal.exitStatus == .exited(0) else {
      let output = String(decoding: terminal.takeOutput(), as: UTF8.self)
      throw BenchError.failed(program: command.name, output: output)
    }
  }
}
