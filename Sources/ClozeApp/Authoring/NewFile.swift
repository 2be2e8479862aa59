#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is made and never replaces anything.
struct NewFile {
  fileprivate let path: String

  /// Names a file that is not to exist yet.
  init(_ path: String) {
    self.path = path
  }

  /// Whether something has the name already; a link that leads nowhere is in the way, too.
  var isTaken: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes the file with a text.
  ///
  /// What has the name by then, be it a link that leads nowhere, stays as it is.
  ///
  /// - Throws: Why that was not possible; there is no file then that was not there before.
  func write(_ text: String) throws(OutputFile.Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    let reason = DescriptorWriter.write(text, to: descriptor)
    // Some file systems tell only now that there was no room.
    let isClosed = close(descriptor) == 0
    let failure = reason.map(OutputFile.Failure.init) ?? (isClosed ? nil : Self.failure(errno))
    guard let failure else { return }
    unlink(path)
    throw failure
  }

  fileprivate static func failure(_ number: Int32) -> OutputFile.Failure {
    OutputFile.Failure(reason: String(cString: strerror(number)))
  }
}
