import Foundation
import TestSupport
import Testing

/// The tracer of system calls, where it is installed.
enum Strace {
  static let path = "/usr/bin/strace"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The system calls of a process while something is done, as strace prints them.
  ///
  /// The call that the process waits in when the tracer comes is the first of them.
  static func calls(of process: Int32, during action: () -> Void) throws -> [Substring] {
    let folder = try TemporaryFolder()
    let tracer = try TerminalSession(
      path, ["-f", "-p", "\(process)", "-o", "\(folder.path)/calls"])
    try tracer.waitForText("attached")
    action()
    tracer.press(.control("c"))
    try tracer.waitForExit()
    return try folder.read("calls").split(separator: "\n")
  }
}
