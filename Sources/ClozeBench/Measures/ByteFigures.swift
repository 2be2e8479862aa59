extension Bench {
  /// The bytes of frames beside the fewest that would do for the same screens.
  func byteFigures() throws -> [Figure] {
    try [WindowSize.usual, .large].flatMap { size in
      [try flightBytes(size), try zoomBytes(size)]
    }
  }

  fileprivate func flightBytes(_ size: WindowSize) throws -> Figure {
    try figure(
      "flight \(size): bytes of a frame", of: cloze(["--no-history", hello]), pressing: ["4"], size)
  }

  /// From the library through a quiz's dialog to its first question.
  fileprivate func zoomBytes(_ size: WindowSize) throws -> Figure {
    try figure(
      "zoom \(size): bytes of a frame", of: cloze(["--no-history", options.quizzes]),
      pressing: ["\r", "\r"], size)
  }

  fileprivate func figure(
    _ name: String, of command: Command, pressing keys: [String], _ size: WindowSize
  ) throws -> Figure {
    var written: [Double] = []
    var least: [Double] = []
    // The frames of one run differ little from those of the next.
    for _ in 0..<min(repeats, 5) {
      let run = try TerminalRun(command, in: surroundings, size: size)
      try run.open(command)
      let first = run.chunks.count
      for key in keys {
        run.press(Array(key.utf8))
        run.settle(for: .milliseconds(300))
      }
      let (before, frames) = run.frames(from: first)
      var encoder = FrameEncoder(columns: size.columns, rows: size.rows)
      _ = encoder.encode(before)
      let fewest = frames.reduce(0) { $0 + encoder.encode($1.screen).count }
      written.append(Double(frames.reduce(0) { $0 + $1.count }) / Double(frames.count))
      least.append(Double(fewest) / Double(frames.count))
    }
    return Figure(
      name, .bytes, written, against: "fewest found", least, .ratio, limit: .atMost(1.5))
  }
}
