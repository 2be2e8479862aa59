#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which file a path leads to, whatever becomes of the path.
struct FileIdentity: Hashable, Sendable {
  fileprivate let path: String
  fileprivate let device: UInt64
  fileprivate let number: UInt64

  /// Finds the file; nil when there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Whether the path still leads to the same file.
  var isStillThere: Bool { FileIdentity(path) == self }
}
