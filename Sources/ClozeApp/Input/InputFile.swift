#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads whole files, whatever they turn out to be.
enum InputFile {
  /// The most bytes that a file may have.
  static let limit = 256 * 1024 * 1024

  /// Reads a file by its name.
  ///
  /// A device or a pipe is read like a file, but a pipe without a writer is taken as empty after a
  /// while, so that no name can make the program wait for ever.
  ///
  /// - Parameters:
  ///   - path: The name.
  ///   - patience: How long to wait for someone who writes to a pipe, in milliseconds.
  /// - Returns: All its bytes.
  /// - Throws: Why they could not be had.
  static func read(path: String, patience: Int32 = 1000) throws(InputFailure) -> [UInt8] {
    // Opening a pipe without a writer would block, and opening a terminal could make it ours.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFailure(errno: errno) }
    defer { close(descriptor) }
    // A pipe that is handed over open has its writer already, however slow that is.
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, patience)
    return try read(descriptor: descriptor)
  }

  /// Reads an open file to its end.
  ///
  /// - Returns: All the bytes from where it stands.
  /// - Throws: Why they could not be had.
  static func read(descriptor: Int32) throws(InputFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputFailure(errno: errno) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isFolder }
    guard kind != S_IFREG || status.st_size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    if kind == S_IFREG { bytes.reserveCapacity(Int(status.st_size) + 1) }
    while try DescriptorReader.read(from: descriptor, onto: &bytes) {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }
}

extension InputFailure {
  /// What an error number of the system says of a file.
  init(errno number: Int32) {
    self =
      switch number {
      // A component that is a file rather than a folder leads nowhere either.
      case ENOENT, ENOTDIR: .noSuchFile
      case EISDIR: .isFolder
      default: .unreadable(reason: String(cString: strerror(number)))
      }
  }
}
