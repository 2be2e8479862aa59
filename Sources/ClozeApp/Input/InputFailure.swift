internal import QuizFormats

/// Why the bytes of a file could not be had.
public enum InputFailure: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile
  /// The name is that of a folder.
  case isFolder
  /// The file is longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The system refuses; the reason is in its words (`strerror`).
  case unreadable(reason: String)

  /// The failure as something that is wrong with a quiz file.
  var cause: DiagnosticCause {
    switch self {
    case .noSuchFile: .noSuchFile
    case .isFolder: .isFolder
    case .tooLarge(let limit): .tooLarge(limit: limit)
    case .unreadable(let reason): .unreadable(reason: reason)
    }
  }
}
