#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Bench {
  /// How often programs are awake in ten seconds in which nobody presses a key.
  func restFigures() throws -> [Figure] {
    let runs = try resting()
    let before = try runs.map { try $0.counts().switches }
    rest(runs)
    let after = try runs.map { try $0.counts().switches }
    return compared("switches in 10 s", zip(after, before).map { Double($0 - $1) })
  }

  /// The system calls that they make meanwhile, as strace counts them.
  func callFigures() throws -> [Figure] {
    let path = "/usr/bin/strace"
    guard access(path, X_OK) == 0 else { throw BenchError.missing("strace") }
    let runs = try resting()
    let files = runs.map { "\(options.folder)/calls-\($0.process)" }
    let tracers = try zip(runs, files).map { run, file in
      let trace = ["-f", "-p", "\(run.process)", "-o", file]
      let tracer = try TerminalRun(
        Command(name: "strace", program: path, arguments: trace), in: surroundings)
      try tracer.wait(for: "attached")
      return tracer
    }
    rest(runs)
    let controlC: [UInt8] = [3]
    for tracer in tracers {
      tracer.press(controlC)
      tracer.waitForEnd()
    }
    // Ended before its tracer has left, a program would leave a line of its end.
    withExtendedLifetime(runs) {}
    let counts = try files.map { file in
      let lines = try TextFile.text(of: file).split(separator: "\n")
      // The call in which the tracer finds the program, and leaves it, was made before.
      return Double(lines.count { !$0.contains("resum") && !$0.contains("detached") })
    }
    return compared("system calls in 10 s", counts)
  }

  /// A question, the library, a program that does little, and others.
  fileprivate var restingCommands: [Command] {
    [question, cloze(["--no-history", options.quizzes]), .echo] + others
  }

  /// All of them at rest, at the same time.
  fileprivate func resting() throws -> [TerminalRun] {
    try restingCommands.map { command in
      let run = try TerminalRun(command, in: surroundings)
      try run.open(command)
      return run
    }
  }

  /// Reads what comes, so that no program waits for room to write.
  fileprivate func rest(_ runs: [TerminalRun]) {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      usleep(100_000)
      for run in runs { run.settle(for: .zero) }
    }
  }

  /// The question and the library beside each of the others.
  fileprivate func compared(_ name: String, _ counts: [Double]) -> [Figure] {
    let own = zip(["question", "library"], counts)
    let others = zip(restingCommands, counts).dropFirst(2)
    return others.enumerated().flatMap { index, other in
      own.map { screen, count in
        Figure(
          name: "\(screen): \(name)", unit: .count, measured: count, against: other.0.name,
          reference: other.1, comparison: .absolute, compared: count,
          limit: index == 0 ? .atMost(0) : nil)
      }
    }
  }
}
