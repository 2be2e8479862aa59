#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why something could not be measured.
enum BenchError: Error {
  /// A program did not show what was waited for, but something else.
  case noText(String, program: String, screen: String)
  /// A program ended otherwise than with success.
  case failed(program: String, output: String)
  /// A file could not be read or written; the value of `errno`.
  case file(String, Int32)
  /// A quiz that is needed cannot be read.
  case quiz(String)
  /// An option or a name that nobody knows.
  case usage(String)
  /// What is missing on this system.
  case missing(String)
}

extension BenchError: CustomStringConvertible {
  /// In a sentence, with the screen below.
  var description: String {
    switch self {
    case .noText(let text, let program, let screen):
      "\(program) did not show “\(text)”, but:\n\(screen)"
    case .failed(let program, let output): "\(program) failed:\n\(output)"
    case .file(let path, let cause): "\(path): \(String(cString: strerror(cause)))"
    case .quiz(let path): "\(path) is not a quiz"
    case .usage(let word):
      "\(word) is not understood. Names: "
        + Measure.allCases.map(\.rawValue).joined(separator: ", ")
        + "; options: --repeats, --program, --quizzes, --peers, --folder, --output"
    case .missing(let what): "\(what) is missing"
    }
  }
}
