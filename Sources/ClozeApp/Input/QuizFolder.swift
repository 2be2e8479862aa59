internal import QuizFormats

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The quiz files below a folder.
struct QuizFolder {
  /// The paths of all files that are quizzes by the ends of their names, sorted, each beginning with the folder's own.
  ///
  /// Hidden files and folders are left out. A link to a file counts, one to a folder is not followed,
  /// because it may lead back.
  private(set) var files: [String] = []
  /// The folders that could not be looked into, and why.
  private(set) var failures: [(path: String, failure: InputFailure)] = []

  /// Looks into a folder and those within.
  init(_ path: String) {
    var pending = [path]
    while let folder = pending.popLast() {
      do {
        for name in try Self.names(in: folder) where !name.hasPrefix(".") {
          let entry = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
          if Self.kind(of: entry, followsLinks: false) == S_IFDIR {
            pending.append(entry)
          } else if QuizReading.endingsInFolders.contains(where: name.lowercased().hasSuffix) {
            files.append(entry)
          }
        }
      } catch {
        failures.append((folder, error))
      }
    }
    files.sort()
  }

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path, followsLinks: true) == S_IFDIR }

  /// Whether there is anything of that name.
  static func exists(_ path: String) -> Bool { kind(of: path, followsLinks: true) != nil }

  fileprivate static func kind(of path: String, followsLinks: Bool) -> mode_t? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }

  fileprivate static func names(in folder: String) throws(InputFailure) -> [String] {
    guard let stream = opendir(folder) else { throw InputFailure(errno: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }
}
