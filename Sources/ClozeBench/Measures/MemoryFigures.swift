extension Bench {
  /// Memory that is resident while a question is on.
  func memoryFigures() throws -> [Figure] {
    let name = "memory at a question"
    let own = try residentMegabytes(question)
    let echo = try residentMegabytes(.echo)
    let least = Figure(
      name, .megabytes, own, against: Command.echo.name, echo, .absolute, limit: .atMost(12))
    return try [least]
      + others.map { other in
        Figure(
          name, .megabytes, own, against: other.name, try residentMegabytes(other), .ratio)
      }
  }

  /// A few measurements, in units of 1,000,000 bytes.
  fileprivate func residentMegabytes(_ command: Command) throws -> [Double] {
    try (0..<3).map { _ in
      let run = try TerminalRun(command, in: surroundings)
      try run.open(command)
      return Double(try run.counts().residentBytes) / 1e6
    }
  }
}
