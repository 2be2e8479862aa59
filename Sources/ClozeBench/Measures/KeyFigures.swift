extension Bench {
  /// From a key to the first byte that the program writes for it, beside a program that only sends
  /// the key back.
  ///
  /// All programs run at once and get their keys in turn, each when nothing has moved for a while.
  func keyFigures() throws -> [Figure] {
    let commands = [question, .echo] + peers
    let runs = try commands.map { command in
      let run = try TerminalRun(command, in: surroundings)
      try run.open(command)
      return run
    }
    var times = runs.map { _ in [Double]() }
    for round in 0..<(repeats * 15) {
      for (index, run) in runs.enumerated() {
        let keys = commands[index].keys
        run.settle(for: .zero)
        let pressed = run.press(keys[round % keys.count])
        guard run.read(within: .seconds(1)), let chunk = run.chunks.last else {
          throw run.failure(without: "an answer to a key")
        }
        times[index].append((chunk.time - pressed) / .milliseconds(1))
        run.settle(for: .milliseconds(30))
      }
    }
    let name = "key to first byte"
    let own = Samples(times[0])
    let echo = Samples(times[1])
    let tail = (own.quantile(0.99), echo.quantile(0.99))
    return [
      Figure(
        name: "\(name), median", unit: .milliseconds, measured: own.median,
        against: Command.echo.name, reference: echo.median, comparison: .absolute,
        compared: own.median, limit: .atMost(0.5), note: "\(own.sorted.count) keys"),
      Figure(
        name: "\(name), 99 of 100", unit: .milliseconds, measured: tail.0,
        against: Command.echo.name, reference: tail.1, comparison: .ratio,
        compared: tail.0 / tail.1),
    ]
      + zip(peers, times.dropFirst(2)).flatMap { peer, times in
        [
          Figure("\(name), median", .milliseconds, own.median, peer, Samples(times).median),
          Figure(
            "\(name), 99 of 100", .milliseconds, tail.0, peer, Samples(times).quantile(0.99)),
        ]
      }
  }
}

extension Figure {
  /// One number beside that of another quiz program.
  fileprivate init(
    _ name: String, _ unit: Unit, _ measured: Double, _ peer: Command, _ reference: Double
  ) {
    self.init(
      name: name, unit: unit, measured: measured, against: peer.name, reference: reference,
      comparison: .ratio, compared: measured / reference)
  }
}
