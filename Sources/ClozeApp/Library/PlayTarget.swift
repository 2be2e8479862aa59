/// What a command line asks to play.
enum PlayTarget: Hashable, Sendable {
  /// One quiz, at once: a path, or `-` for standard input.
  case file(String)
  /// A library: of these files and folders, or of all that is installed when there are none.
  case library([String])

  /// Decides by the operands: one file is played, anything else is a library.
  ///
  /// - Parameters:
  ///   - operands: The words that belong to no option.
  ///   - isFolder: Whether a path is that of a folder.
  ///   - exists: Whether there is anything of that name.
  /// - Throws: `unknownCommand` when the first word looks like a command and is no file, which would
  ///   otherwise be reported as a missing one.
  init(
    _ operands: [String],
    isFolder: (String) -> Bool = QuizFolder.isFolder,
    exists: (String) -> Bool = QuizFolder.exists
  ) throws(UsageError) {
    guard let first = operands.first else {
      self = .library([])
      return
    }
    if first.isCommandLike, !exists(first) { throw .unknownCommand(first) }
    let isFile = operands.count == 1 && (first == "-" || !isFolder(first))
    self = isFile ? .file(first) : .library(operands)
  }
}

extension String {
  /// Whether the word could be meant as a command: it has nothing that file names have.
  fileprivate var isCommandLike: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
