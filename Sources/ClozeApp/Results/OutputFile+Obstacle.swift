#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension OutputFile {
  /// Why a file could not be written, in the system's words, as far as that can be told before; nil
  /// when nothing is in the way.
  static func obstacle(to path: String) -> String? {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { return String(cString: strerror(EISDIR)) }
    // A file is replaced by another one, which its folder has to take; anything else is written to.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let isWritable = access(exists && kind != S_IFREG ? path : folder, W_OK) == 0
    return isWritable ? nil : String(cString: strerror(errno))
  }
}
