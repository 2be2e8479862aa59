#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes the folders that a path names, where they are missing, for their owner alone.
///
/// Mode 0700 is what the XDG Base Directory Specification asks for. A link to a folder is a folder.
///
/// - Parameters:
///   - path: The folder; empty stands for the current one.
///   - file: The file that is to be in it, for the error.
/// - Throws: A ``HistoryError`` that names the folder.
func makeFolder(_ path: String, for file: String) throws(HistoryError) {
  guard !path.isEmpty, !isFolder(path) else { return }
  try makeFolder(parent(of: path), for: file)
  guard mkdir(path, 0o700) != 0 else { return }
  let error = errno
  // Another program may have made it in the meantime.
  guard !isFolder(path) else { return }
  throw HistoryError(
    // “It exists” would say little of a file where a folder is to be.
    cause: .cannotCreateFolder(path: path, errno: error == EEXIST ? ENOTDIR : error), path: file)
}

/// The folder of a path, as far as the path says.
func parent(of path: String) -> String {
  let end = path.lastIndex { $0 != "/" }
  guard let end, let slash = path[...end].lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Whether a path is that of a folder in which this program can make no files.
func isUnwritableFolder(_ path: String) -> Bool {
  let path = path.isEmpty ? "." : path
  return isFolder(path) && access(path, W_OK) != 0
}

/// Whether there is anything at a path, be it a link that leads nowhere.
func exists(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

fileprivate func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
