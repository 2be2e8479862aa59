extension Bench {
  /// A file of 100,000 questions and a library of 500 files, beside Python's reading of JSON.
  func loadFigures() throws -> [Figure] {
    let python = try requirePython()
    return try largeFile(python) + [library(python)]
  }

  fileprivate func largeFile(_ python: Python) throws -> [Figure] {
    let path = "\(options.folder)/large.json"
    let size = Double(try TextFile.write(GeneratedQuiz(count: 100_000, seed: 1), to: path))
    let check = cloze(["check", path])
    let reading = python.reading([path], name: "python3 json")
    var times: (own: [Double], python: [Double]) = ([], [])
    var peaks: (own: [Double], python: [Double]) = ([], [])
    for _ in 0..<fewRepeats {
      let own = try WholeProcess(check, in: surroundings)
      let other = try WholeProcess(reading, in: surroundings)
      times.own.append(own.time / .milliseconds(1))
      times.python.append(other.time / .milliseconds(1))
      peaks.own.append(Double(own.peakMemory) / 1e6)
      peaks.python.append(Double(other.peakMemory) / 1e6)
    }
    let name = "check 100,000 questions"
    var time = Figure(
      "\(name): time", .milliseconds, times.own, against: reading.name, times.python, .ratio,
      limit: .atMost(1))
    let seconds = time.measured / 1000
    time.note += "; \(Unit.megabytes.text(size / 1e6 / seconds)) a second"
    let sizes = peaks.own.map { _ in size / 1e6 }
    return [
      time,
      Figure(
        "\(name): peak memory", .megabytes, peaks.own, against: "file", sizes, .ratio,
        limit: .atMost(4)),
      Figure(
        "\(name): peak memory", .megabytes, peaks.own, against: reading.name, peaks.python, .ratio),
    ]
  }

  fileprivate func library(_ python: Python) throws -> Figure {
    let folder = Surroundings(folder: "\(options.folder)/library").folder
    let files = (1...500).map { "\(folder)/quiz-\($0).json" }
    for (index, file) in files.enumerated() {
      try TextFile.write(GeneratedQuiz(count: 20, seed: UInt64(index)), to: file)
    }
    let reading = python.reading(files, name: "python3 json")
    var times: (own: [Double], python: [Double]) = ([], [])
    for _ in 0..<fewRepeats {
      times.own.append(try start(of: cloze(["--no-history", folder])))
      times.python.append(try WholeProcess(reading, in: surroundings).time / .milliseconds(1))
    }
    return Figure(
      "library of 500 files: first frame", .milliseconds, times.own, against: reading.name,
      times.python, .ratio, limit: .atMost(1))
  }

  /// For what takes longer.
  fileprivate var fewRepeats: Int { max(3, repeats / 2) }
}
