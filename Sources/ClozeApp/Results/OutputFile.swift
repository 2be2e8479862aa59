#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is written as a whole: whoever reads it sees what it was before, or all of the new.
struct OutputFile {
  /// Why a file could not be written, in the system's words.
  struct Failure: Error, Hashable {
    let reason: String
  }

  /// The path, links resolved as far as it leads somewhere.
  fileprivate let path: String

  /// Names a file that may not exist yet.
  init(_ path: String) {
    self.path = path.canonicalPath ?? path
  }

  /// Whether the file can be written again and again: a device or a pipe would get every version.
  var isReplaceable: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes the file.
  ///
  /// It is written beside its place and moved there, so that nothing can cut it short; a device or a
  /// pipe is written to.
  ///
  /// - Throws: Why that was not possible; the file is then as it was.
  func write(_ text: String) throws(Failure) {
    guard isReplaceable else {
      return try write(text, to: open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC))
    }
    let (temporary, descriptor) = create()
    guard descriptor >= 0 else { throw Failure() }
    do throws(Failure) {
      try write(text, to: descriptor)
      guard rename(temporary, path) == 0 else { throw Failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// How many names are tried for the file that is to take the place.
  fileprivate static let mostNames = 100

  /// Makes a file beside the place, of a name that was free: where others may make files, too, what
  /// has the name already may be a link of theirs to a file of ours.
  ///
  /// - Returns: Its path and its descriptor, which is negative when that was not possible.
  fileprivate func create() -> (path: String, descriptor: Int32) {
    let start = "\(path.parentPath?.slashed ?? "").\(path.fileName).\(getpid())"
    var made: (path: String, descriptor: Int32) = ("", -1)
    for number in 1...Self.mostNames {
      let path = number == 1 ? "\(start)~" : "\(start)-\(number)~"
      made = (path, open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
      if made.descriptor >= 0 || errno != EEXIST { break }
    }
    return made
  }

  /// Writes to a descriptor and closes it.
  fileprivate func write(_ text: String, to descriptor: Int32) throws(Failure) {
    guard descriptor >= 0 else { throw Failure() }
    if let reason = DescriptorWriter.write(text, to: descriptor) {
      close(descriptor)
      throw Failure(reason: reason)
    }
    keepMode(of: descriptor)
    // Some file systems tell only now that there was no room.
    guard close(descriptor) == 0 else { throw Failure() }
  }

  /// Lets a file that takes another's place have its permissions.
  fileprivate func keepMode(of descriptor: Int32) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = fchmod(descriptor, status.st_mode & 0o777)
  }
}

extension OutputFile.Failure {
  /// The failure that the system has just told.
  fileprivate init() { reason = String(cString: strerror(errno)) }
}
