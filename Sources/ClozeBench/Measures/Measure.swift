/// The things that are measured, by the names that the command line has for them.
enum Measure: String, CaseIterable {
  /// A whole process that reads a large file; first, while this process is small.
  case load
  /// From the start to the first frame.
  case start
  /// From a key to the first byte.
  case key
  /// The frames of a flight and what they cost the processor.
  case flight
  /// The bytes of frames.
  case bytes
  /// Memory at a question.
  case memory
  /// How often programs are awake while nothing happens.
  case rest
  /// The system calls that they make meanwhile.
  case calls

  /// Measures it.
  func figures(_ bench: Bench) throws -> [Figure] {
    switch self {
    case .load: try bench.loadFigures()
    case .start: try bench.startFigures()
    case .key: try bench.keyFigures()
    case .flight: try bench.flightFigures()
    case .bytes: try bench.byteFigures()
    case .memory: try bench.memoryFigures()
    case .rest: try bench.restFigures()
    case .calls: try bench.callFigures()
    }
  }
}
