extension Bench {
  /// The frames of a flight beside those that were due, and what they cost the processor.
  func flightFigures() throws -> [Figure] {
    try flightFigures(.usual) + flightFigures(.large)
  }

  fileprivate func flightFigures(_ size: WindowSize) throws -> [Figure] {
    let plan = try FlightPlan(quiz: hello, key: "4", size: size)
    let motion = plan.duration
    let command = cloze(["--no-history", hello])
    let run = try TerminalRun(command, in: surroundings, size: size)
    try run.open(command)
    var flights: [Flight] = []
    for _ in 0..<repeats { flights.append(try flight(of: run, plan)) }
    return figures(of: flights, name: "flight \(size)", motion: motion)
  }

  /// One flight: its frames, and the time on the processor in seconds.
  fileprivate struct Flight {
    let frames: FrameAccount
    let processor: Double
  }

  /// Lets the chip fly, then sends it home, which is not measured.
  fileprivate func flight(of run: TerminalRun, _ plan: FlightPlan) throws -> Flight {
    let before = try run.counts()
    let first = run.chunks.count
    run.press(Array("4".utf8))
    run.settle(for: .milliseconds(300))
    let after = try run.counts()
    let ends = run.frames(from: first).frames.map(\.time)
    guard let start = ends.first else {
      throw run.failure(without: "a flight")
    }
    run.press(Array("r".utf8))
    run.settle(for: .milliseconds(300))
    return Flight(
      frames: plan.account(of: ends.map { ($0 - start) / .seconds(1) }),
      processor: Double(after.nanoseconds - before.nanoseconds) / 1e9)
  }

  fileprivate func figures(of flights: [Flight], name: String, motion: Double) -> [Figure] {
    func times(_ value: (Flight) -> Double) -> [Double] { flights.map { 1000 * value($0) } }
    let interval = flights.map { _ in 1000 * FlightPlan.interval }
    let frames = flights.map(\.frames)
    let late = frames.reduce(0) { $0 + $1.late }
    let all = frames.reduce(0) { $0 + $1.due }
    var drawn = Figure(
      "\(name): frames drawn", .count, frames.map { Double($0.drawn) }, against: "frames due",
      frames.map { Double($0.due) }, .ratio, limit: .atLeast(1))
    drawn.note += "; of all \(all) frames \(all - frames.reduce(0) { $0 + $1.drawn }) were left out"
    var delay = Figure(
      "\(name): latest frame", .milliseconds, times { $0.frames.worstDelay }, against: "1/60 s",
      interval, .ratio, limit: .atMost(0.5))
    delay.note += "; \(late) of all \(all) frames were late"
    return [
      drawn,
      delay,
      Figure(
        "\(name): longest gap", .milliseconds, times { $0.frames.worstGap.seconds },
        against: "due after", times { $0.frames.worstGap.due }, .ratio),
      Figure(
        "\(name): CPU of a frame", .milliseconds,
        times { $0.processor / Double($0.frames.drawn) }, against: "1/60 s", interval, .ratio),
      Figure(
        "\(name): CPU of a flight", .milliseconds, times(\.processor), against: "its duration",
        flights.map { _ in 1000 * motion }, .ratio, limit: .atMost(0.03)),
    ]
  }
}
