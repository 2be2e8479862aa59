#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What to measure, and with what.
struct BenchOptions {
  /// The program.
  var program = ".build/release/cloze"
  /// The quizzes that come with it.
  var quizzes = "Quizzes"
  /// A list of other quiz programs (see `PeerFile`), nil for none.
  var peers = Self.variable("BENCH_PEERS")
  /// A folder for what is generated.
  var folder = ".build/bench/run"
  /// Where the figures are written as JSON.
  var output = ".build/bench.json"
  /// How often things are measured that take some milliseconds; the medians are told.
  var repeats = 20
  /// Whether a missed target is a failure.
  var isGate = Self.variable("GATE") == "1"
  /// What is measured.
  var measures = Measure.allCases

  /// Reads a command line without the program's name: options, then names of what to measure.
  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments[...]
    var chosen: [Measure] = []
    while let word = rest.popFirst() {
      switch word {
      case "--program": program = try Self.value(of: word, &rest)
      case "--quizzes": quizzes = try Self.value(of: word, &rest)
      case "--peers": peers = try Self.value(of: word, &rest)
      case "--folder": folder = try Self.value(of: word, &rest)
      case "--output": output = try Self.value(of: word, &rest)
      case "--repeats":
        guard let count = Int(try Self.value(of: word, &rest)), count > 0 else {
          throw .usage(word)
        }
        repeats = count
      default:
        guard let measure = Measure(rawValue: word) else { throw .usage(word) }
        chosen.append(measure)
      }
    }
    if !chosen.isEmpty { measures = chosen }
  }

  fileprivate static func value(
    of word: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> String {
    guard let value = rest.popFirst() else { throw .usage(word) }
    return value
  }

  fileprivate static func variable(_ name: String) -> String? {
    let value = getenv(name).map { String(cString: $0) }
    return value?.isEmpty == true ? nil : value
  }
}
