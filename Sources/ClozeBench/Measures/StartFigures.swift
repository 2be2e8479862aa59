extension Bench {
  /// From before the start until the first frame is complete, beside a program that does nothing.
  ///
  /// All programs start in turn. The frame is complete when the text that is last in it can be seen;
  /// `/bin/true` has ended when the system says so.
  func startFigures() throws -> [Figure] {
    let ways = [
      cloze(["--no-history", hello], name: "start, without history"),
      cloze([hello], name: "start, with history"),
    ]
    var nothing: [Double] = []
    var starts = ways.map { _ in [Double]() }
    var peerStarts = peers.map { _ in [Double]() }
    for _ in 0..<repeats {
      nothing.append(try WholeProcess(.nothing, in: surroundings).time / .milliseconds(1))
      for (index, way) in ways.enumerated() { starts[index].append(try start(of: way)) }
      for (index, peer) in peers.enumerated() { peerStarts[index].append(try start(of: peer)) }
    }
    let own = zip(ways, starts).map { way, times in
      Figure(
        way.name, .milliseconds, times, against: Command.nothing.name, nothing, .difference,
        limit: .atMost(6))
    }
    return own
      + zip(peers, peerStarts).map { peer, times in
        Figure(ways[0].name, .milliseconds, starts[0], against: peer.name, times, .ratio)
      }
  }

  /// In milliseconds.
  func start(of command: Command) throws -> Double {
    let run = try TerminalRun(command, in: surroundings)
    try run.wait(for: command.text)
    return try run.time(of: command.text) / .milliseconds(1)
  }
}
