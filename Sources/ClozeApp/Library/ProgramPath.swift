#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds the file of the running program.
enum ProgramPath {
  /// Where Linux links to the program of the process that asks.
  static let processLink = "/proc/self/exe"

  /// The canonical path of the running program, or nil when it cannot be found.
  ///
  /// - Parameters:
  ///   - word: The name that the program was called by, as its command line begins.
  ///   - searchPath: `PATH`, folders apart by colons, for a name without any.
  ///   - link: A link to the program, where the system has one.
  /// - Returns: The path with all links resolved.
  static func find(
    calledBy word: String?, searchPath: String?, link: String = processLink
  ) -> String? {
    if let path = link.canonicalPath { return path }
    guard let word, !word.isEmpty else { return nil }
    guard !word.contains("/") else { return word.canonicalPath }
    let folders = searchPath?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    for folder in folders {
      // An empty folder in PATH is the one that the program runs in.
      let path = "\(folder.isEmpty ? "." : folder)/\(word)"
      if access(path, X_OK) == 0, !QuizFolder.isFolder(path) { return path.canonicalPath }
    }
    return nil
  }
}

extension QuizPlaces {
  /// The folders for this process.
  public static func ofProcess() -> QuizPlaces {
    QuizPlaces(
      dataHome: variable("XDG_DATA_HOME"),
      configurationHome: variable("XDG_CONFIG_HOME"),
      home: variable("HOME"),
      program: ProgramPath.find(
        calledBy: CommandLine.arguments.first, searchPath: variable("PATH"))
    )
  }

  fileprivate static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
