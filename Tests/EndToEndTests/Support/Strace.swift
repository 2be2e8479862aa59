import Foundation

/// The tracer of system calls, where it is installed.
enum Strace {
  static let path = "/usr/bin/strace"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }
}
