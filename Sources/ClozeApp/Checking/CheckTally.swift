internal import QuizFormats
internal import Wording

/// What a check has found so far.
struct CheckTally {
  fileprivate var errors = 0
  fileprivate var warnings = 0
  fileprivate var faultyFiles = 0
  /// The files looked at.
  private(set) var files = 0

  /// Adds a file.
  mutating func add(_ file: QuizFile) {
    let found = file.diagnostics
    let errorsHere = found.count { $0.severity == .error }
    errors += errorsHere
    warnings += found.count - errorsHere
    faultyFiles += found.isEmpty ? 0 : 1
    files += 1
  }

  /// Whether the files are good; with `strict` a warning is enough to fail.
  func passes(strict: Bool) -> Bool { errors == 0 && !(strict && warnings > 0) }

  /// The whole in one line.
  func summary(_ phrases: any CommandPhrases) -> String {
    phrases.checkResult(
      errors: errors, warnings: warnings, faultyFiles: faultyFiles, files: files)
  }
}
